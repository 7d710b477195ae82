// Reads a board's snapshot. The module sends the moves that are new since the one before; here they are joined to the earlier ones.

import type { PlayedMove, Snapshot } from '../model/snapshot';
import type { BoardInstance } from '../wasm/board';
import { readText } from '../wasm/text';

/** @param known the moves of this board's snapshot before, none at first */
export function readSnapshot(wasm: BoardInstance, known: readonly PlayedMove[] = []): Snapshot {
  const text = readText(wasm, wasm._board_snapshot(known.length));
  const { since, ...sent } = JSON.parse(text) as Snapshot & { since: number };
  return { ...sent, moves: [...known.slice(0, since), ...sent.moves] };
}
