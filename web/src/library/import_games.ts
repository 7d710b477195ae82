// Puts what came in into the library. Nothing that is there is overwritten by anything older, and nothing comes twice.

import type { Saves } from '../storage/saves';
import { newGameName, type SavedGame } from '../model/saved_game';
import type { Incoming } from './incoming';

/** The part of Saves that is used. */
export type Library = Pick<Saves, 'games' | 'put' | 'quarantine'>;

export interface ImportReport {
  /** The names of those that came in, or were there already. */
  added: string[];
  known: string[];
  /** How many could not be read. */
  quarantined: number;
  /** There was no room for all of them. */
  full: boolean;
}

/** @param onBoard the game that is open: its next save would overwrite another state of it, so that comes in as a copy */
export async function importGames(
  { games, unreadable }: Pick<Incoming, 'games' | 'unreadable'>,
  saves: Library,
  onBoard: string,
): Promise<ImportReport> {
  const there = await saves.games();
  const byId = new Map(there.map((game) => [game.id, game]));
  const byRecord = new Map(there.map((game) => [game.record, game]));
  const report: ImportReport = { added: [], known: [], quarantined: 0, full: false };
  for (const each of games) {
    const same: SavedGame | undefined = byId.get(each.id) ?? byRecord.get(each.record);
    if (same && (same.record === each.record || same.time >= each.time)) {
      report.known.push(same.id);
      continue;
    }
    // Stamps of another device say nothing here: it takes the place of the copy that was looked at.
    const place = { id: each.id === onBoard ? newGameName() : each.id, stamp: byId.get(each.id)?.stamp ?? 0 };
    const game = { ...each, ...place };
    if (await saves.put(game)) {
      report.added.push(game.id);
      byId.set(game.id, game);
      byRecord.set(game.record, game);
    } else {
      report.full = true;
      break;
    }
  }
  for (const text of unreadable) if (await saves.quarantine(text)) report.quarantined += 1;
  return report;
}
