import { describe, expect, it } from 'vitest';
import type { Puzzle, Puzzles } from '../contract/puzzle';
import { NO_PROGRESS } from '../model/progress';
import { repeated } from '../model/repetition';
import { puzzleOf } from '../testing/puzzles';
import type { Exercises } from './exercises';
import { dueExercises, leftOpen, setOfTheme, themedExercises, themeOfSet, themeProgress, withFine } from './sets';

const TODAY = 20_000;
const ids = (puzzles: readonly Puzzle[]): string => puzzles.map(({ id }) => id).join(' ');
const [proven, mistakes, fine] = [
  ['p1', 'p2', 'p3', 'p4'],
  ['m1', 'm2', 'm3'],
  ['f1', 'f2', 'f3'],
].map((names) => names.map((id) => puzzleOf(id))) as [Puzzle[], Puzzle[], Puzzle[]];

const exercises = (all: readonly Puzzle[], isOwn: boolean): Exercises => ({
  all,
  set: '',
  certified: true,
  plates: false,
  isOwn: () => isOwn,
  origin: () => (isOwn ? 'own' : 'proven'),
  task: () => '',
  judge: () => ({ kind: 'right', replies: [] }),
  solved: () => '',
  done: () => [],
  next: () => all[0],
  repeat: (record) => record,
  remember: (record) => record,
});

describe('the puzzles that are due', () => {
  it('have one position in four in which the move was fine, each day others', () => {
    const due = [...proven, ...mistakes];
    expect(ids(withFine(due, fine, 0))).toBe('p1 p2 p3 f1 p4 m1 m2 f2 m3');
    expect(ids(withFine(due, fine, 1))).toBe('p1 p2 p3 f2 p4 m1 m2 f3 m3');
  });
  it('have none where there are no such positions, and none twice', () => {
    expect(ids(withFine(proven, [], 0))).toBe('p1 p2 p3 p4');
    expect(ids(withFine([...proven, ...mistakes], fine.slice(0, 1), 5))).toBe('p1 p2 p3 f1 p4 m1 m2 m3');
  });

  const missed = [proven[2], mistakes[0], proven[0]].flatMap((each) => each ?? []);
  const record = missed.reduce((known, each, index) => repeated(known, each, false, TODAY - 9 + index), NO_PROGRESS);
  const set = dueExercises(
    exercises(proven, false),
    exercises([...mistakes, ...fine], true),
    new Set(mistakes.map(({ id }) => id)),
    record,
    TODAY,
  );
  it('come the longest overdue first, from the collection and from own games, and then the collection goes on', () => {
    const seen = new Set<string>();
    const order = [0, 1, 2, 3, 4].map(() => {
      const next = set.next(record, seen)?.id ?? '';
      seen.add(next);
      return next;
    });
    // 20,000 leaves 2 by 3: the third of the fine ones.
    expect(order).toEqual(['p3', 'm1', 'p1', 'f3', 'p1']);
  });
  it('are each treated as those of its kind', () => {
    expect([...missed, ...fine.slice(0, 1)].map((each) => set.origin(each))).toEqual([
      'proven',
      'own',
      'proven',
      'own',
    ]);
  });
});

describe('the puzzles of a theme', () => {
  const puzzles = {
    all: proven,
    themes: ['fork', 'skewer', 'pin'],
    themeOf: ({ id }: Puzzle) => (id === 'p1' || id === 'p4' ? 'fork' : id === 'p2' ? 'pin' : ''),
  };
  it('are counted, with those that have been solved; a theme without puzzles is none', () => {
    expect(themeProgress(puzzles, { solved: ['p4', 'p3'] })).toEqual([
      { theme: 'fork', n: 1, of: 2 },
      { theme: 'pin', n: 0, of: 1 },
    ]);
  });
  it('are a set of their own, whose name tells the theme', () => {
    expect([themeOfSet(setOfTheme('fork')), themeOfSet('own')]).toEqual(['fork', null]);
    const set = themedExercises(exercises(proven, false), puzzles as unknown as Puzzles, 'fork');
    expect([ids(set.all), set.set]).toEqual(['p1 p4', setOfTheme('fork')]);
    expect(set.next({ ...NO_PROGRESS, solved: ['p1'] }, new Set())?.id).toBe('p4');
  });
});

it('a puzzle of the day that was left open in a theme is found again', () => {
  const theme = { all: proven.slice(0, 1) };
  expect(leftOpen(theme, proven, { id: 'p3', day: TODAY })?.id).toBe('p3');
  expect(leftOpen(theme, proven, { id: 'p3', day: null })).toBeUndefined();
  expect(leftOpen(theme, proven, { id: 'p1', day: null })?.id).toBe('p1');
});
