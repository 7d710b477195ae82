// Texts wait in localStorage while the database is away: games that were begun, and damaged ones.

import { readSavedGame } from '../model/saved_game';
import { newDamagedKey, QUARANTINE_KEY } from './damaged';
import type { Database } from './database';
import { writeGame } from './library_store';
import type { LocalStore } from './local_store';
import { keyOf } from './place';

/**
 * Characters of games and damaged texts that are kept. The narrowest browsers have room for 2.6 million: the game being played, settings
 * and progress must never find it full.
 */
const MOST_WAITING = 1_500_000;

const LIBRARY_KEY = keyOf('library.');

export const libraryKey = (id: string): string => LIBRARY_KEY + id;

export class Waiting {
  constructor(private readonly local: LocalStore) {}

  get games(): [key: string, text: string][] {
    return this.texts(LIBRARY_KEY);
  }
  get damaged(): [key: string, text: string][] {
    return this.texts(QUARANTINE_KEY);
  }

  /** Leaves room for what has no other place. */
  write(key: string, text: string): boolean {
    const others = [...this.games, ...this.damaged].reduce(
      (sum, [name, each]) => sum + (name === key ? 0 : each.length),
      0,
    );
    return others + text.length <= MOST_WAITING && this.local.write(key, text);
  }
  writeDamaged(text: string): boolean {
    return this.damaged.some(([, known]) => known === text) || this.write(newDamagedKey(), text);
  }

  /** The database is back. */
  async adopt(database: Database): Promise<void> {
    try {
      for (const [key, text] of this.games) {
        const game = readSavedGame(text);
        if (game) await writeGame(database, { game, text, isForeign: () => false }, { current: null, library: true });
        else await database.add('aside', text);
        if (this.local.read(key) === text) this.local.remove(key);
      }
      for (const [key, text] of this.damaged) {
        await database.add('aside', text);
        this.local.remove(key);
      }
    } catch {
      // No room: they stay where they are, and are listed from there.
    }
  }

  private texts(prefix: string): [key: string, text: string][] {
    return this.local.keys(prefix).map((key) => [key, this.local.read(key) ?? '']);
  }
}
