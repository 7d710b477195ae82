// Keeps the games: the one being played, and the library of all that were begun. Every save of the game being played goes to two places: to
// localStorage before the call returns, so that a closed or crashed page has lost nothing, and to IndexedDB with strict durability, so that
// a killed browser has not either (localStorage is written to disk seconds late). Reading takes the newer of the two. The library is in
// IndexedDB; what is begun while that is away waits in localStorage until it is back. Texts that cannot be read go to a quarantine, where
// they can be seen, exported and deleted.
//
// Two tabs may have one game open. Each save names the stamp of the copy that it continues; a copy that another tab has saved since is
// never overwritten, which the database checks within the transaction that writes.

import { randomUint32 } from '../model/random';
import { withNote } from '../model/record_text';
import { readSavedGame, readStamp, writeSavedGame, type SavedGame } from '../model/saved_game';
import { summaryOf, type GameSummary } from '../model/game_summary';
import { Connection, openDatabase, PATIENCE_MILLISECONDS, StorageError, type OpenDatabase } from './database';
import { libraryKey, Waiting } from './waiting';
import { LocalStore, type TextStore } from './local_store';
import { tabChannel } from './tab_channel';
import { ANY_KEY, keyOf } from './place';
import * as stores from './library_store';

/** A text that could not be read as a game. */
export interface Quarantined {
  id: number | string;
  text: string;
}

/** The result of a save. "overtaken": another tab has saved the same game meanwhile, and nothing was written. */
export type SaveOutcome = 'saved' | 'nowhere' | 'overtaken';

/** The message of a tab to the others: the game that it has saved. */
interface Announcement {
  id: string;
  stamp: number;
}
/** Or has given another title. */
interface Renaming {
  id: string;
  title: string;
}
/** The message to other tabs when everything has been erased. */
const ERASED = 'erased';

const CHANNEL = keyOf('games');
/** Games that are written in one transaction. */
const BATCH = 200;
const CURRENT = 'current';
const CURRENT_KEY = keyOf('game.current');

export class Saves {
  private readonly local: LocalStore;
  private readonly waiting: Waiting;
  private readonly connection: Connection;
  private lastStamp = 0;
  /** The stamps of all that was saved from here. */
  private readonly ownStamps = new Set<number>();
  private channel: BroadcastChannel | null = null;
  private works = true;
  /** The last save as it was written: all there is where no place takes it. */
  private latest: string | null = null;
  /** How many texts have been found that could not be read. */
  quarantineCount = 0;
  /** Called when `working` has changed. */
  onHealth: () => void = () => undefined;

  constructor(store: TextStore | null, open: OpenDatabase = openDatabase) {
    this.local = new LocalStore(store);
    this.waiting = new Waiting(this.local);
    this.connection = new Connection(open, (database) => this.waiting.adopt(database));
  }

  /** False once no place takes the game any more. */
  get working(): boolean {
    return this.works;
  }

  // --- the game being played -----------------------------------------------------------------------------------------------

  async load(): Promise<SavedGame | null> {
    const durable = await this.connection.soon((database) => database.get('games', CURRENT));
    const local = this.local.read(CURRENT_KEY);
    const games: SavedGame[] = [];
    // The database first: of equal stamps, its copy is the one that was checked.
    for (const text of new Set([durable, local, this.latest])) {
      if (text === null) continue;
      const game = readSavedGame(text);
      if (game) games.push(game);
      else if (await this.quarantine(text)) {
        if (text === local) this.local.remove(CURRENT_KEY);
        if (text === durable) await this.connection.soon((database) => database.delete('games', CURRENT));
      }
    }
    games.sort((a, b) => b.stamp - a.stamp);
    this.lastStamp = Math.max(this.lastStamp, games[0]?.stamp ?? 0);
    return games[0] ?? null;
  }

  /**
   * Saves the game being played; to localStorage before the call returns.
   * @param over the stamp of the copy that was taken up; 0 for a new game
   * @param begun something has happened in it, so the library keeps it too
   */
  save(game: Omit<SavedGame, 'stamp'>, over: number, begun: boolean): Promise<SaveOutcome> {
    return this.savePlayed(game, over, begun, Infinity);
  }
  private async savePlayed(
    game: Omit<SavedGame, 'stamp'>,
    over: number,
    begun: boolean,
    patience: number,
  ): Promise<SaveOutcome> {
    const isForeign = this.foreignTo(game.id, over);
    if ([CURRENT_KEY, libraryKey(game.id)].some((key) => isForeign(this.local.read(key)))) return 'overtaken';
    const saved = { ...game, stamp: this.newStamp(over) };
    const text = writeSavedGame(saved);
    this.latest = text;
    const locally = this.local.write(CURRENT_KEY, text);
    const outcome = await this.store(saved, text, { current: CURRENT, library: begun }, isForeign, patience);
    if (outcome === 'overtaken') {
      await this.takeBack(text);
      return 'overtaken';
    }
    this.setWorking(locally || outcome === 'saved');
    if (!this.works) return 'nowhere';
    this.announce(saved);
    return 'saved';
  }

  /** Calls back when another tab has saved or renamed a game, or erased all: the earliest word of it, but none to rely on. */
  watch(
    heard: (id: string, stamp: number) => void,
    erased: () => void,
    renamed: (id: string, title: string) => void,
  ): void {
    const hear = ({ id, stamp }: Announcement): void => {
      // A copy from here that another tab has given a title.
      if (this.ownStamps.has(stamp)) return;
      this.lastStamp = Math.max(this.lastStamp, stamp);
      heard(id, stamp);
    };
    this.channel = tabChannel(CHANNEL);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Announcement | Renaming | typeof ERASED>) => {
      if (data === ERASED) erased();
      else if ('title' in data) renamed(data.id, data.title);
      else hear(data);
    });
    window.addEventListener('storage', ({ key, newValue }) => {
      const stamp = key === CURRENT_KEY && newValue !== null ? readStamp(newValue) : null;
      if (stamp) hear(stamp);
    });
  }

  /** Tells copies of a game that were saved elsewhere after the one that was taken up. */
  private foreignTo(id: string, over: number): (text: string | null | undefined) => boolean {
    return (text) => {
      const stored = text ? readStamp(text) : null;
      return stored?.id === id && stored.stamp > over && !this.ownStamps.has(stored.stamp);
    };
  }
  /** Later than any before, and different in every tab: by the clock, within a millisecond by chance. */
  private newStamp(over: number): number {
    const chance = randomUint32() % 1000;
    const clock = Date.now() * 1000 + chance;
    this.lastStamp = Math.max(this.lastStamp + 1 + chance, over + 1 + chance, Number.isSafeInteger(clock) ? clock : 0);
    this.ownStamps.add(this.lastStamp);
    return this.lastStamp;
  }
  private announce({ id, stamp }: Announcement): void {
    this.channel?.postMessage({ id, stamp });
  }
  /** The database has refused what localStorage has already taken. */
  private async takeBack(text: string): Promise<void> {
    if (this.latest === text) this.latest = null;
    if (this.local.read(CURRENT_KEY) !== text) return;
    const stored = await this.connection.soon((database) => database.get('games', CURRENT));
    if (stored === null) this.local.remove(CURRENT_KEY);
    else this.local.write(CURRENT_KEY, stored);
  }
  private setWorking(works: boolean): void {
    if (works === this.works) return;
    this.works = works;
    this.onHealth();
  }

  // --- the library ---------------------------------------------------------------------------------------------------------

  /** Every game that was begun or taken in, the latest first. Throws a StorageError when it cannot be read. */
  async library(): Promise<GameSummary[]> {
    const games = new Map<string, GameSummary>();
    for (const summary of await this.connection.orDenied(stores.readSummaries, [])) games.set(summary.id, summary);
    for (const summary of await this.localLibrary()) {
      if (summary.stamp >= (games.get(summary.id)?.stamp ?? 0)) games.set(summary.id, summary);
    }
    // A killed browser may have lost its last words to the database.
    const current = await this.load();
    const listed = current && games.get(current.id);
    if (current && listed && listed.stamp < current.stamp) games.set(current.id, summaryOf(current));
    return [...games.values()].sort((a, b) => b.time - a.time);
  }

  /** The games that can be listed without the database. */
  async localLibrary(): Promise<GameSummary[]> {
    return (await this.localGames()).map(summaryOf);
  }

  /** Every game of the library as a whole: for backups, and to compare with what comes in. */
  async games(): Promise<SavedGame[]> {
    const texts = await this.connection.orDenied((database) => database.getAll('library'), []);
    const games = new Map<string, SavedGame>();
    for (const text of texts) {
      const game = readSavedGame(text);
      if (game) games.set(game.id, game);
    }
    const current = await this.load();
    for (const game of [...(await this.localGames()), ...(current && games.has(current.id) ? [current] : [])]) {
      if (game.stamp >= (games.get(game.id)?.stamp ?? 0)) games.set(game.id, game);
    }
    return [...games.values()].sort((a, b) => b.time - a.time);
  }

  /** Throws a StorageError when the library cannot be read. */
  async find(id: string): Promise<SavedGame | null> {
    const current = await this.load();
    if (current?.id === id) return current;
    const key = libraryKey(id);
    const text =
      this.local.read(key) ?? (await this.connection.orDenied((database) => database.get('library', id), undefined));
    if (text === undefined) return null;
    const game = readSavedGame(text);
    if (!game && (await this.quarantine(text))) await this.removeFromLibrary(id);
    return game;
  }

  /** Puts a game into the library, in the place of the copy of the same stamp. False when there is no room, or a newer copy. */
  async put(game: SavedGame): Promise<boolean> {
    const current = await this.load();
    // Update the current-game slot too, or its older copy would win.
    if (current?.id === game.id)
      return (await this.savePlayed(game, game.stamp, true, PATIENCE_MILLISECONDS)) === 'saved';
    const isForeign = this.foreignTo(game.id, game.stamp);
    const saved = { ...game, stamp: this.newStamp(game.stamp) };
    const places = { current: null, library: true };
    const outcome = await this.store(saved, writeSavedGame(saved), places, isForeign, PATIENCE_MILLISECONDS);
    if (outcome === 'saved') this.announce(saved);
    return outcome === 'saved';
  }

  /**
   * Puts many games into the library, as put() does, in batches: each is in as a whole, or not at all.
   * @param told how many are in so far
   * @returns the ids of those that are in
   */
  async putAll(games: readonly SavedGame[], told: (done: number) => void = () => undefined): Promise<Set<string>> {
    const current = (await this.load())?.id;
    const done = new Set<string>();
    for (let at = 0; at < games.length; at += BATCH) {
      const batch = games.slice(at, at + BATCH);
      const written = await this.putBatch(batch.filter(({ id }) => id !== current));
      for (const id of written ?? []) done.add(id);
      for (const game of written ? batch.filter(({ id }) => id === current) : batch) {
        if (await this.put(game)) done.add(game.id);
        else if (!written) return done; // no room
      }
      told(done.size);
    }
    return done;
  }
  /** null: the database does not take them. */
  private async putBatch(games: readonly SavedGame[]): Promise<string[] | null> {
    const writes = games.map((game) => {
      const saved = { ...game, stamp: this.newStamp(game.stamp) };
      return { game: saved, text: writeSavedGame(saved), isForeign: this.foreignTo(game.id, game.stamp) };
    });
    try {
      const ids = await this.connection.run((database) => stores.writeGames(database, writes), PATIENCE_MILLISECONDS);
      for (const { game } of writes) this.announce(game);
      return ids;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return null;
    }
  }

  /**
   * Gives a game another title wherever it is kept. A title is no move: the copy keeps its stamp, so that a tab which plays the game is not
   * overtaken. That tab hears the title and keeps it from then on. False if the game is not here. Throws a StorageError.
   */
  async rename(id: string, title: string): Promise<boolean> {
    const change = (text: string): { game: SavedGame; text: string } | null => {
      const game = readSavedGame(text);
      if (game?.id !== id) return null;
      const renamed = { ...game, record: withNote(game.record, 'title', title) };
      return { game: renamed, text: writeSavedGame(renamed) };
    };
    let isHere = await this.connection.orDenied((database) => stores.rewriteGame(database, id, change), false);
    for (const key of [CURRENT_KEY, libraryKey(id)]) {
      const changed = change(this.local.read(key) ?? '');
      isHere = changed !== null && this.local.write(key, changed.text) ? true : isHere;
    }
    this.latest = (this.latest === null ? null : change(this.latest)?.text) ?? this.latest;
    this.channel?.postMessage({ id, title });
    return isHere;
  }

  /** Out of the library, and off the board if it lies there. Throws a StorageError when it stays. */
  async remove(id: string): Promise<void> {
    const isCurrent = (await this.load())?.id === id;
    await this.removeFromLibrary(id);
    if (!isCurrent) return;
    await this.connection.orDenied((database) => database.delete('games', CURRENT), undefined);
    this.latest = null;
    this.local.remove(CURRENT_KEY);
  }

  /** Erases all that the page has ever kept on this device, settings included. Throws a StorageError when something stays. */
  async eraseAll(): Promise<void> {
    await this.connection.orDenied(stores.clearStores, undefined);
    this.latest = null;
    for (const key of this.local.keys(ANY_KEY)) this.local.remove(key);
    this.channel?.postMessage(ERASED);
  }

  // --- what could not be read ----------------------------------------------------------------------------------------------

  /** Keeps a text that could not be read as a game. False when there is no room for it: then it stays where it was. */
  async quarantine(text: string): Promise<boolean> {
    this.quarantineCount += 1;
    try {
      await this.connection.run((database) => database.add('aside', text), PATIENCE_MILLISECONDS);
      return true;
    } catch {
      return this.waiting.writeDamaged(text);
    }
  }

  /** Throws a StorageError when it cannot be read. */
  async quarantined(): Promise<Quarantined[]> {
    const durable = await this.connection.orDenied(async (database) => {
      const transaction = database.transaction('aside');
      const [ids, texts] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return ids.map((id, index) => ({ id, text: texts[index] ?? '' }));
    }, []);
    // Only now: a database that has just opened has taken them.
    return [...this.waiting.damaged.map(([id, text]) => ({ id, text })), ...durable];
  }

  async deleteQuarantined(id: Quarantined['id']): Promise<void> {
    if (typeof id === 'string') this.local.remove(id);
    else await this.connection.orDenied((database) => database.delete('aside', id), undefined);
  }

  // --- inside ----------------------------------------------------------------------------------------------------------------

  /** To the database; while that is away, to where it looks for it when it is back. */
  private async store(
    game: SavedGame,
    text: string,
    places: stores.Places,
    isForeign: (text: string | undefined) => boolean,
    patience: number,
  ): Promise<SaveOutcome> {
    const key = libraryKey(game.id);
    const waits = places.library && !this.connection.isOpen && this.waiting.write(key, text);
    try {
      const outcome = await this.connection.run(
        (database) => stores.writeGame(database, { game, text, isForeign }, places),
        patience,
      );
      if (places.library && this.local.read(key) === text) this.local.remove(key);
      return outcome;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      return waits || (places.library && this.waiting.write(key, text)) ? 'saved' : 'nowhere';
    }
  }

  private async removeFromLibrary(id: string): Promise<void> {
    await this.connection.orDenied((database) => stores.removeFromLibrary(database, id), undefined);
    this.local.remove(libraryKey(id));
  }

  private async localGames(): Promise<SavedGame[]> {
    const games: SavedGame[] = [];
    for (const [key, text] of this.waiting.games) {
      const game = readSavedGame(text);
      if (game) games.push(game);
      else if (await this.quarantine(text)) this.local.remove(key);
    }
    return games;
  }

  /** The database has opened. Until then a game that only it has cannot be seen. */
  get isOpen(): boolean {
    return this.connection.isOpen;
  }
  /** Calls back when it opens, however late; never if it fails. */
  onceOpen(run: () => unknown): void {
    void this.connection.whenOpen().then(run, () => undefined);
  }
}
