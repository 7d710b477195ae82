// The match on the board, for the parts around it.

import type { Snapshot } from '../model/snapshot';
import type { SessionState } from '../session/state';
import type { MatchView } from './game_page';
import type { PageContext } from './page_context';

/** Null while there is none. */
export const viewOf = (page: PageContext): MatchView | null => {
  const { state } = page.session;
  return state.match && { page, state, ...state.match };
};

/** The position on the board as its game knows it; null where another game is on the board, or none. */
export const positionOn = <S extends Snapshot>({ match }: SessionState, game: S['game']): S | null =>
  match?.snapshot.game === game ? (match.snapshot as S) : null;
