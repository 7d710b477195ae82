// The sets of puzzles that the screen offers: a game's collection, its themes, the player's own mistakes, and those that are due.

import type { Puzzle, Puzzles } from '../contract/puzzle';
import type { Progress } from '../model/progress';
import { duePuzzles } from '../model/repetition';
import { ALL_PUZZLES, DUE_PUZZLES, RUSH_PUZZLES, type OpenPuzzle } from '../storage/open_puzzle';
import type { Exercises } from './exercises';
import { nextPuzzle } from './progress';
import { rushOrder } from './rush';

/** After so many that are due comes one position in which the move of the game was fine: one in four of them all. */
const DUE_BETWEEN = 3;

/** @param fine positions in which a move was fine. @param day another day begins with others of them */
export function withFine(due: readonly Puzzle[], fine: readonly Puzzle[], day: number): Puzzle[] {
  return due.flatMap((puzzle, index) => {
    const isTurn = index % DUE_BETWEEN === DUE_BETWEEN - 1;
    const number = Math.floor(index / DUE_BETWEEN);
    const next = isTurn && number < fine.length ? fine[(day + number) % fine.length] : undefined;
    return next ? [puzzle, next] : [puzzle];
  });
}

/**
 * The missed puzzles and own mistakes that are due; after the last of them the collection goes on.
 * @param own the player's own decisions, as exercises
 * @param mistakes those of them that were mistakes; the others were fine
 */
export function dueExercises(
  proven: Exercises,
  own: Exercises,
  mistakes: ReadonlySet<string>,
  record: Progress,
  today: number,
): Exercises {
  const byOwn = new Set(own.all.map(({ id }) => id));
  const of = ({ id }: Puzzle): Exercises => (byOwn.has(id) ? own : proven);
  const all = [...proven.all, ...own.all];
  const repeatable = all.filter(({ id }) => !byOwn.has(id) || mistakes.has(id));
  const fine = own.all.filter(({ id }) => !mistakes.has(id));
  const order = withFine(duePuzzles(repeatable, record, today), fine, today);
  return {
    ...proven,
    all,
    set: DUE_PUZZLES,
    isOwn: (puzzle) => of(puzzle).isOwn(puzzle),
    origin: (puzzle) => of(puzzle).origin(puzzle),
    task: (puzzle, own) => of(puzzle).task(puzzle, own),
    judge: (puzzle, snapshot, signal) => of(puzzle).judge(puzzle, snapshot, signal),
    solved: (puzzle, posed) => of(puzzle).solved(puzzle, posed),
    next: (now, seen) => order.find(({ id }) => !seen.has(id)) ?? proven.next(now, seen),
    repeat: (now, puzzle, alone, day) => of(puzzle).repeat(now, puzzle, alone, day),
    remember: (now, puzzle, day) => of(puzzle).remember(now, puzzle, day),
  };
}

const THEME = 'theme-';
export const setOfTheme = (theme: string): string => THEME + theme;
/** Null for a set that is no theme. */
export const themeOfSet = (set: string): string | null => (set.startsWith(THEME) ? set.slice(THEME.length) : null);

/** The puzzles of one theme; all of them where there is no such theme any more. */
export function themedExercises(proven: Exercises, puzzles: Puzzles, theme: string): Exercises {
  const all = puzzles.all.filter((puzzle) => puzzles.themeOf(puzzle) === theme);
  if (all.length === 0) return proven;
  return { ...proven, all, set: setOfTheme(theme), next: (record, seen) => nextPuzzle(all, record, seen) };
}

/**
 * For a rush: every puzzle, from easy to hard, those that are new to the player where there are any. One that goes on after a reload has another order, and
 * goes on as far along in it.
 */
export function rushExercises(proven: Exercises, { solved, missed }: Progress, random: () => number): Exercises {
  const order = rushOrder(proven.all, new Set([...solved, ...missed]), random);
  return { ...proven, set: RUSH_PUZZLES, next: (_, seen) => order.slice(seen.size).find(({ id }) => !seen.has(id)) };
}

/** Those that were missed in a rush, in their order; after the last of them the collection goes on. */
export function missedExercises(proven: Exercises, missed: readonly string[]): Exercises {
  const first = missed.flatMap((id) => proven.all.filter((puzzle) => puzzle.id === id));
  return {
    ...proven,
    set: ALL_PUZZLES,
    next: (record, seen) => first.find(({ id }) => !seen.has(id)) ?? proven.next(record, seen),
  };
}

interface ThemeProgress {
  readonly theme: string;
  readonly n: number;
  readonly of: number;
}
/** How many puzzles of each theme have been solved, in the order in which the game teaches them. */
export function themeProgress(
  { all, themes, themeOf }: Pick<Puzzles, 'all' | 'themes' | 'themeOf'>,
  { solved }: Pick<Progress, 'solved'>,
): ThemeProgress[] {
  const done = new Set(solved);
  return themes
    .map((theme) => {
      const own = all.filter((puzzle) => themeOf(puzzle) === theme);
      return { theme, n: own.filter(({ id }) => done.has(id)).length, of: own.length };
    })
    .filter(({ of }) => of > 0);
}

/** The puzzle that was left open in a set. The puzzle of the day may be one of the others. */
export const leftOpen = (
  { all }: Pick<Exercises, 'all'>,
  collection: readonly Puzzle[],
  { id, day }: Pick<OpenPuzzle, 'id' | 'day'>,
): Puzzle | undefined => (day === null ? all : [...all, ...collection]).find((puzzle) => puzzle.id === id);
