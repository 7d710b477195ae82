// Where games are kept: the one being played, and the library of all that were begun. Every save of the game being played goes to two
// places: to localStorage before the call returns, so that a closed or crashed page has lost nothing, and to IndexedDB with strict
// durability, so that a killed browser has not either (localStorage is written to disk seconds late). Reading takes the newer of the
// two. The library is in IndexedDB; where there is none, in localStorage. What cannot be read is set aside, never thrown away.
//
// Two tabs may have one game open. Whoever saves names the stamp of the copy it took up; a copy that somebody else has saved since is never
// overwritten, which the database checks within the transaction that writes.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { newSeed } from '../model/random';
import { readSavedGame, writeSavedGame, type SavedGame } from '../model/saved_game';

export interface SetAside {
  id: number;
  text: string;
}

/** What became of a save. "overtaken": another tab has saved the same game meanwhile, and nothing was written. */
export type SaveOutcome = 'saved' | 'nowhere' | 'overtaken';

/** What tabs tell each other: the game that one of them has saved. */
interface Announcement {
  id: string;
  stamp: number;
}

const CURRENT = 'current';
const CHANNEL = 'anthill.games';
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
  /** The stamps of all that was saved from here. */
  private readonly ownStamps = new Set<number>();
  private channel: BroadcastChannel | null = null;
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
    // The database first: of equal stamps, its copy is the one that was checked.
    for (const text of new Set([durable, quick, this.latest])) {
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

  /**
   * Saves the game being played; to the quick store before the call returns.
   * @param over the stamp of the copy that was taken up; 0 for a new game
   * @param begun something has happened in it, so the library keeps it too
   */
  async save(game: Omit<SavedGame, 'stamp'>, over: number, begun: boolean): Promise<SaveOutcome> {
    const isForeign = this.foreignTo(game.id, over);
    const quickKeys = [QUICK_CURRENT, QUICK_LIBRARY + game.id];
    if (quickKeys.some((key) => isForeign(this.quickRead(key)))) return 'overtaken';
    const stamp = this.newStamp(over);
    const text = writeSavedGame({ ...game, stamp });
    this.latest = text;
    const quickly = this.quickWrite(QUICK_CURRENT, text);
    const database = await this.database;
    if (begun && !database) this.quickWrite(QUICK_LIBRARY + game.id, text);
    const durably = database
      ? await writeDurably(database, text, game.id, { current: true, library: begun }, isForeign)
      : 'nowhere';
    if (durably === 'overtaken') {
      await this.takeBack(text, database);
      return 'overtaken';
    }
    this.working = quickly || durably === 'saved';
    if (!this.working) return 'nowhere';
    this.announce({ id: game.id, stamp });
    return 'saved';
  }

  /** Calls back when another tab has saved a game: the earliest word of it, but none to rely on. */
  watch(heard: (id: string, stamp: number) => void): void {
    const hear = ({ id, stamp }: Announcement): void => {
      this.lastStamp = Math.max(this.lastStamp, stamp);
      heard(id, stamp);
    };
    if ('BroadcastChannel' in window) {
      this.channel = new BroadcastChannel(CHANNEL);
      this.channel.addEventListener('message', ({ data }: MessageEvent<Announcement>) => hear(data));
    }
    window.addEventListener('storage', ({ key, newValue }) => {
      const game = key === QUICK_CURRENT && newValue !== null ? readSavedGame(newValue) : null;
      if (game) hear(game);
    });
  }

  /** Tells copies of a game that were saved elsewhere after the one that was taken up. */
  private foreignTo(id: string, over: number): (text: string | null | undefined) => boolean {
    return (text) => {
      const stored = text ? readSavedGame(text) : null;
      return stored?.id === id && stored.stamp > over && !this.ownStamps.has(stored.stamp);
    };
  }
  /** Later than any before, and different in every tab: by the clock, within a millisecond by chance. */
  private newStamp(over: number): number {
    const chance = newSeed() % 1000;
    this.lastStamp = Math.max(this.lastStamp + 1 + chance, over + 1 + chance, Date.now() * 1000 + chance);
    this.ownStamps.add(this.lastStamp);
    return this.lastStamp;
  }
  private announce(saved: Announcement): void {
    this.channel?.postMessage(saved);
  }
  /** The database has refused what the quick store has already taken. */
  private async takeBack(text: string, database: IDBPDatabase<Schema> | null): Promise<void> {
    if (this.latest === text) this.latest = null;
    if (this.quickRead(QUICK_CURRENT) !== text) return;
    const stored = await database?.get('games', CURRENT).catch(() => undefined);
    if (stored === undefined) this.quickRemove(QUICK_CURRENT);
    else this.quickWrite(QUICK_CURRENT, stored);
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

  /** Puts a game into the library, in the place of the copy of the same stamp. False when there is no room, or a newer copy. */
  async put(game: SavedGame): Promise<boolean> {
    const current = await this.load();
    // The copy that is being played would come back over this one.
    if (current?.id === game.id) return (await this.save(game, game.stamp, true)) === 'saved';
    const isForeign = this.foreignTo(game.id, game.stamp);
    const stamp = this.newStamp(game.stamp);
    const text = writeSavedGame({ ...game, stamp });
    const key = QUICK_LIBRARY + game.id;
    const database = await this.database;
    const done = database
      ? (await writeDurably(database, text, game.id, { current: false, library: true }, isForeign)) === 'saved'
      : !isForeign(this.quickRead(key)) && this.quickWrite(key, text);
    if (done) this.announce({ id: game.id, stamp });
    return done;
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

/** In one transaction to the place of the game being played, to one in the library, or both; nothing where a foreign copy lies. */
async function writeDurably(
  database: IDBPDatabase<Schema>,
  text: string,
  id: string,
  into: { current: boolean; library: boolean },
  isForeign: (text: string | undefined) => boolean,
): Promise<SaveOutcome> {
  try {
    const transaction = database.transaction(['games', 'library'], 'readwrite', { durability: 'strict' });
    const [games, library] = [transaction.objectStore('games'), transaction.objectStore('library')];
    const stored = await Promise.all([games.get(CURRENT), library.get(id)]);
    if (stored.some(isForeign)) return 'overtaken';
    await Promise.all([
      into.current ? games.put(text, CURRENT) : undefined,
      into.library ? library.put(text, id) : undefined,
      transaction.done,
    ]);
    return 'saved';
  } catch {
    return 'nowhere';
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
