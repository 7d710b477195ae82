// How somebody has done at the puzzles of one game, as the settings keep it. What changes it is puzzles/progress.ts.

import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Names of puzzles. Records of earlier versions have fewer such lists. */
const names = v.optional(v.array(v.pipe(v.string(), v.regex(/^\w{1,8}$/))), []);

export const puzzleRecordSchema = v.object({
  /** On the scale of the puzzles' grades. */
  rating: count,
  /** Puzzles that have counted for it. */
  rated: count,
  /** Solved one after the other without help or a wrong try, and the most there have been. */
  row: count,
  bestRow: count,
  /** The last day whose puzzle was solved, as dayOf() counts, and how many days in a row that makes. */
  day: count,
  days: count,
  /** Which have been solved, by whatever means. */
  solved: names,
  /** Which have counted for the rating without being solved: none counts twice. */
  missed: names,
  /** Which of those from the own games have been solved. */
  own: names,
});

export type PuzzleRecord = v.InferOutput<typeof puzzleRecordSchema>;
