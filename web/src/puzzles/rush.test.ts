import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Puzzle } from '../contract/puzzle';
import { NO_PROGRESS } from '../model/progress';
import { puzzleOf } from '../testing/puzzles';
import {
  announcedSeconds,
  counted,
  endOf,
  givenUp,
  leftAt,
  NEW_RUSH,
  RUSH_MILLISECONDS,
  rushOrder,
  timed,
  withBestRush,
} from './rush';
import { RushRun } from './rush_run';

const puzzle = (grade: number, id = `p${grade}`): Puzzle => puzzleOf(id, grade);

describe('a rush', () => {
  it('loses time only while its clock runs', () => {
    expect(leftAt(NEW_RUSH, 5000)).toBe(RUSH_MILLISECONDS);
    const running = timed(NEW_RUSH, true, 1000);
    expect(leftAt(running, 61_000)).toBe(120_000);
    const standing = timed(running, false, 61_000);
    expect(leftAt(standing, 999_000)).toBe(120_000);
    expect(leftAt(timed(standing, true, 999_000), 1_000_000)).toBe(119_000);
    expect(timed(running, true, 5000)).toBe(running);
    // A clock that was set back gives no time.
    expect(leftAt(running, 0)).toBe(RUSH_MILLISECONDS);
  });
  it('ends with its time, and nothing counts after that', () => {
    const running = timed(NEW_RUSH, true, 0);
    const late = RUSH_MILLISECONDS;
    expect(endOf(running, late - 1)).toBeNull();
    expect(endOf(running, late)).toBe('time');
    expect(counted(running, 'a', true, late - 1).solved).toBe(1);
    expect(counted(running, 'a', true, late)).toBe(running);
    expect(timed(timed(running, false, late + 5), true, late + 9).since).toBeNull();
  });
  it('ends with the third miss', () => {
    let rush = timed(NEW_RUSH, true, 0);
    for (const id of ['a', 'b']) rush = counted(rush, id, false, 10);
    rush = counted(rush, 'c', true, 20);
    expect(endOf(rush, 20)).toBeNull();
    rush = counted(rush, 'd', false, 30);
    expect(endOf(rush, 30)).toBe('misses');
    expect(rush).toMatchObject({ solved: 1, missed: ['a', 'b', 'd'] });
    expect(counted(rush, 'e', true, 40)).toBe(rush);
  });
  it('ends when the player wants it to', () => {
    const rush = givenUp(timed(NEW_RUSH, true, 0), 1000);
    expect(endOf(rush, 1000)).toBe('given up');
    expect(leftAt(rush, 9000)).toBe(RUSH_MILLISECONDS - 1000);
  });
  it('announces the time at three moments', () => {
    expect([60_001, 60_000, 30_001, 30_000, 10_001, 10_000, 1].map(announcedSeconds)).toEqual([
      null,
      60,
      60,
      30,
      30,
      10,
      10,
    ]);
  });
  it('goes from easy to hard, another choice each time, and has every puzzle once', () => {
    const all = Array.from({ length: 600 }, (_, index) => puzzle(400 + ((index * 7) % 600)));
    const grades = (random: () => number): number[] => rushOrder(all, new Set(), random).map(({ grade }) => grade);
    const first = grades(() => 0);
    expect(first.slice(0, 3)).toEqual([400, 410, 420]);
    expect(grades(() => 0.99).slice(0, 3)).toEqual([409, 419, 429]);
    expect(first.slice(0, 60)).toEqual([...first.slice(0, 60)].sort((a, b) => a - b));
    expect(first[60]).toBe(999);
    expect(new Set(first).size).toBe(600);
    expect(grades(() => 0.5).slice(0, 60)).not.toEqual(first.slice(0, 60));
    expect(rushOrder([puzzle(2), puzzle(1)], new Set(), () => 0.9).map(({ grade }) => grade)).toEqual([1, 2]);
    expect(rushOrder([], new Set(), () => 0)).toEqual([]);
  });
  it('takes puzzles that the player knows only where there are no others of that difficulty', () => {
    const all = Array.from({ length: 120 }, (_, index) => puzzle(index));
    const known = new Set(['p0', 'p2', 'p3']);
    const ids = rushOrder(all, known, () => 0).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['p1', 'p2', 'p4']);
    expect(new Set(ids).size).toBe(120);
  });
  it('keeps the best result', () => {
    const best = withBestRush(NO_PROGRESS, 4);
    expect(best.bestRush).toBe(4);
    expect(withBestRush(best, 3)).toBe(best);
  });
});

describe('a rush on the screen', () => {
  let hear: () => void = () => undefined;
  const page = { hidden: false, addEventListener: (_: string, heard: () => void) => void (hear = heard) };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.hidden = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const hide = (hidden: boolean): void => {
    page.hidden = hidden;
    hear();
  };

  it('begins with the first move, stands while the position is not seen or the board is held, and ends by itself', () => {
    const ended = vi.fn();
    const run = new RushRun(0, () => undefined, ended);
    vi.advanceTimersByTime(50_000);
    expect([run.left, run.isReady]).toEqual([RUSH_MILLISECONDS, true]);
    run.begin();
    vi.advanceTimersByTime(10_000);
    expect(run.left).toBe(170_000);
    hide(true);
    run.pause('held', true);
    vi.advanceTimersByTime(10_000);
    hide(false);
    vi.advanceTimersByTime(10_000);
    expect(run.left).toBe(170_000);
    run.pause('held', false);
    run.pause('covered', true);
    vi.advanceTimersByTime(10_000);
    run.pause('covered', false);
    vi.advanceTimersByTime(169_999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(run.end).toBe('time');
    vi.advanceTimersByTime(10_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });
  it('goes on after a reload: the same time, count and best, and the clock runs at once', () => {
    const run = new RushRun(3, () => undefined, vi.fn());
    expect(run.kept(['a'])).toBeUndefined();
    run.begin();
    run.count('a', true);
    run.count('b', false);
    vi.advanceTimersByTime(10_000);
    const kept = run.kept(['a', 'b', 'c']);
    run.close();
    vi.advanceTimersByTime(60_000);
    const ended = vi.fn();
    const again = new RushRun(4, () => undefined, ended, kept);
    again.pause('held', true);
    again.pause('held', false);
    expect([again.left, again.best, again.isReady]).toEqual([170_000, 3, false]);
    expect(again.rush).toMatchObject({ solved: 1, missed: ['b'] });
    vi.advanceTimersByTime(170_000);
    expect(ended).toHaveBeenCalledTimes(1);
  });
  it('ends at once with the third miss', () => {
    const ended = vi.fn();
    const run = new RushRun(0, () => undefined, ended);
    run.begin();
    for (const id of ['a', 'b', 'c']) run.count(id, false);
    run.pause('held', true);
    run.pause('held', false);
    vi.advanceTimersByTime(RUSH_MILLISECONDS);
    expect(ended).toHaveBeenCalledTimes(1);
    expect([run.end, run.left]).toEqual(['misses', RUSH_MILLISECONDS]);
  });
});
