// The puzzle and the deal of a day: the same for everybody on whose calendar it is that day, without asking anybody.

const DAY_MILLISECONDS = 86_400_000;

/** A number for each day of the calendar on the wall, the same everywhere. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MILLISECONDS);

// A prime that divides no number of puzzles there are: so that all have their day before one comes again, and days after each other are far
// apart in a file that is sorted by grade.
const STRIDE = 7919;

export function puzzleOfDay<Puzzle>(puzzles: readonly Puzzle[], day: number): Puzzle | undefined {
  return puzzles[(day * STRIDE) % puzzles.length];
}

const MOST_DEALS = 1_000_000_000;
/** The number of the day's deal, see deal.ts. */
export const dealOfDay = (day: number): string => String((day * 387_420_489) % MOST_DEALS);

const WEEK = 7;
/** 0 on Mondays: the first day of all was a Thursday. */
export const weekday = (day: number): number => (day + 3) % WEEK;

/**
 * How many days of a row have been solved, up to today. Today and yesterday are in time, and so is tomorrow, after a journey west. One missed
 * day a week ends no row: it does not count, and the next one that is forgiven lies seven days off.
 */
export function streakOf(days: readonly number[], today: number): number {
  const solved = new Set(days.filter((day) => day <= today + 1));
  let day = solved.has(today + 1) ? today + 1 : solved.has(today) ? today : today - 1;
  let [count, forgiven] = [0, Infinity];
  for (; ; day -= 1) {
    if (solved.has(day)) count += 1;
    else if (forgiven - day >= WEEK && solved.has(day - 1)) forgiven = day;
    else return count;
  }
}
