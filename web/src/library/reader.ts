// A second board module, without a screen: finds out whether a record can be replayed, and what it leads to, while the game on the board
// stays where it is.

import { boardAddress } from '../board/board_addresses';
import { BoardModule } from '../board/module';
import type { GameId } from '../model/game_id';
import type { Snapshot } from '../model/snapshot';

interface Replayed {
  /** As the board writes it. */
  record: string;
  snapshot: Snapshot;
}

/** Returns the facts of a record, or the reason why it cannot be replayed. */
export type RecordReader = (record: string) => Replayed | { error: string };

/** Opens a reader for records of that game. */
export async function openReader(game: GameId): Promise<RecordReader> {
  const module = await BoardModule.load(game, boardAddress(game));
  return (record) => {
    const error = module.load(record);
    return error ? { error } : { record: module.record(), snapshot: module.snapshot() };
  };
}
