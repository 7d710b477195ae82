import { expect, test } from 'vitest';
import { warSnapshotOf } from '../testing/war_snapshot';
import { cellAt, halfBesideLast, screenColumns, screenPlace, screenRows } from './places';
import type { BoardLayout, CellState } from '../model/snapshot';

const { layout } = warSnapshotOf();
const strip: BoardLayout = { ...layout, columns: 2, rows: 10 };

test.each([
  ['standing', strip],
  ['lying', { ...strip, rotated: true }],
  ['standing, seen by Black', { ...strip, bottom: 'black' }],
  ['lying, seen by Black', { ...strip, rotated: true, bottom: 'black' }],
] as [string, BoardLayout][])('a strip %s: every place on the screen leads back to its cell', (_name, board) => {
  const places = new Set<string>();
  for (let cell = 0; cell < 20; cell += 1) {
    const place = screenPlace(board, cell);
    expect(cellAt(board, place)).toBe(cell);
    expect(place.column).toBeLessThan(screenColumns(board));
    expect(place.row).toBeLessThan(screenRows(board));
    places.add(`${place.column} ${place.row}`);
  }
  expect(places.size).toBe(20);
});

test('a lying strip has row 1 at the left and column a on top', () => {
  const lying = { ...strip, rotated: true };
  expect(screenPlace(lying, 0)).toEqual({ column: 0, row: 0 });
  expect(screenPlace(lying, 1)).toEqual({ column: 0, row: 1 });
  expect(screenPlace(lying, 18)).toEqual({ column: 9, row: 0 });
  expect(screenPlace(strip, 0)).toEqual({ column: 0, row: 9 });
});

test.each([
  ['red', 1, 'upper'], // row 1 of 10, near the lower edge for Red
  ['red', 19, 'lower'],
  ['black', 1, 'lower'],
  ['red', -1, ''],
] as const)('seen by %s, the half beside a last move to cell %i is the %s one', (bottom, last, half) => {
  const cells = Array.from({ length: 20 }, (_, cell): CellState => ({
    card: '',
    marks: cell === last ? ['last-to'] : [],
  }));
  expect(halfBesideLast({ layout: { ...strip, bottom }, cells })).toBe(half);
});
