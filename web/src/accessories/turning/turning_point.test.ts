import { expect, test, vi } from 'vitest';
import type { GamePage, MatchView } from '../../contract/game_page';
import { snapshotOf } from '../../testing/fake_board';
import type { Answer, Question } from '../../thinker/thinker';
import type { Finished } from '../review/standing';
import { findTurning, turningIn, weigh, type Weighed } from './turning_point';

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
  cards: [],
  captured: [],
}));
const won = snapshotOf({ moves, ply: 4, length: 4, status: { kind: 'won', winner: 'black', reason: 'queen' } });
const advice = { kindOfPly: () => 'decision', winChances: (score: number) => score / 100, measure: 'chances' };
const game = {
  play: { firstPly: () => 1, countAt: (_snapshot: unknown, ply: number) => ply - 1 },
  parts: { advice: () => Promise.resolve(advice) },
} as unknown as GamePage;

/** A page on which the engine answers so. */
function viewWith(id: string, ask: (asked: Question) => Promise<Answer | null>): MatchView {
  const whole = { sequence: { start: 'start', moves: moves.map(({ text }) => text) }, snapshot: won };
  const analysis = { whole: () => whole, kept: null, keep: () => undefined, ask };
  return { snapshot: won, page: { session: { id, review: { withPorts: () => analysis } } } } as unknown as MatchView;
}

test('each position is asked about as its mover sees it, and told as the winner does', async () => {
  // Black stands at 0 before its first move, Red then at -90: Black's first move has turned the game.
  const scores = [0, -90, 95];
  const ask = vi.fn(({ moves: { length } }: Question) =>
    Promise.resolve({ move: '', score: scores[length - 1] ?? 0, exact: false, scores: [] }),
  );
  const turning = await findTurning(game, viewWith('one', ask), new AbortController().signal);
  expect(turning).toEqual({ ply: 1, kind: 'decision' });
  expect(ask.mock.calls.map(([asked]) => asked.moves.length)).toEqual([1, 2, 3]);
});

test('a closer look that has found a key moment decides', () => {
  const score = (each: number) => ({ score: each, exact: false });
  const evaluations = new Map([0, 0, -10, 20].map((each, ply) => [ply, score(each)]));
  const finished = { snapshot: won, first: 0, advice } as unknown as Finished;
  const findings = { evaluations, judgements: new Map(), worths: null, rounds: null };
  expect(turningIn(weigh(finished, findings))).toBeNull();
  // Red's second move: from even to certain loss.
  findings.judgements.set(2, { best: '', score: 0, next: 90, reasons: [] });
  expect(turningIn(weigh(finished, findings))).toEqual({ ply: 2, kind: 'decision' });
});

test('a question that is withdrawn ends the search', async () => {
  const ask = vi.fn(() => Promise.resolve(null));
  expect(await findTurning(game, viewWith('other', ask), new AbortController().signal)).toBeUndefined();
  expect(ask).toHaveBeenCalledOnce();
});
