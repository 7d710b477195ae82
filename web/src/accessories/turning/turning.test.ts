import { expect, test, vi } from 'vitest';
import type { GamePage, MatchView } from '../../contract/game_page';
import { snapshotOf } from '../../testing/fake_board';
import { findTurning, turningIn, type Weighed } from './turning';

const all = (...chances: (number | null)[]): Weighed[] =>
  chances.map((each, ply) => ({ ply, kind: each === null ? null : 'decision', chances: each }));

test('the move after which the winner stands clearly better', () => {
  expect(turningIn(all(0, -0.1, 0, 0.7, 0.8, 0.9))).toEqual({ ply: 2, kind: 'decision' });
});

test('nothing where no move stands out', () => {
  expect(turningIn(all(0, 0.2, 0.4, 0.6, 0.8))).toBeNull();
  expect(turningIn([])).toBeNull();
});

test('of two that are nearly as large, the one that was not answered', () => {
  expect(turningIn(all(-0.5, 0.1, -0.5, 0.1, 0.2, 0.3))).toEqual({ ply: 2, kind: 'decision' });
  expect(turningIn(all(-0.9, 0.1, -0.5, -0.1, 0.2, 0.3))).toEqual({ ply: 0, kind: 'decision' });
});

test('the last move turns nothing: before it, everything had been decided', () => {
  expect(turningIn(all(0.1, 0, 0.1))).toBeNull();
});

test('a change across plies that nobody asked about is none', () => {
  expect(turningIn(all(-0.9, null, 0.8, 0.9))).toBeNull();
});

test('luck is told from decisions', () => {
  const weighed = all(-0.2, 0.9, 0.95);
  weighed[0] = { ply: 0, kind: 'luck', chances: -0.2 };
  expect(turningIn(weighed)).toEqual({ ply: 0, kind: 'luck' });
});

const moves = ['red', 'black', 'red', 'black'].map((seat, ply) => ({
  text: String(ply),
  seat: seat as 'red' | 'black',
  captured: [],
}));
const won = snapshotOf({ moves, ply: 4, length: 4, status: { kind: 'won', winner: 'black', reason: 'queen' } });
const game = {
  firstPly: () => 1,
  advice: () => Promise.resolve({ turns: () => 'decision', chances: (score: number) => score / 100 }),
} as unknown as GamePage;

test('each position is asked about as its mover sees it, and told as the winner does', async () => {
  // Black stands at 0 before its first move, Red then at -90: Black's first move has turned the game.
  const scores = [0, -90, 95];
  const consult = vi.fn((_moves: unknown, _limits: string, { upTo }: { upTo: number }) =>
    Promise.resolve({ move: '', score: scores[upTo - 1], exact: false, scores: [] }),
  );
  const view = { snapshot: won, page: { session: { consult } } } as unknown as MatchView;
  expect(await findTurning(game, view, new AbortController().signal)).toEqual({ ply: 1, kind: 'decision' });
  expect(consult.mock.calls.map(([, , { upTo }]) => upTo)).toEqual([1, 2, 3]);
});

test('a question that is withdrawn ends the search', async () => {
  const consult = vi.fn(() => Promise.resolve(null));
  const view = { snapshot: won, page: { session: { consult } } } as unknown as MatchView;
  expect(await findTurning(game, view, new AbortController().signal)).toBeUndefined();
  expect(consult).toHaveBeenCalledOnce();
});
