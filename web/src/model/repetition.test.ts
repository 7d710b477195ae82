import { describe, expect, it } from 'vitest';
import { mergeProgress, NO_PROGRESS, readProgress, writeProgress, type Progress } from './progress';
import { dueCount, duePuzzles, isDue, repeated, repeatedOwn, withoutLost } from './repetition';

const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
type Puzzle = typeof a;
const TODAY = 20_000;
const missed = (record: Progress, of: Puzzle, day: number): Progress => repeated(record, of, false, day);

describe('a missed puzzle', () => {
  const once = missed(NO_PROGRESS, a, TODAY);
  it('comes back the next day, and one that was solved at once never', () => {
    expect(isDue(once, a, TODAY)).toBe(false);
    expect(isDue(once, a, TODAY + 1)).toBe(true);
    expect(repeated(NO_PROGRESS, b, true, TODAY)).toBe(NO_PROGRESS);
  });
  it('comes back later each time that it is solved, until it is known', () => {
    let record = once;
    let day = TODAY;
    for (const days of [1, 3, 7, 16, 35]) {
      expect(isDue(record, a, day + days - 1)).toBe(false);
      day += days;
      expect(isDue(record, a, day)).toBe(true);
      record = repeated(record, a, true, day);
    }
    expect(isDue(record, a, day + 10_000)).toBe(false);
  });
  it('begins again when it is missed again, and is not put off by practice', () => {
    const twice = repeated(once, a, true, TODAY + 1);
    expect(repeated(twice, a, true, TODAY + 2)).toBe(twice);
    expect(isDue(missed(twice, a, TODAY + 2), a, TODAY + 3)).toBe(true);
  });
});

it('the longest overdue come first', () => {
  const record = missed(missed(NO_PROGRESS, a, TODAY), c, TODAY - 5);
  expect(duePuzzles([a, b, c], record, TODAY + 1)).toEqual([c, a]);
  expect(duePuzzles([a, b, c], record, TODAY)).toEqual([c]);
  expect([dueCount(record, TODAY + 1), dueCount(record, TODAY), dueCount(NO_PROGRESS, TODAY)]).toEqual([2, 1, 0]);
});

describe('a mistake from an own game', () => {
  it('comes back after three days where it was solved at once, and the next day where it was not', () => {
    const alone = repeatedOwn(NO_PROGRESS, a, true, TODAY);
    expect([isDue(alone, a, TODAY + 2), isDue(alone, a, TODAY + 3)]).toEqual([false, true]);
    expect(isDue(repeatedOwn(NO_PROGRESS, a, false, TODAY), a, TODAY + 1)).toBe(true);
    expect(repeatedOwn(alone, a, true, TODAY + 3).again).toEqual({ a: { last: TODAY + 3, step: 2 } });
  });
  it('does not come back once its game is gone', () => {
    const record = missed(missed(NO_PROGRESS, a, TODAY), c, TODAY);
    expect(withoutLost(record, new Set(['a', 'c']), TODAY + 1)).toBe(record);
    expect(duePuzzles([a, c], withoutLost(record, new Set(['a']), TODAY + 1), TODAY + 999)).toEqual([a]);
  });
});

describe('two copies', () => {
  const early = missed(NO_PROGRESS, a, TODAY);
  const later = repeated(early, a, true, TODAY + 1);
  it('keep the later try, whichever comes first', () => {
    for (const merged of [mergeProgress(early, later), mergeProgress(later, early)])
      expect(merged.again).toEqual({ a: { last: TODAY + 1, step: 1 } });
  });
  it('lead back sooner where both tried on one day', () => {
    const other = missed(NO_PROGRESS, a, TODAY + 1);
    for (const merged of [mergeProgress(other, later), mergeProgress(later, other)])
      expect(merged.again).toEqual({ a: { last: TODAY + 1, step: 0 } });
  });
  it('are written and read as they are, and what is no record is dropped', () => {
    expect(readProgress(writeProgress(later)).again).toEqual(later.again);
    expect(readProgress('{"again":{"a":{"last":"x"}}}').again).toEqual({});
    expect(readProgress('{"again":{"../x":{"last":1,"step":1}}}').again).toEqual({});
  });
});
