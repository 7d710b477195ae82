// Where undo and redo lead: to a position in which a person was to move, so that the computer's answer goes and comes with the move that
// it answered; never back to before what a reveal has shown.

import type { SeatName, Snapshot } from './board/snapshot';

type IsPerson = (seat: SeatName | undefined) => boolean;

export function undoTarget(snapshot: Snapshot, isPerson: IsPerson): number | null {
  for (let ply = snapshot.ply - 1; ply >= snapshot.earliest; ply -= 1) {
    if (isPerson(snapshot.moves[ply]?.seat)) return ply;
  }
  return null;
}

export function redoTarget(snapshot: Snapshot, isPerson: IsPerson): number | null {
  if (snapshot.ply >= snapshot.length) return null;
  for (let ply = snapshot.ply + 1; ply < snapshot.length; ply += 1) {
    if (isPerson(snapshot.moves[ply]?.seat)) return ply;
  }
  return snapshot.length;
}
