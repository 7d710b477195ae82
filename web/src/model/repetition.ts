// Missed puzzles come back after some days, each time that they are solved at once after more of them, until they are known. Days are those of
// puzzle_days.ts.

import type { Progress, Repetition } from './progress';

/** So many days after a try: a missed one the next day, then each time later. After the last of them it is known. */
const DAYS = [1, 3, 7, 16, 35] as const;

const NEVER = Number.POSITIVE_INFINITY;
const dueOn = ({ last, step }: Repetition): number => last + (DAYS[step] ?? NEVER);

interface Named {
  readonly id: string;
}
type Kept = Pick<Progress, 'again'>;

/** It is to be tried once more, today or since an earlier day. */
export const isDue = ({ again }: Kept, { id }: Named, today: number): boolean => {
  const kept = again[id];
  return kept !== undefined && dueOn(kept) <= today;
};

/** How many are due. */
export const dueCount = ({ again }: Kept, today: number): number =>
  Object.values(again).filter((kept) => dueOn(kept) <= today).length;

/** Those that are due, the longest overdue first. */
export function duePuzzles<Puzzle extends Named>(all: readonly Puzzle[], record: Kept, today: number): Puzzle[] {
  const since = ({ id }: Named): number => {
    const kept = record.again[id];
    return kept ? dueOn(kept) : NEVER;
  };
  return all.filter((puzzle) => isDue(record, puzzle, today)).sort((a, b) => since(a) - since(b));
}

/** After the first try of a puzzle that was posed. @param alone solved at once, without help */
export function repeated(record: Progress, puzzle: Named, alone: boolean, today: number): Progress {
  const kept = record.again[puzzle.id];
  if (alone && !isDue(record, puzzle, today)) return record;
  const step = alone && kept ? kept.step + 1 : 0;
  return { ...record, again: { ...record.again, [puzzle.id]: { last: today, step } } };
}

/** The same of a mistake from an own game: it was missed in the game itself, and comes back even if it is solved at once. */
export function repeatedOwn(record: Progress, puzzle: Named, alone: boolean, today: number): Progress {
  if (!alone || record.again[puzzle.id]) return repeated(record, puzzle, alone, today);
  return { ...record, again: { ...record.again, [puzzle.id]: { last: today, step: 1 } } };
}

/** Those that are due and no longer exist, because their game was deleted, do not come back. @param known by id */
export function withoutLost(record: Progress, known: ReadonlySet<string>, today: number): Progress {
  const lost = Object.keys(record.again).filter((id) => isDue(record, { id }, today) && !known.has(id));
  if (lost.length === 0) return record;
  const gone = { last: today, step: DAYS.length };
  return { ...record, again: { ...record.again, ...Object.fromEntries(lost.map((id) => [id, gone])) } };
}
