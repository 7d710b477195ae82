// A review's findings as they are kept with a game, and as a note of its record: short enough to be sent in a link with it. Only the
// review itself knows what they mean. The note leaves luck out: the engine computes it again in less time than sending it would take.
//
//   OF scores FIRST:120,-3,,45= mistakes PLY/BEST/SCORE/NEXT/REASON|REASON;... parts DEAL/ODDS/TAKE/CUT/PLAY/SPREAD;...
//
// Scores are those of successive plies: empty where nothing was asked, with = where they are proven.

import * as v from 'valibot';
import { checked } from './checked';
import { keptRoundsSchema } from './rounds';

export const REVIEW_NOTE = 'review';
// To be raised when evaluations come to mean something else: what was kept before is then found out again.
export const REVIEW_VERSION = 1;

const whole = v.pipe(v.number(), v.safeInteger());
const ply = v.pipe(whole, v.minValue(0));
const score = v.nullable(whole);
const ROUND = ['deal', 'odds', 'take', 'cut', 'play', 'spread'] as const;
export const reviewSchema = v.object({
  version: v.literal(REVIEW_VERSION),
  of: v.pipe(v.string(), v.regex(/^\w+$/)),
  evaluations: v.array(v.object({ ply, score, exact: v.boolean() })),
  judgements: v.array(v.object({ ply, best: v.string(), score: whole, next: score, reasons: v.array(v.string()) })),
  luck: v.optional(v.string()),
  rounds: keptRoundsSchema,
});
type Kept = v.InferOutput<typeof reviewSchema>;

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** "" where there is none, or none that this version knows. */
export function writeReviewNote(review: unknown): string {
  const read = checked(reviewSchema, review);
  if (!read) return '';
  const { of, evaluations, judgements, rounds = [] } = read;
  const inOrder = [...evaluations].sort((one, another) => one.ply - another.ply);
  const first = inOrder[0]?.ply ?? 0;
  const words = judgements.flatMap(({ best, reasons }) => [best, ...reasons]);
  // A gap, or one of our separators in a word, could not be read back.
  if (inOrder.some(({ ply }, index) => ply !== first + index) || words.some((word) => /[/;|\s]/.test(word))) return '';
  const scores = inOrder.map((each) => textOf(each.score) + (each.exact ? '=' : '')).join(',');
  const mistakes = judgements.map((each) =>
    [each.ply, each.best, each.score, textOf(each.next), each.reasons.join('|')].join('/'),
  );
  const played = rounds.map((round) => ROUND.map((part) => textOf(round[part])).join('/'));
  return [
    of,
    `scores ${first}:${scores}`,
    mistakes.length > 0 ? `mistakes ${mistakes.join(';')}` : '',
    played.length > 0 ? `parts ${played.join(';')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** As it was written; null where the note is none. */
export function readReviewNote(note: string): Kept | null {
  const read = /^(\w+) scores (\d+):(\S*)(?: mistakes (\S+))?(?: parts (\S+))?$/.exec(note);
  if (!read) return null;
  const [, of, first, scores = '', mistakes, rounds] = read;
  const parts = (text: string | undefined): string[][] => text?.split(';').map((each) => each.split('/')) ?? [];
  return checked(reviewSchema, {
    version: REVIEW_VERSION,
    of,
    evaluations: scores.split(',').map((each, index) => ({
      ply: Number(first) + index,
      score: numberOf(each.replace('=', '')),
      exact: each.endsWith('='),
    })),
    judgements: parts(mistakes).map(([ply, best, at, next, reasons]) => ({
      ply: numberOf(ply),
      best,
      score: numberOf(at),
      next: numberOf(next),
      reasons: reasons?.split('|').filter(Boolean),
    })),
    ...(rounds
      ? {
          rounds: parts(rounds).map((round) =>
            Object.fromEntries(ROUND.map((part, index) => [part, numberOf(round[index])])),
          ),
        }
      : {}),
  });
}
