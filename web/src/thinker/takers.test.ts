import { expect, test } from 'vitest';
import type { Answer, Priority, Question } from './thinker';
import { levelRanges, Takers } from './takers';

const ASKED = { start: 'ant-war board=..', moves: ['a1-b1'] };
const answer = (move: string): Answer => ({ move, score: 0, exact: false, scores: [] });

/** @param playing what a level plays with a seed */
function takersOf(playing: (level: number, seed: number) => string): {
  takers: Takers;
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
  const takers = new Takers(
    () => (changes += 1),
    () => thinker,
    () => Promise.resolve(),
  );
  return { takers, asked, changes: () => changes };
}

test('a level plays a move if it does so in most tries', async () => {
  const { takers, changes } = takersOf((level, seed) => (level <= 2 || (level === 3 && seed < 3) ? 'take' : 'wait'));
  await takers.look(ASKED);
  expect(takers.of('take')).toEqual([1, 2]);
  expect(takers.of('wait')).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  expect(takers.of('pass')).toEqual([]);
  expect(changes()).toBe(10);
});

test('a level without a favourite plays none', async () => {
  const { takers } = takersOf((level, seed) => (level === 1 ? `move${seed}` : 'wait'));
  await takers.look(ASKED);
  expect(takers.of('wait')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('nothing more is asked about a position that is no longer shown', async () => {
  const { takers, asked } = takersOf(() => 'wait');
  const first = takers.look(ASKED);
  await takers.look({ ...ASKED, moves: [] });
  await first;
  expect(asked).toHaveLength(30);
  expect(takers.of('wait')).toHaveLength(10);
  await takers.look({ ...ASKED, moves: [] });
  expect(asked).toHaveLength(30);
  takers.close();
  expect(takers.of('wait')).toEqual([]);
  expect(asked.at(-1)).toBe('closed');
});

test('levels in a row are joined', () => {
  expect(levelRanges([1, 2, 3, 4])).toBe('1\u20134');
  expect(levelRanges([1, 3, 4, 8])).toBe('1, 3\u20134, 8');
});
