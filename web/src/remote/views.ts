// The views of the screen of matches by link.

import { ROUTES } from '../contract/routes';
import { isMatchLink } from '../model/link_address';
import type { RemoteMatch } from '../model/remote_match';
import type { RemoteMatches } from '../storage/remote_matches';
import type { MatchFacts } from './match_protocol';

export type View =
  | { kind: 'list' }
  | { kind: 'invite' }
  | { kind: 'import' }
  /** With a match: from there. */
  | { kind: 'check'; match: RemoteMatch | null }
  /** `crossed`: by an invitation of this device, which is deleted with its acceptance. */
  | { kind: 'invited'; text: string; facts: MatchFacts; crossed: boolean }
  | { kind: 'foreign'; text: string; facts: MatchFacts }
  /** Two devices in one room: with a match, this one shows its code first. */
  | { kind: 'room'; match: RemoteMatch | null; given: string }
  /** `said`: beside the board. */
  | { kind: 'match'; match: RemoteMatch; said?: string };

/** The screen of all matches, as that of one uses it. */
export interface Matches {
  readonly store: RemoteMatches;
  readonly toList: () => void;
  /** Shows it, unless something else has come up meanwhile. */
  readonly reopen: (id: string) => Promise<void>;
  /** Begins another match between the same two. */
  rematch(match: RemoteMatch): void;
  check(match: RemoteMatch): void;
  /** Both are in one room. */
  connect(match: RemoteMatch): void;
  /** A message has been sent here, or in another tab. */
  goneOn(match: RemoteMatch): void;
}

export const LIST: View = { kind: 'list' };
/** Other views are called as the screen. */
export const HEADINGS: Partial<Record<View['kind'], `list.${'invite' | 'import' | 'check'}` | 'room.do'>> = {
  invite: 'list.invite',
  import: 'list.import',
  check: 'list.check',
  room: 'room.do',
};

/** A link that has been taken leaves the address, because it is private: unless another one has come meanwhile. */
export function leaveLink(fragment: string): void {
  if (!isMatchLink(fragment) || location.hash.slice(1) !== fragment) return;
  try {
    history.replaceState(history.state, '', ROUTES.remote.fragment);
  } catch {
    // A document without an origin keeps its address.
  }
}
