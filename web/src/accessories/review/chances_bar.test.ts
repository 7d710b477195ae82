import { expect, test } from 'vitest';
import { shareOf } from './chances_bar';

test('chances are shares; points fill the bar as far as the lead is large', () => {
  expect(shareOf('chances', 73, false)).toBe(73);
  expect(shareOf('points', 0, false)).toBe(50);
  expect(shareOf('points', 10, false)).toBe(75);
  expect(shareOf('points', -90, false)).toBe(0);
});

test('where colours have been swapped, so is the bar', () => {
  expect(shareOf('points', 10, true)).toBe(25);
});
