import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../frame/en';
import { MemoryStore } from '../testing/saved_games';
import {
  ASKED,
  DEFAULT_SETTINGS,
  loadSettings,
  readSettings,
  saveSettings,
  SETTINGS,
  someSettings,
  type Settings,
} from './settings';

const read = (values: object): object => readSettings(JSON.stringify(values));

test('every setting that the dialog asks for has its texts', () => {
  const texts: Readonly<Record<string, unknown>> = en;
  for (const key of ASKED)
    if (key !== 'language' && key !== 'seating' && key !== 'volume')
      for (const text of [`settings.${key}`, ...SETTINGS[key].values.map((value) => `settings.${key}.${value}`)])
        expect(texts[text], text).toBeTypeOf('string');
});

test('what is understood is kept, the rest falls back one by one', () => {
  expect(
    read({ theme: 'dark', motion: 'warp', level: 3, levelBlack: 77, nameRed: 'x'.repeat(99), nameBlack: 5 }),
  ).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', level: 3, nameRed: 'x'.repeat(20) });
});

test('damage: the defaults', () => {
  for (const text of ['{', '7', 'null', '[]', '{"theme":{}}', '{"chosen":7}'])
    expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('statistics do not begin at a time that no calendar knows', () => {
  for (const countedSince of [9e15, -1, '1', null]) expect(read({ countedSince })).toMatchObject({ countedSince: 0 });
  expect(read({ countedSince: 1_795_000_000_000 })).toMatchObject({ countedSince: 1_795_000_000_000 });
});

test('answers to the games\u2019 own questions are texts of games that are here', () => {
  const chosen = { 'army-ants': { edition: '2008', odd: 7 }, chess: { opening: 'e4' }, 'ant-war': 'none' };
  expect(read({ chosen })).toMatchObject({ chosen: { 'army-ants': { edition: '2008' } } });
  expect(Object.keys((read({ chosen }) as typeof DEFAULT_SETTINGS).chosen)).toEqual(['army-ants']);
});

test('of some settings only those are read that are there and understood', () => {
  expect(someSettings('{"theme":"dark","sound":"loud"}')).toEqual({ theme: 'dark' });
  expect(someSettings('rubbish')).toEqual({});
});

describe('in two tabs', () => {
  let store: MemoryStore;
  let tabs: MemoryStore[];
  const inTab = <Result>(tab: number, run: () => Result): Result => {
    vi.stubGlobal('window', { localStorage: store, sessionStorage: tabs[tab] });
    return run();
  };
  beforeEach(() => {
    store = new MemoryStore();
    tabs = [new MemoryStore(), new MemoryStore()];
  });
  afterEach(() => vi.unstubAllGlobals());
  const change = (tab: number, values: Partial<Settings>): boolean => inTab(tab, () => saveSettings(values));

  test('only what was changed is written', () => {
    change(0, { nameRed: 'Anna', theme: 'dark' });
    change(1, { sound: 'off' });
    expect(inTab(0, loadSettings)).toEqual({ ...DEFAULT_SETTINGS, nameRed: 'Anna', theme: 'dark', sound: 'off' });
  });
  test('what cannot be read is set aside before anything is written', () => {
    store.setItem('anthill.settings', '{"theme":"dark"');
    expect(inTab(0, loadSettings)).toEqual(DEFAULT_SETTINGS);
    change(1, { sound: 'off' });
    expect(inTab(0, loadSettings)).toEqual({ ...DEFAULT_SETTINGS, sound: 'off' });
    const aside = [...store.texts].flatMap(([key, text]) => (key.startsWith('anthill.quarantine.') ? [text] : []));
    expect(aside).toEqual(['anthill-damaged settings\n{"theme":"dark"']);
  });
  test('what cannot be read stays while there is no room for it elsewhere', () => {
    store.setItem('anthill.settings', 'damage');
    store.full = true;
    expect(inTab(0, loadSettings)).toEqual(DEFAULT_SETTINGS);
    expect(change(0, { theme: 'dark' })).toBe(false);
    expect(store.getItem('anthill.settings')).toBe('damage');
  });
  test('where nothing can be stored that is said', () => {
    store.full = true;
    expect(change(0, { theme: 'dark' })).toBe(false);
    expect(inTab(0, loadSettings)).toEqual(DEFAULT_SETTINGS);
  });
  test('each shows a game of its own, and a new one the last that was chosen', () => {
    change(0, { game: 'ant-war' });
    change(1, { game: 'red-vs-black' });
    expect([inTab(0, loadSettings).game, inTab(1, loadSettings).game]).toEqual(['ant-war', 'red-vs-black']);
    tabs.push(new MemoryStore());
    expect(inTab(2, loadSettings).game).toBe('red-vs-black');
  });
  test('statistics that were begun again while the clock was ahead count from now on', () => {
    vi.useFakeTimers({ now: 1_795_000_000_000 });
    change(0, { countedSince: 1_799_000_000_000 });
    expect(inTab(0, loadSettings).countedSince).toBe(1_795_000_000_000);
    vi.setSystemTime(1_796_000_000_000);
    expect(inTab(1, loadSettings).countedSince).toBe(1_795_000_000_000);
    vi.useRealTimers();
  });
});
