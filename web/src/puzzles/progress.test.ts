import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '../model/progress';
import { dayOf, puzzleOfDay, streakOf } from '../model/puzzle_days';
import { puzzleOf as puzzle } from '../testing/puzzles';
import { expected, hasCounted, nextPuzzle, ratingAfter, solved, solvedOwn, tried } from './progress';

const ALL = [800, 900, 1000, 1100, 1200].map((grade) => puzzle(`p${grade}`, grade));

describe('the rating', () => {
  it('expects half of the puzzles of the own grade to be solved, and more of easier ones', () => {
    expect(expected(1000, 1000)).toBe(500);
    expect(expected(1200, 1000)).toBe(760);
    expect(expected(1000, 1200)).toBe(240);
    expect(expected(1025, 1000)).toBe(535);
    expect([expected(5000, 100), expected(100, 5000)]).toEqual([990, 10]);
  });

  it('rises with what is solved and falls with what is not, more by what was not expected', () => {
    const at = { ...NO_PROGRESS, rating: 1000 };
    const after = (grade: number, done: boolean): number => ratingAfter(at, grade, done) - at.rating;
    expect(after(1000, true)).toBe(30);
    expect(after(1000, false)).toBe(-30);
    expect(after(1400, true)).toBeGreaterThan(after(800, true));
    expect(after(800, false)).toBeLessThan(after(1400, false));
    // The rating always changes, but never falls below the least.
    expect(ratingAfter({ ...NO_PROGRESS, rating: 3000, rated: 99 }, 700, true)).toBe(3001);
    expect(ratingAfter({ ...NO_PROGRESS, rating: 100 }, 100, false)).toBe(100);
  });

  it('settles where half of the puzzles of that grade are solved', () => {
    let record = { ...NO_PROGRESS, rating: 1600 };
    for (let turn = 0; turn < 400; turn += 1) record = tried(record, puzzle(`p${turn}`, 1200), turn % 2 === 0);
    expect(Math.abs(record.rating - 1200)).toBeLessThan(40);
  });
});

describe('what is kept', () => {
  it('counts how many were solved in a row at the first try', () => {
    let record = tried(NO_PROGRESS, puzzle('a'), true);
    record = tried(record, puzzle('b'), true);
    expect(record).toMatchObject({ row: 2, bestRow: 2, rated: 2 });
    record = tried(record, puzzle('c'), false);
    expect(record).toMatchObject({ row: 0, bestRow: 2, rated: 3 });
  });

  it('lets a puzzle that has been solved count no more', () => {
    const record = solved(NO_PROGRESS, puzzle('a'), null);
    expect(record.solved).toEqual(['a']);
    expect(tried(record, puzzle('a'), true)).toBe(record);
    expect(solved(record, puzzle('a'), null).solved).toEqual(['a']);
  });

  it('lets no puzzle count twice, whenever it comes again', () => {
    const missed = tried(NO_PROGRESS, puzzle('a'), false);
    expect([missed.missed, hasCounted(missed, puzzle('a'))]).toEqual([['a'], true]);
    expect(tried(missed, puzzle('a'), true)).toBe(missed);
    expect(tried(missed, puzzle('a'), false)).toBe(missed);
    expect(solved(missed, puzzle('a'), null)).toMatchObject({ solved: ['a'], missed: [], rated: 1 });
  });

  it('remembers which of the own mistakes were solved, and forgets those that are gone', () => {
    const [a, b, c] = [puzzle('a'), puzzle('b'), puzzle('c')];
    const record = solvedOwn(solvedOwn(NO_PROGRESS, a, [a, b]), b, [a, b]);
    expect(record).toMatchObject({ own: ['a', 'b'], solved: [], rated: 0 });
    expect(solvedOwn(record, c, [b, c]).own).toEqual(['b', 'c']);
  });

  const onDays = (...days: number[]) =>
    days.reduce((record, day) => solved(record, puzzle(`p${day}`), day), NO_PROGRESS);
  it('counts the days in a row whose puzzle was solved', () => {
    const record = onDays(100, 100, 101);
    expect(record.days).toEqual([100, 101]);
    expect([streakOf(record.days, 101), streakOf(record.days, 102), streakOf(record.days, 104)]).toEqual([2, 2, 0]);
    expect(streakOf(onDays(100, 101, 104).days, 104)).toBe(1);
  });
});

describe('the puzzle of the day', () => {
  it('changes at midnight of the calendar on the wall', () => {
    const noon = dayOf(new Date(2026, 10, 23, 12));
    expect(dayOf(new Date(2026, 10, 23, 0, 0, 1))).toBe(noon);
    expect(dayOf(new Date(2026, 10, 23, 23, 59, 59))).toBe(noon);
    expect(dayOf(new Date(2026, 10, 24))).toBe(noon + 1);
    // A day has 23 hours when clocks are put forward.
    expect(dayOf(new Date(2026, 2, 30)) - dayOf(new Date(2026, 2, 28))).toBe(2);
  });

  it('lets every puzzle have its day', () => {
    const many = Array.from({ length: 600 }, (_, index) => puzzle(`p${index}`));
    const days = Array.from({ length: 600 }, (_, day) => puzzleOfDay(many, 20_000 + day)?.id);
    expect(new Set(days).size).toBe(600);
  });
});

describe('the next puzzle', () => {
  it('is the unsolved one nearest to the rating', () => {
    expect(nextPuzzle(ALL, NO_PROGRESS, new Set())?.id).toBe('p800');
    const solved = { ...NO_PROGRESS, rating: 1000, solved: ['p1000'] };
    expect(nextPuzzle(ALL, solved, new Set(['p900']))?.id).toBe('p1100');
    expect(nextPuzzle(ALL, { ...NO_PROGRESS, rating: 2000 }, new Set())?.id).toBe('p1200');
  });
  it('is Red’s of two that are as near, for which no board is turned', () => {
    const [black, red] = [{ ...puzzle('black', 850), seat: 'black' as const }, puzzle('red', 850)];
    expect(nextPuzzle([black, red], NO_PROGRESS, new Set())?.id).toBe('red');
  });
  it('is an unsolved one again when all have been seen, and any when all are solved', () => {
    const seen = new Set(ALL.map(({ id }) => id));
    expect(nextPuzzle(ALL, { ...NO_PROGRESS, solved: ['p800'] }, seen)?.id).toBe('p900');
    expect(nextPuzzle(ALL, { ...NO_PROGRESS, solved: [...seen] }, seen)?.id).toBe('p800');
    expect(nextPuzzle([], NO_PROGRESS, seen)).toBeUndefined();
  });
});
