import { expect, test } from 'vitest';
import type { Advice } from '../../contract/game_page';
import { marksOf, partAround } from './steps';

const FIELD = { columns: 5, rows: 8 };
const advice = (from: number[], to: number[]): Advice => ({
  from,
  to,
  arrow: from.length > 0 ? { from, to } : null,
  what: '',
  move: '',
  play: () => undefined,
});

test('the part of the board holds the whole move and never tells a single card', () => {
  expect(partAround(FIELD, [12])).toEqual([6, 7, 8, 11, 12, 13, 16, 17, 18]);
  // In a corner it grows inwards.
  expect(partAround(FIELD, [0])).toEqual([0, 1, 2, 5, 6, 7, 10, 11, 12]);
  expect(partAround({ columns: 2, rows: 10 }, [19])).toEqual([14, 15, 16, 17, 18, 19]);
  const far = partAround(FIELD, [0, 14]);
  expect([0, 14].every((cell) => far.includes(cell))).toBe(true);
});

test('the first step shows where, the second with what, the third the move', () => {
  const moved = advice([12], [17]);
  expect(marksOf(moved, 1, FIELD)).toMatchObject({ cells: [], arrow: null });
  expect(marksOf(moved, 2, FIELD)).toMatchObject({ cells: [12], arrow: null });
  expect(marksOf(moved, 3, FIELD)).toEqual({ area: [], cells: [17], arrow: { from: [12], to: [17] } });
});

test('a move across the board is looked for about what moves', () => {
  const { area } = marksOf(advice([0], [39]), 1, FIELD);
  expect(area).toEqual(partAround(FIELD, [0]));
});

test('what is no move on the board has no marks there', () => {
  for (const step of [1, 2, 3])
    expect(marksOf(advice([], []), step, FIELD)).toEqual({ area: [], cells: [], arrow: null });
});
