import { expect, test } from 'vitest';
import type { Die } from './snapshot';
import { moveText, turnLabel } from './labels';

test('a commitment is told as the board tells it: open, or as one that nobody may know yet', () => {
  expect(moveText({ text: 'commit:3,8' })).toMatch(/3.*8/);
  expect(moveText({ text: 'commit:none' })).not.toBe(moveText({ text: 'commit:?' }));
  expect(moveText({ text: 'commit:?' })).not.toMatch(/\d/);
});

test('a die that can’t be turned further is not given a value that it can’t have', () => {
  const die = { number: 1, countsAs: 1, place: 'red', countsOn: 'red' } as Die;
  expect(turnLabel(die, 4, 1, true)).toBe('Die 4, plus 1: 2 on red');
  expect(turnLabel(die, 4, -1, false)).toBe('Die 4, minus 1: not possible');
});
