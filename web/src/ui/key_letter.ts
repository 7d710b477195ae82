// Which Latin letter a key stands for.

const LATIN = /^[A-Z]$/;
const OTHER_SCRIPT = /^(?!\p{Script=Latin})\p{Letter}+$/u;

/** The letter that it writes; on keyboards of another script the Latin one that is printed beside it. "" for none. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const written = key.toUpperCase();
  if (LATIN.test(written)) return written;
  return OTHER_SCRIPT.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '') : '';
}
