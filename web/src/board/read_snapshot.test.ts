import { expect, test } from 'vitest';
import { readSnapshot } from './read_snapshot';
import type { BoardInstance } from '../wasm/board';

const red = (text: string): { text: string; seat: 'red' } => ({ text, seat: 'red' });

test('the moves that are not sent again are those of the snapshot before', () => {
  const asked: number[] = [];
  const wasm = {
    _board_snapshot: (known: number) => asked.push(known),
    UTF8ToString: () => JSON.stringify({ ply: 3, since: 1, moves: [red('b2-b3'), red('c1-c2')] }),
  } as unknown as BoardInstance;
  const known = [red('a1-a2'), red('b1-b2')];
  expect(readSnapshot(wasm, known)).toEqual({ ply: 3, moves: [red('a1-a2'), red('b2-b3'), red('c1-c2')] });
  expect(asked).toEqual([2]);
});
