import { describe, expect, test } from 'vitest';
import { dayOf, dealOfDay, streakOf, weekday } from './puzzle_days';

const TODAY = dayOf(new Date(2026, 10, 26));

describe('a streak', () => {
  test('counts days in a row up to today, and today is not over', () => {
    expect(streakOf([], TODAY)).toBe(0);
    expect(streakOf([TODAY], TODAY)).toBe(1);
    expect(streakOf([TODAY - 2, TODAY - 1], TODAY)).toBe(2);
    expect(streakOf([TODAY - 2, TODAY - 1, TODAY], TODAY)).toBe(3);
  });

  test('forgives one missed day in seven and no two in a row', () => {
    expect(streakOf([TODAY - 2, TODAY], TODAY)).toBe(2);
    expect(streakOf([TODAY - 3, TODAY], TODAY)).toBe(1);
    expect(streakOf([TODAY - 4, TODAY - 2, TODAY], TODAY)).toBe(2);
    const week = [1, 2, 3, 4, 5, 6].map((back) => TODAY - 1 - back);
    expect(streakOf([TODAY, ...week], TODAY)).toBe(7);
    expect(streakOf([TODAY, ...week, TODAY - 9], TODAY)).toBe(8);
    expect(streakOf([TODAY, ...week.slice(0, 5), TODAY - 8], TODAY)).toBe(6);
  });

  test('knows tomorrow, where somebody travels west, and no later day', () => {
    expect(streakOf([TODAY, TODAY + 1], TODAY)).toBe(2);
    expect(streakOf([TODAY + 2], TODAY)).toBe(0);
  });
});

test('each day has a deal of its own, of at most nine digits, and a place in the week', () => {
  const deals = Array.from({ length: 1000 }, (_, day) => dealOfDay(TODAY + day));
  expect(new Set(deals).size).toBe(1000);
  expect(deals.filter((deal) => !/^\d{1,9}$/.test(deal))).toEqual([]);
  expect(weekday(dayOf(new Date(2026, 10, 23)))).toBe(0);
  expect(weekday(TODAY)).toBe(3);
});
