// The match by link on the screen stands, by its name, in the present entry of the browser's history: the page comes back to it when it is
// loaded again, and saved games lead to it.

import { isMatchLink } from '../model/link_address';
import { ROUTES } from './routes';

/** @param match "" for none */
export function nameMatch(match: string): void {
  // A link that could not be taken would come up once more in place of the match.
  if (match !== '') leaveLink(location.hash.slice(1));
  history.replaceState({ ...(history.state as object | null), match }, '');
}

/** A link that has been taken leaves the address, because it is private: unless another one has come meanwhile. */
export function leaveLink(fragment: string): void {
  if (!isMatchLink(fragment) || location.hash.slice(1) !== fragment) return;
  try {
    history.replaceState(history.state, '', ROUTES.remote.fragment);
  } catch {
    // A document without an origin keeps its address.
  }
}

/** "" for none. */
export function namedMatch(): string {
  const entry = history.state as { match?: unknown } | null;
  return typeof entry?.match === 'string' ? entry.match : '';
}
