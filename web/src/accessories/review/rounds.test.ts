import { describe, expect, test } from 'vitest';
import type { AdvicePage, RoundPlies } from '../../contract/game_page';
import { snapshotOf } from '../../testing/fake_board';
import { luckOfRound, resultOf } from '../../model/rounds';
import type { Answer, Question } from '../../thinker/thinker';
import type { Asking } from './pass';
import { weighRounds } from './rounds';

const MOVES = ['odds:red+0.5', 'take:black', 'cut:Kd', 'a1-b2', 'pass'];
const players = ['red', 'black', 'red', 'red', 'black'] as const;
const snapshot = snapshotOf({
  moves: MOVES.map((text, ply) => ({
    text,
    seat: players[ply] ?? 'red',
    player: players[ply] ?? 'red',
    cards: [],
    captured: [],
  })),
  ply: 5,
  length: 5,
});
const plies: RoundPlies = { odds: 0, take: 1, cut: 2, before: 1, play: 3, result: 700, spread: 650 };

/**
 * An engine whose last two depths give these scores on average at each ply, for the side to move, and that would take
 * that colour.
 */
function asking(
  scores: readonly number[],
  round: RoundPlies,
  takes = 'take:black',
  signal = new AbortController().signal,
) {
  const ask = ({ moves: { length } }: Question): Promise<Answer | null> => {
    const mean = scores[length] ?? 0;
    const exact = length === 3;
    const last = exact ? mean : mean + 40;
    const answer = { move: length === 1 ? takes : 'x', score: last, exact, scores: [mean - 40, last] };
    return Promise.resolve(signal.aborted ? null : answer);
  };
  const advice = { rounds: () => [round] } as unknown as AdvicePage;
  return {
    analysis: { ask },
    finished: { snapshot, first: 0, advice },
    sequence: { start: 'start', moves: MOVES },
    signal,
  } as unknown as Asking;
}

describe('a round', () => {
  test('is the sum of what luck and choices have made of it', async () => {
    // Dealt 1 point for Red; the odds leave Black 1.50; the cut brings Red 3.
    const [round] = (await weighRounds(asking([100, 150, 0, 300], plies))) ?? [];
    expect(round).toMatchObject({ deal: 100, odds: -250, take: 0, cut: 450, play: 400 });
    expect(round && resultOf(round)).toBe(700);
    expect(round && luckOfRound(round)).toBe(550);
    expect(round?.spread).toBe(650);
  });
  test('of which the worse colour was taken', async () => {
    const [round] = (await weighRounds(asking([100, 150, 0, 300], plies, 'take:red'))) ?? [];
    expect(round).toMatchObject({ deal: 100, odds: -250, take: 300, cut: 150, play: 400 });
  });
  test('without a cut', async () => {
    const [round] = (await weighRounds(asking([100, 150], { ...plies, cut: null }))) ?? [];
    expect(round).toMatchObject({ cut: null, play: 850 });
  });
  test('that nobody asks about any more', async () => {
    const stopped = new AbortController();
    stopped.abort();
    expect(await weighRounds(asking([], plies, '', stopped.signal))).toBeNull();
  });
});
