import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../storage/settings';
import { chosenPlayers, offered } from './chosen_players';

const settings = { ...DEFAULT_SETTINGS, level: 'elder', levelBlack: 4, seconds: 3, side: 'red' } as const;

test('the Elder is seated with its seconds', () => {
  expect(chosenPlayers(settings)).toEqual({
    red: { kind: 'person', name: '' },
    black: { kind: 'computer', level: 10, seconds: 3 },
  });
  expect(chosenPlayers({ ...settings, opponent: 'nobody' })).toEqual({
    red: { kind: 'computer', level: 10, seconds: 3 },
    black: { kind: 'computer', level: 4 },
  });
});

test('where patience finds nothing more, the strongest level takes its place', () => {
  const dice = { ...settings, game: 'red-vs-black' } as const;
  expect(offered(dice, 'elder')).toBe(10);
  expect(offered(dice, 4)).toBe(4);
  expect(offered(settings, 'elder')).toBe('elder');
  expect(chosenPlayers(dice).black).toEqual({ kind: 'computer', level: 10 });
});
