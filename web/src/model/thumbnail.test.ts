import * as v from 'valibot';
import { expect, test } from 'vitest';
import { snapshotOf } from '../testing/fake_board';
import { pictureOf, pictureSchema } from './thumbnail';

test.each([
  ['nothing', null],
  ['no columns', { cells: [] }],
  ['columns by the million', { columns: 1_000_000, cells: [] }],
  ['cells by the million', { columns: 5, cells: new Array(1_000_000).fill('') }],
  ['cells that are no texts', { columns: 5, cells: [7] }],
  ['cells that are novels', { columns: 5, cells: ['x'.repeat(1000)] }],
])('a picture is not read from %s', (_what, value) => expect(v.safeParse(pictureSchema, value).success).toBe(false));

const cells = [
  { card: 'Qh', marks: [] },
  { card: '', marks: [] },
];

test('a position has a picture of its cells, or the one that the game makes', () => {
  expect(pictureOf(snapshotOf({ cells }))).toEqual({ columns: 5, cells: ['Qh', ''] });
  expect(pictureOf(snapshotOf({ cells, picture: { columns: 1, cells: ['9s'] } }))).toEqual({
    columns: 1,
    cells: ['9s'],
  });
});

test('a game with secrets has none, whatever position is looked at', () => {
  expect(pictureOf(snapshotOf({ cells, secret: true, phase: 'battle' }))).toBeNull();
  expect(pictureOf(snapshotOf({ cells, secret: true, picture: { columns: 1, cells: ['9s'] } }))).toBeNull();
});
