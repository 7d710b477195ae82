const OFFSET = 2166136261;
const PRIME = 16777619;

/** Tells texts apart, and is the same everywhere (FNV-1a). */
export function fingerprint(text: string): string {
  let hash = OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
