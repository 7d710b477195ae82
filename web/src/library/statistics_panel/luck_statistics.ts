// The luck in this device's games of dice, from the point of view of the one person in them: as statistics.ts, of games whose luck is
// known. Pure.

import { CERTAIN, chanceOfHits, expectedHits, perCent, withoutLuck, type Luck } from '../../model/luck';
import type { SeatName } from '../../model/snapshot';

/** A game against the computer in which the person sat there. */
export interface GameOfDice {
  luck: Luck;
  seat: SeatName;
}

/** The report of all games together. Scores in per cent: won 100, drawn 50. */
export interface DiceReport {
  games: number;
  score: number;
  /** With average dice, and half the width of the interval that holds the truth in 19 cases of 20; null of a single game, which tells none. */
  without: number;
  error: number | null;
  /** Units that the person's dice have hit, and would have hit on average. */
  hit: number;
  expected: number;
  /** One in so many players has dice as good or better, or as bad or worse: whichever is rarer. */
  rarity: { kind: 'good' | 'bad'; players: number };
}

// Half the width of a 95 % interval.
const STANDARD_ERRORS = 1.96;

/** @returns null where there are no games */
export function diceReport(games: readonly GameOfDice[]): DiceReport | null {
  if (games.length === 0) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const scores = games.map(({ luck, seat }) => perCent(seat === 'red' ? luck.end : CERTAIN - luck.end));
  const adjusted = games.map(({ luck, seat }) => perCent(withoutLuck(luck, seat)));
  const without = mean(adjusted);
  const variance = adjusted.reduce((sum, value) => sum + (value - without) ** 2, 0) / (games.length - 1);
  const error = games.length > 1 ? STANDARD_ERRORS * Math.sqrt(variance / games.length) : null;
  const able: number[] = [];
  let hit = 0;
  for (const { luck, seat } of games) {
    hit += luck[seat].hit;
    luck[seat].able.forEach((dice, twentieths) => (able[twentieths] = (able[twentieths] ?? 0) + dice));
  }
  const { asGood, asBad } = chanceOfHits(able, hit);
  const kind = asGood <= asBad ? 'good' : 'bad';
  const players = Math.max(1, Math.round(1 / Math.min(asGood, asBad)));
  return {
    games: games.length,
    score: mean(scores),
    without,
    error,
    hit,
    expected: expectedHits(able),
    rarity: { kind, players },
  };
}
