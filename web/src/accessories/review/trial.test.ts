import { expect, test, vi } from 'vitest';
import type { AdvicePage } from '../../contract/game_page';
import { advicePage as antWar } from '../../games/ant_war/advice';
import type { ArmyAntsMove } from '../../games/army_ants/snapshot';
import type { Snapshot } from '../../model/snapshot';
import { snapshotOf } from '../../testing/fake_board';
import { warSnapshotOf } from '../../testing/war_snapshot';
import type { Answer, Question } from '../../thinker/thinker';
import type { Finished } from './standing';
import { tryOut, type Trial } from './trial';

const SIGNAL = new AbortController().signal;
const SEQUENCE = { start: 'start', moves: ['a', 'b'] };
const CHANCES = { winChances: (score: number) => score / 100, measure: 'chances' } as unknown as AdvicePage;

function tried(
  after: Snapshot,
  { advice = CHANCES, before = 50, score = 0 }: { advice?: AdvicePage; before?: number; score?: number } = {},
) {
  const answer: Answer = { move: 'reply', score, exact: false, scores: [score] };
  const ask = vi.fn((_asked: Question) => Promise.resolve(answer));
  const finished: Finished = { snapshot: after, first: 0, advice };
  const luck = (): Promise<null> => Promise.resolve(null);
  const trial: Promise<Trial | 'unknown' | 'failed'> = tryOut(
    { ask, luck },
    { sequence: SEQUENCE, finished },
    { ply: 1, before },
    'other',
    after,
    SIGNAL,
  );
  return { ask, trial };
}
const moves: ArmyAntsMove[] = [
  { text: 'a', seat: 'red', cards: [], captured: [] },
  { text: 'other', seat: 'black', cards: [], captured: [] },
];

test('another move is worth what the engine thinks of the position after it, and has the best answer to it', async () => {
  const { ask, trial } = tried(snapshotOf({ turn: 'red', ply: 2, length: 2, moves }), { score: 40 });
  expect(await trial).toEqual({ standing: 70, size: 'blunder', reply: 'reply' });
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ start: 'start', moves: ['a', 'other'] });
});

test('where the same side moves on, there is no answer to it', async () => {
  const { trial } = tried(snapshotOf({ turn: 'black', ply: 2, length: 2, moves }));
  expect(await trial).toMatchObject({ size: null, reply: null });
});

test('of what leads to chance nothing is known', async () => {
  const { ask, trial } = tried(snapshotOf({ due: 'chance', ply: 2, length: 2, moves }));
  expect(await trial).toBe('unknown');
  expect(ask).not.toHaveBeenCalled();
});

test('the pass that ends the first round of Ant War is worth what that has brought', async () => {
  const after = warSnapshotOf({
    ply: 2,
    length: 2,
    moves: [
      { text: 'pass', seat: 'red', player: 'red', phase: 'play', round: 1 },
      { text: 'pass', seat: 'black', player: 'black', phase: 'play', round: 1 },
    ],
    phase: 'odds',
    round: 2,
    rounds: 2,
    held: true,
    turn: 'red',
    total: { red: 9, black: 4 },
  });
  const { ask, trial } = tried(after, { advice: antWar, before: 3 });
  expect(await trial).toEqual({ standing: 5, size: 'inaccuracy', reply: null });
  expect(ask).not.toHaveBeenCalled();
});
