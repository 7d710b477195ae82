// The connection to IndexedDB. Browsers close it without being asked (Safari in background tabs, another tab that upgrades, a cleared
// profile): it is opened again when it is needed again, and what failed over a lost connection is tried once more.

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PLACE } from './place';

export interface Schema extends DBSchema {
  /** The game being played, as text, under "current"; and a mark of the library's last change (library_store.ts). */
  games: { key: string; value: string };
  /** Whole games as texts, by their names. */
  library: { key: string; value: string };
  /**
   * The summaries that lists show of the library's games (model/game_summary.ts). They can be made from the games
   * at any time.
   */
  summaries: { key: string; value: string };
  /** Texts that could not be read as games. */
  aside: { key: number; value: string };
  /** Matches between two devices, by their ids (model/remote_match.ts). */
  remote: { key: string; value: string };
}
export type Database = IDBPDatabase<Schema>;

const VERSION = 1;

/**
 * denied: there is none here; newer: a later version of the page has changed it; slow: it has not opened in time, and nothing was done;
 * full: it has no room for what was to be written; failed: it may work the next time.
 */
export type StorageProblem = 'denied' | 'newer' | 'slow' | 'full' | 'failed';

export class StorageError extends Error {
  constructor(
    readonly problem: StorageProblem,
    cause: unknown,
  ) {
    super(`the database: ${problem}`, { cause });
  }
}

// Firefox tells by an InvalidStateError that a private window has none.
const DENIED = ['SecurityError', 'NotSupportedError', 'NotAllowedError', 'InvalidStateError'];

function openingProblem(error: unknown): StorageProblem {
  // If IndexedDB is denied or missing, its mere mention can be an error of the language.
  if (!(error instanceof DOMException)) return 'denied';
  if (error.name === 'VersionError') return 'newer';
  return DENIED.includes(error.name) ? 'denied' : 'failed';
}

const storageError = (error: DOMException): StorageError =>
  new StorageError(error.name === 'QuotaExceededError' ? 'full' : 'failed', error);

/** Errors that a new connection does not help against; everything else may be the connection's fault. */
const LASTING = ['QuotaExceededError', 'DataError', 'DataCloneError'];

/** Opens the database. `lost` is called when the connection is of no use any more. */
export type OpenDatabase = (lost: () => void) => Promise<Database>;

/** The time that the database may take to open before a caller that needs it gets an error. */
export const PATIENCE_MILLISECONDS = 4000;
const LONGEST_OPENING_MILLISECONDS = 1500;

export class Connection {
  private opening: Promise<Database> | null = null;
  /** There is a connection that was good when it was last used. */
  isOpen = false;

  /** @param opened runs on every new connection before it is used */
  constructor(
    private readonly open: OpenDatabase,
    private readonly opened: (database: Database) => Promise<void>,
  ) {}

  /**
   * Throws a StorageError for whatever goes wrong, the second time if a new connection may help.
   * @param patience milliseconds in which the database has to open; then the work is not begun at all. Work on an open one takes its time
   */
  async run<Result>(work: (database: Database) => Promise<Result>, patience = Infinity): Promise<Result> {
    const [connection, database] = await this.connect(patience);
    try {
      return await work(database);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (LASTING.includes(error.name)) throw storageError(error);
    }
    this.drop(connection);
    database.close();
    const [, again] = await this.connect(patience);
    try {
      return await work(again);
    } catch (error) {
      throw error instanceof DOMException ? storageError(error) : error;
    }
  }

  /** If there is no database for good, only localStorage is left. */
  async orDenied<Result>(work: (database: Database) => Promise<Result>, without: Result): Promise<Result> {
    try {
      return await this.run(work, PATIENCE_MILLISECONDS);
    } catch (error) {
      if (error instanceof StorageError && error.problem === 'denied') return without;
      throw error;
    }
  }

  /**
   * null when the database fails or does not answer in good time: a page that was left while it opened its database can keep the next one
   * waiting, for ever in WebKit. The game being played is in localStorage too, and need not wait.
   */
  async soon<Result>(work: (database: Database) => Promise<Result>): Promise<Exclude<Result, undefined> | null> {
    const answer = await inTime(this.run(work), LONGEST_OPENING_MILLISECONDS).catch(() => null);
    return (answer ?? null) as Exclude<Result, undefined> | null;
  }

  /** Resolves when the database is open, however long that takes. */
  whenOpen(): Promise<void> {
    return this.connect(Infinity).then(() => undefined);
  }

  private async connect(patience: number): Promise<[Promise<Database>, Database]> {
    this.opening ??= this.begin();
    const connection = this.opening;
    try {
      return [connection, await inTime(connection, patience)];
    } catch (error) {
      if (error instanceof StorageError) throw error; // it may still open
      this.drop(connection);
      throw new StorageError(openingProblem(error), error);
    }
  }
  private begin(): Promise<Database> {
    const connection: Promise<Database> = this.open(() => this.drop(connection)).then(async (database) => {
      await this.opened(database);
      this.isOpen = this.opening === connection;
      return database;
    });
    return connection;
  }
  private drop(connection: Promise<Database>): void {
    if (this.opening !== connection) return;
    this.opening = null;
    this.isOpen = false;
  }
}

async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  if (milliseconds === Infinity) return work;
  let timer;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('slow', null)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// `async` turns a synchronous SecurityError into a rejection.
export async function openDatabase(lost: () => void): Promise<Database> {
  return openDB<Schema>(PLACE, VERSION, {
    upgrade(database) {
      for (const name of ['games', 'library', 'summaries', 'remote'] as const) database.createObjectStore(name);
      database.createObjectStore('aside', { autoIncrement: true });
    },
    // A newer version of the page in another tab wants to upgrade: let it.
    blocking(_from, _to, event) {
      lost();
      (event.target as IDBDatabase).close();
    },
    terminated: lost,
  });
}
