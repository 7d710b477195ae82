// The match by link on the screen stands, by its name, in the present entry of the browser's history: the page comes back to it when it is
// loaded again, and saved games lead to it.

/** @param match "" for none */
export const nameMatch = (match: string): void =>
  history.replaceState({ ...(history.state as object | null), match }, '');

/** "" for none. */
export function namedMatch(): string {
  const entry = history.state as { match?: unknown } | null;
  return typeof entry?.match === 'string' ? entry.match : '';
}
