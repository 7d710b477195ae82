import { expect, test } from 'vitest';
import { en } from '../frame/en';
import { ASKED, DEFAULT_SETTINGS, readSettings, SETTINGS } from './settings';

const read = (values: object): object => readSettings(JSON.stringify(values));

test('every setting has its default in the table', () => {
  expect(Object.keys(DEFAULT_SETTINGS)).toEqual(Object.keys(SETTINGS));
  expect(DEFAULT_SETTINGS).toMatchObject({ theme: 'system', pace: 'steady', level: 1, nameRed: '', chosen: {} });
  expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
});

test('every setting that the dialog asks for has its texts', () => {
  const texts: Readonly<Record<string, unknown>> = en;
  for (const [key, values] of [...ASKED, ['shortcuts', SETTINGS.shortcuts.values] as const])
    for (const text of [`settings.${key}`, ...values.map((value) => `settings.${key}.${value}`)])
      expect(texts[text], text).toBeTypeOf('string');
  expect(ASKED.map(([key]) => key)).toEqual([
    'theme',
    'motion',
    'cards',
    'hand',
    'upright',
    'hints',
    'confirm',
    'premove',
    'typing',
    'help',
    'sound',
    'captions',
    'haptics',
    'awake',
  ]);
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

test('the vibration goes by its earlier name too', () => {
  expect(read({ touch: 'off' })).toMatchObject({ haptics: 'off' });
  expect(read({ touch: 'off', haptics: 'on' })).toMatchObject({ haptics: 'on' });
});

test('statistics do not begin at a time that no calendar knows', () => {
  for (const countedSince of [9e15, -1, '1', null]) expect(read({ countedSince })).toMatchObject({ countedSince: 0 });
  expect(read({ countedSince: 1_795_000_000_000 })).toMatchObject({ countedSince: 1_795_000_000_000 });
});

test('answers to the games\u2019 own questions are texts of games that are here', () => {
  const chosen = { 'army-ants': { edition: '2008', odd: 7 }, chess: { opening: 'e4' }, 'ant-war': 'none' };
  expect(read({ chosen })).toMatchObject({ chosen: { 'army-ants': { edition: '2008' } } });
  expect(Object.keys((read({ chosen }) as typeof DEFAULT_SETTINGS).chosen)).toEqual(['army-ants']);
  const lessons = { 'army-ants': 'swap', chess: 'fork', 'ant-war': 'no such word', 'red-vs-black': 7 };
  expect((read({ lessons }) as typeof DEFAULT_SETTINGS).lessons).toEqual({ 'army-ants': 'swap' });
});

test('of the puzzles what can be read is kept, game by game', () => {
  const early = { rating: 1040, rated: 3, row: 2, bestRow: 2, day: 20_780, days: 1, solved: ['1x9k3f'] };
  const kept = { ...early, missed: ['2b'], own: ['3c'] };
  const puzzles = { 'army-ants': kept, 'ant-war': { ...kept, rating: -1 }, 'red-vs-black': 'no record', chess: kept };
  expect((read({ puzzles }) as typeof DEFAULT_SETTINGS).puzzles).toEqual({ 'army-ants': kept });
  expect((read({ puzzles: { 'ant-war': early } }) as typeof DEFAULT_SETTINGS).puzzles).toEqual({
    'ant-war': { ...early, missed: [], own: [] },
  });
  const settings = { ...DEFAULT_SETTINGS, puzzles: { 'army-ants': kept } };
  expect(readSettings(JSON.stringify(settings)).puzzles).toEqual(settings.puzzles);
});
