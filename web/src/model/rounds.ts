// The effect of luck and choices on the rounds of a game in points, and the result without luck: as it is kept, in hundredths of a point
// for the player who began as Red. Pure.

import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
const roundSchema = v.object({
  deal: whole,
  odds: whole,
  take: whole,
  /** Null: there was none. */
  cut: v.nullable(whole),
  play: whole,
  /** So far results of equal players vary without this luck: two thirds are nearer to nothing than that. */
  spread: v.pipe(whole, v.minValue(1)),
});
export type RoundParts = v.InferOutput<typeof roundSchema>;

/** Rounds that cannot be read are none: they are weighed again. */
export const keptRoundsSchema = v.fallback(v.optional(v.array(roundSchema)), undefined);

/** The sum of all parts of a round. */
export const resultOf = ({ deal, odds, take, cut, play }: RoundParts): number => deal + odds + take + (cut ?? 0) + play;
/** The luck in a round: the parts that neither player chose. */
export const luckOfRound = ({ deal, cut }: RoundParts): number => deal + (cut ?? 0);

/** In 19 cases of 20 what is told is no further off. */
const STANDARD_ERRORS = 1.96;

/** The result of rounds without luck, and its margin of error. */
export function withoutLuckOf(rounds: readonly RoundParts[]): { result: number; error: number } {
  const result = rounds.reduce((sum, round) => sum + resultOf(round) - luckOfRound(round), 0);
  return { result, error: STANDARD_ERRORS * Math.hypot(...rounds.map(({ spread }) => spread)) };
}
