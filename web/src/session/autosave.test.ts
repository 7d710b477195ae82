import { expect, test } from 'vitest';
import { FakeBoard } from '../testing/fake_board';
import { dropStaleComments } from './autosave';

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
