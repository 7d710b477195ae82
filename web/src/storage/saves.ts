// Where games are kept. Every save goes to two places: to localStorage before the call returns, so that a closed or crashed page has
// lost nothing, and to IndexedDB with strict durability, so that a killed browser has not either (localStorage is written to disk
// seconds late). Reading takes the newer of the two. What cannot be read is set aside, never thrown away.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readSavedGame, writeSavedGame, type SavedGame } from './saved_game';

/** The game being played, and the one that a new deal has put away. */
export type Slot = 'current' | 'previous';

export interface SetAside {
  id: number;
  text: string;
}

interface Schema extends DBSchema {
  games: { key: Slot; value: string };
  aside: { key: number; value: string };
}

/** The part of Storage that is used. */
export type QuickStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (slot: Slot): string => `anthill.game.${slot}`;

export class Saves {
  private readonly database: Promise<IDBPDatabase<Schema> | null>;
  private lastStamp = 0;
  /** False once no place takes the game any more. */
  working = true;

  constructor(
    private readonly quick: QuickStore | null,
    open: () => Promise<IDBPDatabase<Schema>> = openDatabase,
  ) {
    this.database = open().catch(() => null);
  }

  async load(slot: Slot): Promise<SavedGame | null> {
    const database = await this.database;
    const quick = this.quickRead(slot);
    const durable = (await database?.get('games', slot).catch(() => undefined)) ?? null;
    const games: SavedGame[] = [];
    for (const text of new Set([quick, durable])) {
      if (text === null) continue;
      const game = readSavedGame(text);
      if (game) games.push(game);
      else if (await this.setAside(text)) {
        if (text === quick) this.quickRemove(slot);
        if (text === durable) await database?.delete('games', slot).catch(() => undefined);
      }
    }
    games.sort((a, b) => b.stamp - a.stamp);
    this.lastStamp = Math.max(this.lastStamp, games[0]?.stamp ?? 0);
    return games[0] ?? null;
  }

  save(slot: Slot, game: Omit<SavedGame, 'stamp' | 'time'>): void {
    this.lastStamp += 1;
    const text = writeSavedGame({ ...game, stamp: this.lastStamp, time: Date.now() });
    const quickly = this.quickWrite(slot, text);
    void this.database.then(async (database) => {
      const durably = database !== null && (await this.writeDurably(database, slot, text));
      this.working = quickly || durably;
    });
  }

  /** Calls back when another tab has saved this slot; later saves of this tab are newer than that one. */
  watch(slot: Slot, overtaken: () => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      const game = key === keyOf(slot) && newValue !== null ? readSavedGame(newValue) : null;
      if (!game) return;
      this.lastStamp = Math.max(this.lastStamp, game.stamp);
      overtaken();
    });
  }

  clear(slot: Slot): void {
    this.quickRemove(slot);
    void this.database.then((database) => database?.delete('games', slot).catch(() => undefined));
  }

  /** Keeps a text that could not be read as a game. False when there is no room for it: then it stays where it was. */
  async setAside(text: string): Promise<boolean> {
    const database = await this.database;
    if (!database) return false;
    return database.add('aside', text).then(
      () => true,
      () => false,
    );
  }
  async allSetAside(): Promise<SetAside[]> {
    const database = await this.database;
    if (!database) return [];
    try {
      const [ids, texts] = await Promise.all([database.getAllKeys('aside'), database.getAll('aside')]);
      return ids.map((id, index) => ({ id, text: texts[index] ?? '' }));
    } catch {
      return [];
    }
  }
  async deleteSetAside(id: number): Promise<void> {
    const database = await this.database;
    await database?.delete('aside', id).catch(() => undefined);
  }

  private quickRead(slot: Slot): string | null {
    try {
      return this.quick?.getItem(keyOf(slot)) ?? null;
    } catch {
      return null;
    }
  }
  private quickRemove(slot: Slot): void {
    try {
      this.quick?.removeItem(keyOf(slot));
    } catch {
      // Storage switched off: nothing is there.
    }
  }
  private quickWrite(slot: Slot, text: string): boolean {
    if (!this.quick) return false;
    try {
      this.quick.setItem(keyOf(slot), text);
      return true;
    } catch {
      return false;
    }
  }
  private async writeDurably(database: IDBPDatabase<Schema>, slot: Slot, text: string): Promise<boolean> {
    try {
      const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(text, slot), transaction.done]);
      return true;
    } catch {
      return false;
    }
  }
}

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('anthill', 1, {
    upgrade(database) {
      database.createObjectStore('games');
      database.createObjectStore('aside', { autoIncrement: true });
    },
    // A newer version of the page in another tab wants to upgrade: let it.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

export function browserStorage(): QuickStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
