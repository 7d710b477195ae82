// The parts of a round's result, as they are kept: in hundredths of a point for whoever began as Red.

import * as v from 'valibot';

const whole = v.pipe(v.number(), v.safeInteger());
export const roundSchema = v.object({
  deal: whole,
  odds: whole,
  take: whole,
  /** Null: there was none. */
  cut: v.nullable(whole),
  play: whole,
  /** By so much the estimates of deal and cut may be off. */
  error: whole,
});
export type RoundParts = v.InferOutput<typeof roundSchema>;

/** What all parts of a round add up to. */
export const resultOf = ({ deal, odds, take, cut, play }: RoundParts): number => deal + odds + take + (cut ?? 0) + play;
/** What nobody has chosen. */
export const luckOfRound = ({ deal, cut }: RoundParts): number => deal + (cut ?? 0);
