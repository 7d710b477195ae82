// The changes by a solved or missed puzzle: the rating, in the manner of Elo and in whole numbers, so that it is the same on every device; how
// many have been solved in a row; and the puzzle of the day.

import type { Puzzle } from '../contract/puzzle';
import type { Progress } from '../model/progress';

/** How often, in a thousand, a puzzle is solved that is easier than the solver is strong by 0, 50, 100... */
const EXPECTED = [500, 571, 640, 703, 760, 808, 849, 882, 909, 930, 947, 960, 969, 977, 983, 987, 990];
const STEP = 50;
const THOUSAND = 1000;
/** The first puzzles move the rating faster: it is yet to be found. */
const [FIRST, FAST, STEADY] = [20, 60, 24];
const LEAST = 100;

/** The expected share, in thousandths, of puzzles of that grade that a player with this rating solves. */
export function expected(rating: number, grade: number): number {
  const ahead = Math.abs(rating - grade);
  const at = Math.min(Math.floor(ahead / STEP), EXPECTED.length - 1);
  const [low = 0, high = low] = [EXPECTED[at], EXPECTED[at + 1]];
  const share = low + Math.floor(((high - low) * (ahead - at * STEP)) / STEP);
  return rating >= grade ? share : THOUSAND - share;
}

export function ratingAfter({ rating, rated }: Progress, grade: number, solved: boolean): number {
  const speed = rated < FIRST ? FAST : STEADY;
  const surprise = (solved ? THOUSAND : 0) - expected(rating, grade);
  const change = Math.trunc((speed * surprise) / THOUSAND) || Math.sign(surprise);
  return Math.max(LEAST, rating + change);
}

/** It has counted for the rating, whenever that was. */
export const hasCounted = ({ solved, missed }: Progress, { id }: Puzzle): boolean =>
  solved.includes(id) || missed.includes(id);

/** The first time that a puzzle has been tried: solved at once and alone, or not. Later tries count no more. */
export function tried(record: Progress, puzzle: Puzzle, solved: boolean): Progress {
  if (hasCounted(record, puzzle)) return record;
  const row = solved ? record.row + 1 : 0;
  return {
    ...record,
    missed: solved ? record.missed : [...record.missed, puzzle.id],
    rating: ratingAfter(record, puzzle.grade, solved),
    rated: record.rated + 1,
    row,
    bestRow: Math.max(row, record.bestRow),
  };
}

/** It has been solved, by whatever means. @param day as dayOf() counts, where it was the puzzle of that day */
export function solved(record: Progress, { id }: Puzzle, day: number | null): Progress {
  const known = record.solved.includes(id);
  return {
    ...record,
    days: day === null || record.days.includes(day) ? record.days : [...record.days, day],
    solved: known ? record.solved : [...record.solved, id],
    missed: record.missed.filter((each) => each !== id),
  };
}

/** A puzzle from the player's own games has been solved. @param known those that there are: no other is remembered */
export const solvedOwn = (record: Progress, { id }: Puzzle, known: readonly Puzzle[]): Progress => ({
  ...record,
  own: known.map((each) => each.id).filter((each) => each === id || record.own.includes(each)),
});

/** The unsolved one whose grade is nearest to the rating; of equal ones Red’s, for which no board is turned. @param seen those that are not to come again now */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, solved: names }: Pick<Progress, 'rating' | 'solved'>,
  seen: ReadonlySet<string>,
): Puzzle | undefined {
  const done = new Set(names);
  const fresh = (without: ReadonlySet<string>): Puzzle[] =>
    puzzles.filter(({ id }) => !done.has(id) && !without.has(id));
  const [unseen, unsolved] = [fresh(seen), fresh(new Set())];
  const among = unseen.length > 0 ? unseen : unsolved.length > 0 ? unsolved : puzzles;
  const apart = ({ grade, seat }: Puzzle): number => Math.abs(grade - rating) + (seat === 'red' ? 0 : 0.5);
  return among.reduce<Puzzle | undefined>(
    (best, each) => (best === undefined || apart(each) < apart(best) ? each : best),
    undefined,
  );
}
