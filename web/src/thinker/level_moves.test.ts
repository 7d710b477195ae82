import { expect, test } from 'vitest';
import type { Answer, Priority, Question } from './thinker';
import { levelRanges, LevelMoves } from './level_moves';

const ASKED = { start: 'ant-war board=..', moves: ['a1-b1'] };
const answer = (move: string): Answer => ({ move, score: 0, exact: false, scores: [] });

/** @param playing what a level plays with a seed */
function levelMovesOf(playing: (level: number, seed: number) => string): {
  levelMoves: LevelMoves;
  asked: string[];
  changes: () => number;
} {
  const asked: string[] = [];
  let changes = 0;
  const thinker = {
    close: () => asked.push('closed'),
    ask: ({ limits }: Question, _: Priority, signal?: AbortSignal): Promise<Answer | null> => {
      asked.push(limits);
      const [, level = 0, , seed = 0] = limits.split(' ').map(Number);
      return Promise.resolve(signal?.aborted ? null : answer(playing(level, seed)));
    },
  };
  const levelMoves = new LevelMoves(
    () => (changes += 1),
    () => thinker,
    () => Promise.resolve(),
  );
  return { levelMoves, asked, changes: () => changes };
}

test('a level plays a move if it does so in most tries', async () => {
  const { levelMoves, changes } = levelMovesOf((level, seed) =>
    level <= 2 || (level === 3 && seed < 3) ? 'take' : 'wait',
  );
  await levelMoves.follow(ASKED);
  expect(levelMoves.of('take')).toEqual([1, 2]);
  expect(levelMoves.of('wait')).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(levelMoves.of('pass')).toEqual([]);
  expect(changes()).toBe(10);
});

test('a level without a favourite plays none', async () => {
  const { levelMoves } = levelMovesOf((level, seed) => (level === 1 ? `move${seed}` : 'wait'));
  await levelMoves.follow(ASKED);
  expect(levelMoves.of('wait')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('nothing more is asked about a position that is no longer shown', async () => {
  const { levelMoves, asked } = levelMovesOf(() => 'wait');
  const first = levelMoves.follow(ASKED);
  await levelMoves.follow({ ...ASKED, moves: [] });
  await first;
  expect(asked).toHaveLength(30);
  expect(levelMoves.of('wait')).toHaveLength(10);
  await levelMoves.follow({ ...ASKED, moves: [] });
  expect(asked).toHaveLength(30);
  levelMoves.close();
  expect(levelMoves.of('wait')).toEqual([]);
  expect(asked.at(-1)).toBe('closed');
});

test('levels in a row are joined', () => {
  expect(levelRanges([1, 2, 3, 4])).toBe('1\u20134');
  expect(levelRanges([1, 3, 4, 8])).toBe('1, 3\u20134, 8');
});
