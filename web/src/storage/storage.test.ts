import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { dateText } from '../i18n/translate';
import 'fake-indexeddb/auto';
import { readSavedGame, writeSavedGame, type SavedGame } from '../model/saved_game';
import { keepsGames } from './forgetting';
import { RemoteMatches } from './remote_matches';
import { Saves } from './saves';
import { entitled, GAME, MATCH, MemoryStore } from '../testing/saved_games';

const CURRENT = 'anthill.game.current';
/** Long enough for a transaction of the database to be over. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

let quick: MemoryStore;
const noDatabase = (): Promise<never> => Promise.reject(new Error('forbidden'));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  quick = new MemoryStore();
});

describe('a saved game as text', () => {
  test('comes back as it went', () => expect(readSavedGame(writeSavedGame(GAME))).toEqual(GAME));

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a later version', writeSavedGame(GAME).replace('anthill-game 1', 'anthill-game 2')],
    ['a level that is not offered', writeSavedGame(GAME).replace('"level":2', '"level":77')],
    ['no players', JSON.stringify({ ...GAME, format: 'anthill-game 1', players: undefined })],
    ['a negative ply', writeSavedGame({ ...GAME, ply: -1 })],
    ['half of it', writeSavedGame(GAME).slice(0, 60)],
  ])('is not read from %s', (_name, text) => expect(readSavedGame(text)).toBeNull());
});

describe('a time that no calendar knows', () => {
  const read = (time: unknown) => readSavedGame(writeSavedGame(GAME).replace('"time":1000', `"time":${String(time)}`));
  test.each([9e15, 8.64e15 + 1, -1, 1.5, null, '"now"'])('%s counts as never', (time) =>
    expect(read(time)).toEqual({ ...GAME, time: 0 }),
  );
  test('the last date there is can be told', () => {
    expect(read(8.64e15)?.time).toBe(8.64e15);
    expect(dateText(new Date(8.64e15))).not.toBe('');
  });
  test('and nothing is said of what is no date', () => expect(dateText(new Date(NaN))).toBe(''));
});

describe('a save that contradicts itself', () => {
  test.each([
    ['of another game than its record', { game: 'ant-war' as const }],
    ['beyond the moves of its record', { ply: 4 }],
    ['whose record is none', { record: 'nonsense' }],
    ['whose record is of a later version', { record: GAME.record.replace('game 1', 'game 2') }],
  ])('%s is not read', (_what, change) => expect(readSavedGame(writeSavedGame({ ...GAME, ...change }))).toBeNull());
});

describe('the result of a saved game', () => {
  test.each([
    [{ over: true, result: 'black' }, 'black'],
    [{ over: true, result: 'draw' }, 'draw'],
    [{ over: true, result: 'everybody' }, null],
    [{ over: true, result: undefined }, null],
    [{ over: false, result: 'red' }, null],
  ])('of %j is %j', (change, result) =>
    expect(readSavedGame(JSON.stringify({ ...GAME, format: 'anthill-game 1', ...change }))?.result).toBe(result),
  );
});

describe('saves', () => {
  test('are there after a reload', async () => {
    await new Saves(quick).save(GAME, 0, true);
    await settled();
    expect(await new Saves(quick).load()).toMatchObject({ record: GAME.record, ply: 3 });
  });

  test('are there even while the database does not answer', async () => {
    await new Saves(quick).save(GAME, 0, true);
    await settled();
    const stuck = new Saves(quick, () => new Promise(() => undefined));
    expect(await stuck.load()).toMatchObject({ record: GAME.record, ply: 3 });
  });

  test('are in the quick store before save() returns', () => {
    void new Saves(quick).save(GAME, 0, true);
    expect(quick.getItem(CURRENT)).toContain('anthill-game 1');
  });

  test('survive in the database when the quick store lost them', async () => {
    await new Saves(quick).save(GAME, 0, true);
    await settled();
    expect(await new Saves(new MemoryStore()).load()).toMatchObject({ record: GAME.record });
  });

  test('the newer of two copies counts, wherever it is', async () => {
    const saves = new Saves(quick);
    await saves.save({ ...GAME, record: entitled('old') }, 0, true);
    await saves.save({ ...GAME, record: entitled('new') }, 0, true);
    await settled();
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: 1, record: entitled('old') }));
    expect((await new Saves(quick).load())?.record).toBe(entitled('new'));
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: Number.MAX_SAFE_INTEGER, record: entitled('newest') }));
    expect((await new Saves(quick).load())?.record).toBe(entitled('newest'));
  });

  test('go on rising after a reload, so that a stale copy never wins', async () => {
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: 50 }));
    const saves = new Saves(quick);
    await saves.load();
    await saves.save({ ...GAME, record: entitled('later') }, 50, true);
    expect((await new Saves(quick).load())?.record).toBe(entitled('later'));
  });

  test('a damaged one is set aside once, whole, and the good copy is taken', async () => {
    const saves = new Saves(quick);
    await saves.save(GAME, 0, true);
    await settled();
    quick.setItem(CURRENT, '{"format":"anthill-game 1", broken');
    expect(await new Saves(quick).load()).toMatchObject({ record: GAME.record });
    const again = new Saves(quick);
    await again.load();
    const aside = await again.quarantined();
    expect(aside.map(({ text }) => text)).toEqual(['{"format":"anthill-game 1", broken']);
    await again.deleteQuarantined(aside[0]?.id ?? -1);
    expect(await again.quarantined()).toEqual([]);
  });

  test('without a database the quick store serves alone, and keeps what is damaged apart', async () => {
    const saves = new Saves(quick, noDatabase);
    await saves.save(GAME, 0, true);
    expect(await saves.load()).toMatchObject({ record: GAME.record });
    quick.setItem(CURRENT, 'damage');
    expect(await new Saves(quick, noDatabase).load()).toBeNull();
    expect(quick.getItem(CURRENT)).toBeNull();
    expect(await new Saves(quick, noDatabase).quarantined()).toMatchObject([{ text: 'damage' }]);
    await settled();
    expect(saves.working).toBe(true);
  });

  test('do without a database whose mere mention is an error', async () => {
    const known = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get() {
        throw new Error('denied');
      },
    });
    try {
      const saves = new Saves(quick);
      await saves.save(GAME, 0, true);
      expect(await saves.load()).toMatchObject({ record: GAME.record });
    } finally {
      if (known) Object.defineProperty(globalThis, 'indexedDB', known);
    }
  });

  test('tell before the first game whether a place takes it', async () => {
    expect(keepsGames(new Saves(null, noDatabase), null)).toBe(false);
    expect(keepsGames(new Saves(quick, noDatabase), quick)).toBe(true);
    const saves = new Saves(null);
    await saves.library();
    expect(keepsGames(saves, null)).toBe(true);
  });

  test('say when no place takes them', async () => {
    quick.full = true;
    const saves = new Saves(quick, noDatabase);
    await saves.save(GAME, 0, true);
    await settled();
    expect([saves.working, keepsGames(saves, quick)]).toEqual([false, false]);
    expect(await saves.load()).toMatchObject({ record: GAME.record }); // as long as the page lives
    await saves.remove(GAME.id);
    expect(await saves.load()).toBeNull();
  });
});

describe('two tabs with one game', () => {
  const denied = new MemoryStore();
  denied.setItem = () => {
    throw new Error('denied');
  };
  const played = (title: string): SavedGame => ({ ...GAME, record: entitled(title) });

  test.each([
    ['both stores', () => [new Saves(quick), new Saves(quick)] as const],
    ['the database alone', () => [new Saves(denied), new Saves(denied)] as const],
    ['the quick store alone', () => [new Saves(quick, noDatabase), new Saves(quick, noDatabase)] as const],
    [
      'a quick store that the other tab does not see yet',
      () => [new Saves(quick), new Saves(new MemoryStore())] as const,
    ],
  ])('by %s: the older one never overwrites the newer one', async (_where, open) => {
    const [older, newer] = open();
    expect(await older.save(played('a'), 0, true)).toBe('saved');
    const taken = (await newer.load()) ?? expect.fail('nothing was saved');
    expect(await newer.save(played('a b'), taken.stamp, true)).toBe('saved');
    // Two in one go: the second one must not take the first one's stamp for a licence.
    const late = [older.save(played('a x'), 0, true), older.save(played('a x y'), 0, true)];
    expect(await Promise.all(late)).toEqual(['overtaken', 'overtaken']);
    expect(await older.put({ ...played('renamed'), stamp: 0 })).toBe(false);
    for (const saves of [older, newer]) {
      expect((await saves.load())?.record).toBe(entitled('a b'));
      expect((await saves.library()).map(({ title }) => title)).toEqual(['a b']);
    }
    const again = (await older.find(GAME.id)) ?? expect.fail('it is gone');
    expect(await older.save(played('a b c'), again.stamp, true)).toBe('saved');
    expect(await newer.save(played('a b d'), taken.stamp, true)).toBe('overtaken');
    expect((await newer.load())?.record).toBe(entitled('a b c'));
  });

  test('a title given in one of them does not overtake the other, and stays', async () => {
    const [playing, library] = [new Saves(quick), new Saves(quick)];
    expect(await playing.save(played('none'), 0, true)).toBe('saved');
    expect(await library.rename(GAME.id, 'by the library')).toBe(true);
    for (const saves of [playing, library, new Saves(new MemoryStore())]) {
      expect((await saves.load())?.record).toBe(entitled('by the library'));
      expect((await saves.library()).map(({ title }) => title)).toEqual(['by the library']);
    }
    expect(await playing.save(played('by the library'), 0, true)).toBe('saved');
    expect(await library.rename('not here', 'x')).toBe(false);
  });

  test('another game beside it is nobody’s business', async () => {
    const [one, other] = [new Saves(quick), new Saves(quick)];
    expect(await one.save(GAME, 0, true)).toBe('saved');
    expect(await other.save({ ...GAME, id: 'game-2' }, 0, true)).toBe('saved');
    expect(await one.save(played('a'), 0, true)).toBe('saved');
    expect((await one.library()).map(({ id }) => id).sort()).toEqual(['game-1', 'game-2']);
  });
});

describe('the library', () => {
  const named = (id: string, change: Partial<SavedGame> = {}): SavedGame => ({ ...GAME, id, ...change });
  const names = async (saves: Saves): Promise<string[]> => (await saves.library()).map(({ id }) => id);

  test('has every game that was begun, the latest first, and none that was only dealt', async () => {
    const saves = new Saves(quick);
    await saves.put(named('old', { time: 1 }));
    await saves.put(named('new', { time: 3 }));
    await saves.save(named('dealt'), 0, false);
    await saves.save(named('begun', { time: 9 }), 0, true);
    await settled();
    expect(await names(new Saves(quick))).toEqual(['begun', 'new', 'old']);
  });

  test('knows the last words of a killed browser', async () => {
    const saves = new Saves(quick);
    await saves.save(named('one'), 0, true);
    await settled();
    quick.setItem(
      CURRENT,
      writeSavedGame(named('one', { stamp: Number.MAX_SAFE_INTEGER, record: entitled('one move more') })),
    );
    expect((await new Saves(quick).library())[0]?.title).toBe('one move more');
    expect((await new Saves(quick).find('one'))?.record).toBe(entitled('one move more'));
  });

  test('loses what is deleted, on the table too, and takes it back', async () => {
    const saves = new Saves(quick);
    await saves.save(named('one'), 0, true);
    await settled();
    const kept = await saves.find('one');
    await saves.remove('one');
    expect(await names(saves)).toEqual([]);
    expect(await new Saves(quick).load()).toBeNull();
    if (kept) await saves.put(kept);
    expect(await names(new Saves(quick))).toEqual(['one']);
  });

  test('a change to the game on the table is not undone by the table', async () => {
    const saves = new Saves(quick);
    await saves.save(named('one'), 0, true);
    await settled();
    await saves.put(named('one', { record: entitled('renamed') }));
    await settled();
    const again = new Saves(quick);
    expect((await again.load())?.record).toBe(entitled('renamed'));
    expect((await again.library())[0]?.title).toBe('renamed');
  });

  test('sets aside what it cannot read, and shows the rest', async () => {
    const saves = new Saves(quick);
    await saves.put(named('good'));
    await saves.put({ ...named('bad'), game: 'chess' as SavedGame['game'] });
    expect(await names(saves)).toEqual(['good']);
    expect((await saves.quarantined()).map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { game: 'chess' },
    ]);
    expect(await names(saves)).toEqual(['good']);
    expect(await saves.quarantined()).toHaveLength(1);
  });

  test('without a database it is in the quick store', async () => {
    const saves = new Saves(quick, noDatabase);
    await saves.save(named('one'), 0, true);
    await settled();
    await saves.put(named('two', { time: 1 }));
    expect(await names(new Saves(quick, noDatabase))).toEqual(['one', 'two']);
    expect((await saves.find('two'))?.id).toBe('two');
    await saves.remove('one');
    expect(await names(new Saves(quick, noDatabase))).toEqual(['two']);
    quick.full = true;
    expect(await saves.put(named('three'))).toBe(false);
  });

  test.each([
    ['with a database', undefined],
    ['without one', noDatabase],
  ])('is empty when everything has been erased: %s', async (_where, open) => {
    const saves = new Saves(quick, open);
    await saves.save(named('one'), 0, true);
    await saves.put(named('two'));
    await saves.quarantine('rubbish');
    if (!open) await new RemoteMatches().add(MATCH);
    quick.setItem('anthill.settings', '{}');
    quick.setItem('of another page', 'stays');
    await settled();
    await saves.eraseAll();
    const again = new Saves(quick, open);
    expect(await names(again)).toEqual([]);
    expect(await again.load()).toBeNull();
    expect(await again.quarantined()).toEqual([]);
    if (!open) expect(await new RemoteMatches().all()).toEqual([]);
    expect(await saves.load()).toBeNull();
    expect(quick.getItem('anthill.settings')).toBeNull();
    expect(quick.getItem('of another page')).toBe('stays');
  });
});

test('what a game keeps of a secret set-up comes back to it as it is', () => {
  const read = (deploy: unknown) =>
    readSavedGame(JSON.stringify({ ...(JSON.parse(writeSavedGame({ ...GAME, stamp: 1, time: 1 })) as object), deploy }))
      ?.deploy;
  expect(read({ slots: ['Qh', ''], anything: 3 })).toEqual({ slots: ['Qh', ''], anything: 3 });
  expect(read('nonsense')).toBeNull();
  expect(read(undefined)).toBeNull();
});
