import { expect, test, vi } from 'vitest';
import { makeBoard } from './board_code';
import { BoardModule } from './module';

vi.mock('./board_code'); // the wasm modules

const red = (text: string): { text: string; seat: 'red' } => ({ text, seat: 'red' });

test('the moves that are not sent again are those of the snapshot before', async () => {
  const sent = [
    { ply: 2, since: 0, moves: [red('a1-a2'), red('b1-b2')] },
    { ply: 3, since: 1, moves: [red('b2-b3'), red('c1-c2')] },
  ];
  const known: number[] = [];
  vi.mocked(makeBoard).mockResolvedValue({
    _board_snapshot: (count: number) => known.push(count) - 1,
    UTF8ToString: (at: number) => JSON.stringify(sent[at]),
  } as never);
  const board = await BoardModule.load('army-ants', '');
  board.snapshot();
  expect(board.snapshot()).toEqual({ ply: 3, moves: [red('a1-a2'), red('b2-b3'), red('c1-c2')] });
  expect(known).toEqual([0, 2]);
});
