// Missed puzzles come back after some days, each time that they are solved at once after more of them, until they are known. Days are those of
// progress.ts.

import type { Puzzle } from '../contract/puzzle';
import type { Progress, Repetition } from '../model/progress';

/** So many days after a try: a missed one the next day, then each time later. After the last of them it is known. */
const DAYS = [1, 3, 7, 16, 35] as const;

const NEVER = Number.POSITIVE_INFINITY;
const dueOn = ({ last, step }: Repetition): number => last + (DAYS[step] ?? NEVER);

/** It is to be tried once more, today or since an earlier day. */
export const isDue = ({ again }: Pick<Progress, 'again'>, { id }: Puzzle, today: number): boolean => {
  const kept = again[id];
  return kept !== undefined && dueOn(kept) <= today;
};

/** Those that are due, the longest overdue first. */
export function duePuzzles(all: readonly Puzzle[], record: Pick<Progress, 'again'>, today: number): Puzzle[] {
  const since = ({ id }: Puzzle): number => {
    const kept = record.again[id];
    return kept ? dueOn(kept) : NEVER;
  };
  return all.filter((puzzle) => isDue(record, puzzle, today)).sort((a, b) => since(a) - since(b));
}

/** After the first try of a puzzle that was posed. @param alone solved at once, without help */
export function repeated(record: Progress, puzzle: Puzzle, alone: boolean, today: number): Progress {
  const kept = record.again[puzzle.id];
  if (alone && !isDue(record, puzzle, today)) return record;
  const step = alone && kept ? kept.step + 1 : 0;
  return { ...record, again: { ...record.again, [puzzle.id]: { last: today, step } } };
}
