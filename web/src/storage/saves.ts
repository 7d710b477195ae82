// Where games are kept: the one being played, and the library of all that were begun. Every save of the game being played goes to two
// places: to localStorage before the call returns, so that a closed or crashed page has lost nothing, and to IndexedDB with strict
// durability, so that a killed browser has not either (localStorage is written to disk seconds late). Reading takes the newer of the
// two. The library is in IndexedDB; where there is none, in localStorage. What cannot be read is set aside, never thrown away.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readSavedGame, writeSavedGame, type SavedGame } from '../model/saved_game';

export interface SetAside {
  id: number;
  text: string;
}

const CURRENT = 'current';
const LONGEST_OPENING_MILLISECONDS = 1500;

interface Schema extends DBSchema {
  games: { key: string; value: string };
  library: { key: string; value: string };
  aside: { key: number; value: string };
}

/** The part of Storage that is used. */
export type QuickStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const QUICK_CURRENT = 'anthill.game.current';
const QUICK_LIBRARY = 'anthill.library.';

export class Saves {
  private readonly database: Promise<IDBPDatabase<Schema> | null>;
  private lastStamp = 0;
  /** The last save as it was written: all there is where no place takes it. */
  private latest: string | null = null;
  /** False once no place takes the game any more. */
  working = true;

  constructor(
    private readonly quick: QuickStore | null,
    open: () => Promise<IDBPDatabase<Schema>> = openDatabase,
  ) {
    this.database = open().catch(() => null);
  }

  // --- the game being played -----------------------------------------------------------------------------------------------

  async load(): Promise<SavedGame | null> {
    const database = await this.answering();
    const quick = this.quickRead(QUICK_CURRENT);
    const durable = (await database?.get('games', CURRENT).catch(() => undefined)) ?? null;
    const games: SavedGame[] = [];
    for (const text of new Set([quick, durable, this.latest])) {
      if (text === null) continue;
      const game = readSavedGame(text);
      if (game) games.push(game);
      else if (await this.setAside(text)) {
        if (text === quick) this.quickRemove(QUICK_CURRENT);
        if (text === durable) await database?.delete('games', CURRENT).catch(() => undefined);
      }
    }
    games.sort((a, b) => b.stamp - a.stamp);
    this.lastStamp = Math.max(this.lastStamp, games[0]?.stamp ?? 0);
    return games[0] ?? null;
  }

  /** `begun`: something has happened in it, so the library keeps it too. */
  save(game: Omit<SavedGame, 'stamp'>, begun: boolean): void {
    this.lastStamp += 1;
    const text = writeSavedGame({ ...game, stamp: this.lastStamp });
    this.latest = text;
    const quickly = this.quickWrite(QUICK_CURRENT, text);
    void this.database.then(async (database) => {
      if (begun && !database) this.quickWrite(QUICK_LIBRARY + game.id, text);
      const durably = database !== null && (await writeDurably(database, text, begun ? game.id : null));
      this.working = quickly || durably;
    });
  }

  /** Calls back when another tab has saved the game being played there; later saves of this tab are newer than that one. */
  watch(overtaken: (id: string) => void): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      const game = key === QUICK_CURRENT && newValue !== null ? readSavedGame(newValue) : null;
      if (!game) return;
      this.lastStamp = Math.max(this.lastStamp, game.stamp);
      overtaken(game.id);
    });
  }

  // --- the library ---------------------------------------------------------------------------------------------------------

  /** Every game that was begun or taken in, the latest first. */
  async library(): Promise<SavedGame[]> {
    const games = new Map<string, SavedGame>();
    for (const [id, text] of await this.shelf()) {
      const game = readSavedGame(text);
      if (game) games.set(game.id, game);
      else if (await this.setAside(text)) await this.unshelve(id);
    }
    // A killed browser may have lost its last words to the database.
    const current = await this.load();
    const shelved = current && games.get(current.id);
    if (current && shelved && shelved.stamp < current.stamp) games.set(current.id, current);
    return [...games.values()].sort((a, b) => b.time - a.time);
  }

  async find(id: string): Promise<SavedGame | null> {
    const current = await this.load();
    if (current?.id === id) return current;
    const database = await this.database;
    const text = database
      ? await database.get('library', id).catch(() => undefined)
      : this.quickRead(QUICK_LIBRARY + id);
    return text === undefined || text === null ? null : readSavedGame(text);
  }

  /** Puts a game into the library, in the place of the one of the same name. False when there is no room. */
  async put(game: SavedGame): Promise<boolean> {
    const text = writeSavedGame(game);
    const current = await this.load();
    // The copy that is being played would come back over this one.
    if (current?.id === game.id) this.save(game, true);
    const database = await this.database;
    if (!database) return this.quickWrite(QUICK_LIBRARY + game.id, text);
    return database.put('library', text, game.id).then(
      () => true,
      () => false,
    );
  }

  /** Out of the library, and off the table if it lies there. */
  async remove(id: string): Promise<void> {
    const database = await this.database;
    if ((await this.load())?.id === id) {
      this.latest = null;
      this.quickRemove(QUICK_CURRENT);
      await database?.delete('games', CURRENT).catch(() => undefined);
    }
    await this.unshelve(id);
  }

  // --- what could not be read ----------------------------------------------------------------------------------------------

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

  /**
   * The database, or null when it does not answer in good time: a page that was left while it opened its database can keep the next one
   * waiting, for ever in WebKit. The game being played is in the quick store too, and need not wait.
   */
  private answering(): Promise<IDBPDatabase<Schema> | null> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_OPENING_MILLISECONDS));
    return Promise.race([this.database, late]);
  }

  // --- inside ----------------------------------------------------------------------------------------------------------------

  private async shelf(): Promise<[string, string][]> {
    const database = await this.database;
    if (!database) {
      const keys = Array.from({ length: this.quick?.length ?? 0 }, (_, index) => this.quick?.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(QUICK_LIBRARY))
        .map((key) => [key.slice(QUICK_LIBRARY.length), this.quickRead(key) ?? '']);
    }
    try {
      const [ids, texts] = await Promise.all([database.getAllKeys('library'), database.getAll('library')]);
      return ids.map((id, index) => [id, texts[index] ?? '']);
    } catch {
      return [];
    }
  }
  private async unshelve(id: string): Promise<void> {
    const database = await this.database;
    if (database) await database.delete('library', id).catch(() => undefined);
    else this.quickRemove(QUICK_LIBRARY + id);
  }

  private quickRead(key: string): string | null {
    try {
      return this.quick?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
  private quickRemove(key: string): void {
    try {
      this.quick?.removeItem(key);
    } catch {
      // Storage switched off: nothing is there.
    }
  }
  private quickWrite(key: string, text: string): boolean {
    if (!this.quick) return false;
    try {
      this.quick.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** The game being played, and in one with it its place in the library. */
async function writeDurably(database: IDBPDatabase<Schema>, text: string, shelvedAs: string | null): Promise<boolean> {
  try {
    const transaction = database.transaction(['games', 'library'], 'readwrite', { durability: 'strict' });
    const shelved = shelvedAs === null ? undefined : transaction.objectStore('library').put(text, shelvedAs);
    await Promise.all([transaction.objectStore('games').put(text, CURRENT), shelved, transaction.done]);
    return true;
  } catch {
    return false;
  }
}

// Asynchronous for what it throws: where storage is denied, the mere mention of IndexedDB is an error.
async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('anthill', 2, {
    upgrade(database, before, _now, transaction) {
      if (before < 1) {
        database.createObjectStore('games');
        database.createObjectStore('aside', { autoIncrement: true });
      }
      const library = database.createObjectStore('library');
      // The games of version 1: what was played, and what the last deal had put away.
      if (before < 1) return;
      void transaction
        .objectStore('games')
        .getAll()
        .then((texts) => {
          for (const text of texts) {
            const game = readSavedGame(text);
            if (game) void library.put(text, game.id);
          }
        });
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
