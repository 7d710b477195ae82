// The sounds and vibrations for changes of the session. The board and the words show everything too, so no player needs them. They do
// not depend on the places of cards, so a handover screen keeps its secrets from ears as well.

import type { PlayedMove } from '../model/snapshot';
import type { SessionState } from '../session/state';

export type Cue = 'move' | 'capture' | 'back' | 'refused' | 'won' | 'draw';

type Seen = Pick<SessionState, 'match' | 'notice' | 'mode'>;

/** In a game where cards are taken off the board, the move says which. */
const captures = (move: PlayedMove & { captured?: readonly string[] }): boolean => (move.captured?.length ?? 0) > 0;

const looksBack = ({ mode }: Pick<Seen, 'mode'>): boolean => mode.kind === 'reviewing';

/** Null when nothing happened that is worth a sound: looking back, a new game on the table, a selection. */
export function cueOf(before: Seen, after: Seen): Cue | null {
  if (after.notice?.kind === 'refused' && after.notice !== before.notice) return 'refused';
  const [from, to] = [before.match?.snapshot, after.match?.snapshot];
  if (!from || !to || from === to || looksBack(before) || looksBack(after)) return null;
  if (from.start !== to.start) return null;
  if (from.status.kind === 'playing' && to.status.kind !== 'playing') return to.status.kind === 'draw' ? 'draw' : 'won';
  if (to.ply < from.ply) return 'back';
  if (to.ply === from.ply) return null;
  return to.moves.slice(from.ply, to.ply).some(captures) ? 'capture' : 'move';
}
