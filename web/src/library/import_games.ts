// Puts what came in into the library. Nothing that is there is overwritten by anything older, and nothing comes twice.

import type { Saves } from '../storage/saves';
import { newGameName, type SavedGame } from '../model/saved_game';
import type { Incoming } from './incoming';

/** The part of Saves that is used. */
export type Library = Pick<Saves, 'library' | 'put' | 'setAside'>;

export interface TakenIn {
  /** The names of those that came in, or were there already. */
  added: string[];
  known: string[];
  aside: number;
  /** There was no room for all of them. */
  full: boolean;
}

/** @param onBoard the game that is open: its next save would overwrite another state of it, so that comes in as a copy */
export async function takeIn({ games, aside }: Incoming, saves: Library, onBoard: string): Promise<TakenIn> {
  const there = await saves.library();
  const byId = new Map(there.map((game) => [game.id, game]));
  const byRecord = new Map(there.map((game) => [game.record, game]));
  const taken: TakenIn = { added: [], known: [], aside: 0, full: false };
  for (const each of games) {
    const same: SavedGame | undefined = byId.get(each.id) ?? byRecord.get(each.record);
    if (same && (same.record === each.record || same.time >= each.time)) {
      taken.known.push(same.id);
      continue;
    }
    // Stamps of another device say nothing here: it takes the place of the copy that was looked at.
    const place = { id: each.id === onBoard ? newGameName() : each.id, stamp: byId.get(each.id)?.stamp ?? 0 };
    const game = { ...each, ...place };
    if (await saves.put(game)) {
      taken.added.push(game.id);
      byId.set(game.id, game);
      byRecord.set(game.record, game);
    } else {
      taken.full = true;
      break;
    }
  }
  for (const text of aside) if (await saves.setAside(text)) taken.aside += 1;
  return taken;
}
