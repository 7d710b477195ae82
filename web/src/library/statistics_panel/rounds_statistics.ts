// The luck in this device's games in rounds, from the point of view of the one person in them: as luck_statistics.ts, of games whose
// rounds have been weighed. Pure.

import { resultOf, withoutLuckOf, type RoundParts } from '../../model/rounds';
import type { SeatName } from '../../model/snapshot';

/** A game against the computer which the person began as that. */
export interface GameOfRounds {
  rounds: readonly RoundParts[];
  seat: SeatName;
}

/** The report of all games together, in points a game. */
interface RoundsReport {
  points: number;
  /** Without the luck of deal and cut; the truth is within `error` of it in 19 cases of 20. */
  without: number;
  error: number;
}

const HUNDREDTHS = 100;

/** @returns null where there are no games */
export function roundsReport(games: readonly GameOfRounds[]): RoundsReport | null {
  if (games.length === 0) return null;
  const each = games.map(({ rounds, seat }) => {
    const sign = seat === 'red' ? 1 : -1;
    const { result, error } = withoutLuckOf(rounds);
    return { points: sign * rounds.reduce((sum, round) => sum + resultOf(round), 0), without: sign * result, error };
  });
  const mean = (value: (of: (typeof each)[number]) => number): number =>
    each.reduce((sum, game) => sum + value(game), 0) / each.length / HUNDREDTHS;
  const error = Math.hypot(...each.map((game) => game.error)) / each.length / HUNDREDTHS;
  return { points: mean((game) => game.points), without: mean((game) => game.without), error };
}
