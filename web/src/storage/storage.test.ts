import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import { readSavedGame, writeSavedGame, type SavedGame } from './saved_game';
import { Saves, type QuickStore } from './saves';
import { DEFAULT_SETTINGS, readSettings } from './settings';

const GAME: SavedGame = {
  stamp: 5,
  time: 1000,
  game: 'army-ants',
  players: { red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 2 } },
  seed: 4_000_000_000,
  record: 'anthill-game 1\n',
  deploy: null,
  ply: 3,
  played: 3,
  over: false,
};

class MemoryStore implements QuickStore {
  texts = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new Error('full');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const CURRENT = 'anthill.game.current';
/** Long enough for a transaction of the database to be over. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

let quick: MemoryStore;
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

describe('saves', () => {
  test('are there after a reload', async () => {
    new Saves(quick).save('current', GAME);
    await settled();
    expect(await new Saves(quick).load('current')).toMatchObject({ record: GAME.record, ply: 3 });
  });

  test('are in the quick store before save() returns', () => {
    new Saves(quick).save('current', GAME);
    expect(quick.getItem(CURRENT)).toContain('anthill-game 1');
  });

  test('survive in the database when the quick store lost them', async () => {
    new Saves(quick).save('current', GAME);
    await settled();
    expect(await new Saves(new MemoryStore()).load('current')).toMatchObject({ record: GAME.record });
  });

  test('the newer of two copies counts, wherever it is', async () => {
    const saves = new Saves(quick);
    saves.save('current', { ...GAME, record: 'old' });
    saves.save('current', { ...GAME, record: 'new' });
    await settled();
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: 1, record: 'old' }));
    expect((await new Saves(quick).load('current'))?.record).toBe('new');
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: 9, record: 'newest' }));
    expect((await new Saves(quick).load('current'))?.record).toBe('newest');
  });

  test('go on rising after a reload, so that a stale copy never wins', async () => {
    quick.setItem(CURRENT, writeSavedGame({ ...GAME, stamp: 50 }));
    const saves = new Saves(quick);
    await saves.load('current');
    saves.save('current', { ...GAME, record: 'later' });
    expect((await new Saves(quick).load('current'))?.record).toBe('later');
  });

  test('a damaged one is set aside once, whole, and the good copy is taken', async () => {
    const saves = new Saves(quick);
    saves.save('current', GAME);
    await settled();
    quick.setItem(CURRENT, '{"format":"anthill-game 1", broken');
    expect(await new Saves(quick).load('current')).toMatchObject({ record: GAME.record });
    const again = new Saves(quick);
    await again.load('current');
    const aside = await again.allSetAside();
    expect(aside.map(({ text }) => text)).toEqual(['{"format":"anthill-game 1", broken']);
    await again.deleteSetAside(aside[0]?.id ?? -1);
    expect(await again.allSetAside()).toEqual([]);
  });

  test('without a database the quick store serves alone, and damage stays where it is', async () => {
    const noDatabase = (): Promise<never> => Promise.reject(new Error('forbidden'));
    const saves = new Saves(quick, noDatabase);
    saves.save('current', GAME);
    expect(await saves.load('current')).toMatchObject({ record: GAME.record });
    quick.setItem(CURRENT, 'damage');
    expect(await saves.load('current')).toBeNull();
    expect(quick.getItem(CURRENT)).toBe('damage');
    await settled();
    expect(saves.working).toBe(true);
  });

  test('say when no place takes them', async () => {
    quick.full = true;
    const saves = new Saves(quick, () => Promise.reject(new Error('forbidden')));
    saves.save('current', GAME);
    await settled();
    expect(saves.working).toBe(false);
  });

  test('a cleared slot is empty in both places', async () => {
    const saves = new Saves(quick);
    saves.save('previous', GAME);
    await settled();
    saves.clear('previous');
    await settled();
    expect(await new Saves(quick).load('previous')).toBeNull();
  });
});

describe('settings', () => {
  test('nothing stored: the defaults', () => expect(readSettings(null)).toEqual(DEFAULT_SETTINGS));

  test('what is understood is kept, the rest falls back one by one', () => {
    const text = JSON.stringify({ theme: 'dark', motion: 'warp', level: 3, nameRed: 'x'.repeat(99), nameBlack: 5 });
    expect(readSettings(text)).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', level: 3, nameRed: 'x'.repeat(20) });
  });

  test('damage: the defaults', () => expect(readSettings('{')).toEqual(DEFAULT_SETTINGS));
});

test('what is kept of a secret set-up is checked piece by piece', () => {
  const seal = { seat: 'black' as const, salt: 'ab', hash: 'cd', setup: 'text', moves: ['Qs@e5'] };
  const slots = ['Qh', ''];
  const read = (deploy: unknown) =>
    readSavedGame(JSON.stringify({ ...(JSON.parse(writeSavedGame({ ...GAME, stamp: 1, time: 1 })) as object), deploy }))
      ?.deploy;
  expect(read({ seal, slots })).toEqual({ seal, slots });
  expect(read({ seal: { ...seal, moves: 3 }, slots })).toEqual({ seal: null, slots });
  expect(read({ seal, slots: Array.from({ length: 40 }, () => 'Qh') })).toEqual({ seal, slots: null });
  expect(read('nonsense')).toBeNull();
  expect(read(undefined)).toBeNull();
});
