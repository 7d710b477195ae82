// Database failures while the page is open, and how the library reports and handles them.

import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';

import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { writeSavedGame, type SavedGame } from '../model/saved_game';
import { entitled, GAME, MemoryStore } from '../testing/saved_games';
import { openDatabase, StorageError, type Database, type OpenDatabase } from './database';
import { Saves } from './saves';

const named = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({ ...GAME, id, ...change });
const ids = async (saves: Saves): Promise<string[]> => (await saves.library()).map(({ id }) => id);
const LIBRARY_KEY = 'anthill.library.';

/** To be called on another object of its kind. */
const methodOf = <Owner, Name extends keyof Owner>(owner: Owner, name: Name): Owner[Name] =>
  Reflect.get(owner as object, name);

let store: MemoryStore;
let opened: Database[];
let saves: Saves;
const remembering: OpenDatabase = async (lost) => {
  const database = await openDatabase(lost);
  opened.push(database);
  return database;
};
const failing = (name: string) => (): Promise<never> => Promise.reject(new DOMException('by the test', name));
const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof StorageError ? error.problem : error),
  );

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = new MemoryStore();
  opened = [];
  saves = new Saves(store, remembering);
});

describe('a connection that the browser closed', () => {
  const closings: [string, (database: Database) => void][] = [
    ['without a word', (database) => database.close()],
    ['with a word', (database) => forceCloseDatabase(unwrap(database) as never)],
  ];
  test.each(closings)('%s is opened anew, and nothing is missing', async (_how, close) => {
    await saves.save(named('one'), 0, true);
    for (const read of [
      () => ids(saves),
      () => saves.find('one').then((game) => [game?.id]),
      () => saves.games().then((games) => games.map(({ id }) => id)),
    ]) {
      for (const database of opened) close(database);
      expect(await read()).toEqual(['one']);
    }
    for (const database of opened) close(database);
    expect(await saves.put(named('two'))).toBe(true);
    for (const database of opened) close(database);
    expect(await saves.save(named('three'), 0, true)).toBe('saved');
    expect((await ids(new Saves(new MemoryStore()))).sort()).toEqual(['one', 'three', 'two']);
    expect(saves.working).toBe(true);
  });
});

describe('a write that fails', () => {
  const transaction = methodOf(IDBDatabase.prototype, 'transaction');
  afterEach(() => {
    IDBDatabase.prototype.transaction = transaction;
  });
  /** Lets so many transactions that write fail. */
  const breakDown = (times: number, name: string): void => {
    let left = times;
    IDBDatabase.prototype.transaction = function (...given) {
      if (left <= 0 || given[1] !== 'readwrite') return transaction.apply(this, given);
      left -= 1;
      throw new DOMException('by the test', name);
    };
  };

  test('once is tried again over a new connection', async () => {
    await ids(saves);
    breakDown(1, 'UnknownError');
    expect(await saves.put(named('one'))).toBe(true);
    expect(opened).toHaveLength(2);
    expect(store.texts.size).toBe(0);
    expect(await ids(new Saves(new MemoryStore()))).toEqual(['one']);
  });

  test('again waits in localStorage, is listed from there, and moves when it can', async () => {
    await ids(saves);
    breakDown(2, 'UnknownError');
    expect(await saves.put(named('one'))).toBe(true);
    expect([...store.texts.keys()]).toEqual([`${LIBRARY_KEY}one`]);
    expect(await ids(saves)).toEqual(['one']);
    expect(await ids(new Saves(store))).toEqual(['one']);
    expect([...store.texts.keys()]).toEqual([]);
    expect(await ids(new Saves(new MemoryStore()))).toEqual(['one']);
  });

  test('and finds no place anywhere is reported, and so is its end', async () => {
    const health: boolean[] = [];
    saves.onHealth = () => void health.push(saves.working);
    store.full = true;
    await ids(saves);
    breakDown(2, 'UnknownError');
    expect(await saves.save(named('one'), 0, true)).toBe('nowhere');
    expect(await saves.save(named('one'), 0, true)).toBe('saved');
    expect(health).toEqual([false, true]);
  });
});

describe('a library that cannot be read', () => {
  test.each([
    ['VersionError', 'newer'],
    ['UnknownError', 'failed'],
    ['AbortError', 'failed'],
  ])('for a %s is an error and never empty, and can be had later', async (name, problem) => {
    await saves.save(named('kept'), 0, true);
    let away = true;
    const later = new Saves(new MemoryStore(), (lost) => (away ? failing(name)() : openDatabase(lost)));
    for (const read of [later.library(), later.games(), later.find('kept'), later.remove('kept'), later.quarantined()])
      expect(await problemOf(read)).toBe(problem);
    away = false;
    expect(await ids(later)).toEqual(['kept']);
  });

  test('since another tab has upgraded it says so', async () => {
    await saves.save(named('kept'), 0, true);
    // This would wait for ever for a page that holds on to its connection.
    (await openDB('anthill', 9)).close();
    expect(await problemOf(saves.library())).toBe('newer');
    // Games begun meanwhile are listed all the same.
    await saves.save(named('begun'), 0, true);
    expect((await saves.localLibrary()).map(({ id }) => id)).toEqual(['begun']);
  });
});

describe('what was begun while the database was away', () => {
  const away = failing('SecurityError');

  test('comes into the library when it is back, and leaves localStorage', async () => {
    await saves.save(named('before', { time: 1 }), 0, true);
    const without = new Saves(store, away);
    await without.save(named('begun', { time: 3 }), 0, true);
    await without.put(named('taken in', { time: 2, id: 'taken' }));
    await without.quarantine('damage');
    store.setItem(`${LIBRARY_KEY}broken`, '{"format":"anthill-game 1", broken');
    const back = new Saves(store);
    expect(await ids(back)).toEqual(['begun', 'taken', 'before']);
    expect([...store.texts.keys()]).toEqual(['anthill.game.current']);
    expect((await back.quarantined()).map(({ text }) => text)).toEqual([
      '{"format":"anthill-game 1", broken',
      'damage',
    ]);
    expect(await ids(new Saves(new MemoryStore()))).toEqual(['begun', 'taken', 'before']);
  });

  test('does not overwrite what is newer', async () => {
    const text = writeSavedGame(named('one', { stamp: 1, record: entitled('old') }));
    await saves.put(named('one', { record: entitled('new') }));
    store.setItem(`${LIBRARY_KEY}one`, text);
    expect((await new Saves(store).library()).map(({ title }) => title)).toEqual(['new']);
    expect(store.texts.size).toBe(0);
  });

  test('what could not be read can be deleted there', async () => {
    const without = new Saves(store, away);
    await without.quarantine('damage');
    const [damaged] = await without.quarantined();
    await without.deleteQuarantined(damaged?.id ?? '');
    expect(await without.quarantined()).toEqual([]);
  });
});

describe('summaries', () => {
  const inside = async (): Promise<Database> => openDatabase(() => undefined);

  test('are made anew where they are missing, damaged or left over', async () => {
    await saves.put(named('one'));
    await saves.put(named('two', { time: 2 }));
    const database = await inside();
    await database.clear('summaries');
    await database.put('summaries', '{"id":"two"}', 'two');
    await database.put('summaries', '{}', 'ghost');
    expect((await ids(saves)).sort()).toEqual(['one', 'two']);
    expect(await ids(saves)).toHaveLength(2);
  });

  test('a list is read again after every change, by whichever tab, and only then', async () => {
    const other = new Saves(new MemoryStore(), remembering);
    await saves.put(named('one'));
    expect(await ids(saves)).toEqual(['one']);
    const getAll = methodOf(IDBObjectStore.prototype, 'getAll');
    let reads = 0;
    IDBObjectStore.prototype.getAll = function (...given) {
      reads += 1;
      return getAll.apply(this, given);
    };
    try {
      expect(await ids(saves)).toEqual(['one']);
      expect(reads).toBe(0);
      await other.put(named('two', { time: 2 }));
      expect((await ids(saves)).sort()).toEqual(['one', 'two']);
      expect(reads).toBe(1);
      await other.remove('one');
      expect(await ids(saves)).toEqual(['two']);
      await other.eraseAll();
      expect(await ids(saves)).toEqual([]);
      await other.put(named('three'));
      expect(await ids(saves)).toEqual(['three']);
    } finally {
      IDBObjectStore.prototype.getAll = getAll;
    }
  });

  test('a list reads no whole game', async () => {
    for (const id of ['one', 'two', 'three']) await saves.put(named(id));
    await saves.library();
    const read: string[] = [];
    const getAll = methodOf(IDBObjectStore.prototype, 'getAll');
    IDBObjectStore.prototype.getAll = function (...given) {
      read.push(this.name);
      return getAll.apply(this, given);
    };
    try {
      expect(await saves.library()).toHaveLength(3);
    } finally {
      IDBObjectStore.prototype.getAll = getAll;
    }
    expect(read).not.toContain('library');
  });
});

describe('a database that opens late, or never', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  let arrives: () => void;
  const late: OpenDatabase = async (lost) => {
    await new Promise<void>((resolve) => (arrives = resolve));
    return openDatabase(lost);
  };

  test.each<[string, (late: Saves) => Promise<unknown>]>([
    ['the library', (each) => each.library()],
    ['all games', (each) => each.games()],
    ['a game', (each) => each.find('one')],
    ['deleting', (each) => each.remove('one')],
    ['erasing everything', (each) => each.eraseAll()],
    ['renaming', (each) => each.rename('one', 'x')],
    ['what was set aside', (each) => each.quarantined()],
  ])('%s: it is said to be slow, and no more is waited', async (_what, ask) => {
    const problem = problemOf(ask(new Saves(store, late)));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await problem).toBe('slow');
  });
  test('what was not waited for is not done later', async () => {
    await saves.put(named('one'));
    const slow = new Saves(new MemoryStore(), late);
    const problem = problemOf(slow.remove('one'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(await problem).toBe('slow');
    arrives();
    await new Promise<void>((resolve) => slow.onceOpen(resolve));
    expect(slow.isOpen).toBe(true);
    expect(await ids(slow)).toEqual(['one']);
  });
  test('the game that only it has is found once it has opened', async () => {
    await saves.save(named('last'), 0, true);
    const slow = new Saves(new MemoryStore(), late);
    const early = slow.load();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await early).toBeNull();
    expect(slow.isOpen).toBe(false);
    arrives();
    await new Promise<void>((resolve) => slow.onceOpen(resolve));
    expect(await slow.load()).toMatchObject({ id: 'last' });
  });
});

describe('many games', () => {
  test('are written in batches, each in one transaction', async () => {
    await ids(saves);
    const [connection] = opened;
    if (!connection) throw new Error('not open');
    const transaction = methodOf(IDBDatabase.prototype, 'transaction');
    let writes = 0;
    IDBDatabase.prototype.transaction = function (...given) {
      if (given[1] === 'readwrite') writes += 1;
      return transaction.apply(this, given);
    };
    const told: number[] = [];
    const games = Array.from({ length: 1000 }, (_, index) => named(`g${index}`));
    const done = await saves.putAll(games, (count) => told.push(count));
    IDBDatabase.prototype.transaction = transaction;
    expect(done.size).toBe(1000);
    expect(writes).toBe(5);
    expect(told).toEqual([200, 400, 600, 800, 1000]);
    expect(await ids(saves)).toHaveLength(1000);
    expect(await new Saves(new MemoryStore()).find('g999')).toMatchObject({ id: 'g999' });
  });
  test('leave a copy alone that another tab has saved since, and take the game on the board along', async () => {
    await saves.save(named('board'), 0, true);
    const board = await saves.find('board');
    await saves.put(named('foreign'));
    const stale = await saves.find('foreign');
    const other = new Saves(store, openDatabase);
    const theirs = await other.find('foreign');
    if (!board || !stale || !theirs) throw new Error('nothing was saved');
    await other.put({ ...theirs, record: entitled('theirs') });
    const done = await saves.putAll([
      { ...board, record: entitled('ours') },
      { ...stale, record: entitled('stale') },
    ]);
    expect([...done]).toEqual(['board']);
    expect((await other.load())?.record).toBe(entitled('ours'));
    expect((await other.find('foreign'))?.record).toBe(entitled('theirs'));
  });
  test('without a database leave room in localStorage', async () => {
    const without = new Saves(store, failing('SecurityError'));
    const record = entitled('x'.repeat(60)).replace('moves\n', `moves\n${'d\n'.repeat(20_000)}`);
    const games = Array.from({ length: 100 }, (_, index) => named(`g${index}`, { record }));
    const done = await without.putAll(games);
    expect(done.size).toBeGreaterThan(10);
    expect([...store.texts.values()].join('').length).toBeLessThan(1_600_000);
    expect(await without.library()).toHaveLength(done.size);
  });
});
