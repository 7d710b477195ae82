// The targets of undo and redo: a position in which a person was to move, so that the computer's answer goes and comes with the move
// that it answered; never back to before what a reveal has shown.

import type { PlayedMove, Snapshot } from '../model/snapshot';

type ByPerson = (move: PlayedMove) => boolean;

export function undoTarget(snapshot: Snapshot, byPerson: ByPerson): number | null {
  for (let ply = snapshot.ply - 1; ply >= snapshot.earliest; ply -= 1) {
    const move = snapshot.moves[ply];
    if (move && byPerson(move)) return ply;
  }
  return null;
}

export function redoTarget(snapshot: Snapshot, byPerson: ByPerson): number | null {
  if (snapshot.ply >= snapshot.length) return null;
  for (let ply = snapshot.ply + 1; ply < snapshot.length; ply += 1) {
    const move = snapshot.moves[ply];
    if (move && byPerson(move)) return ply;
  }
  return snapshot.length;
}
