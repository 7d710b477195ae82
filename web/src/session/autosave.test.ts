import { expect, test } from 'vitest';
import { FakeBoard } from '../testing/fake_board';
import { dropStaleComments } from './autosave';
import { readPicture } from '../model/thumbnail';

test('comments on positions that another move has done away with are dropped', () => {
  class Commented extends FakeBoard {
    override record(): string {
      return 'anthill-game 1\nstart x\nnote title move-9 \nnote move-0 a\nnote move-2 b\nnote move-10 c\nmoves\n';
    }
  }
  const board = new Commented();
  dropStaleComments(board, 2);
  expect([...board.notes]).toEqual([
    ['move-2', ''],
    ['move-10', ''],
  ]);
});

test.each([
  ['nothing', null],
  ['no columns', { cells: [] }],
  ['columns by the million', { columns: 1_000_000, cells: [] }],
  ['cells by the million', { columns: 5, cells: new Array(1_000_000).fill('') }],
  ['cells that are no texts', { columns: 5, cells: [7] }],
  ['cells that are novels', { columns: 5, cells: ['x'.repeat(1000)] }],
])('a picture is not read from %s', (_what, value) => expect(readPicture(value)).toBeNull());
