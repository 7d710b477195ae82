import { expect, test } from 'vitest';
import { movesOf, pausesOf } from './worked_example';

test('an example is looked at before its first move and after each', () => {
  expect(pausesOf({ solution: ['a1-a2'] })).toEqual([0, 1]);
  expect(pausesOf({ before: ['a2=b2'], solution: ['a7xa2', { reply: 'b1-b2' }, 'a2-a3'] })).toEqual([1, 2, 3, 4]);
});

test('a pass in between is told with the move before it', () => {
  const step = { solution: ['d1-c1', { reply: 'pass' }, 'a4-a3', { reply: 'pass' }] };
  expect(pausesOf(step)).toEqual([0, 2, 4]);
  expect(movesOf(step)).toEqual(['d1-c1', 'pass', 'a4-a3', 'pass']);
  expect(pausesOf({ solution: ['pass', { reply: 'pass' }] })).toEqual([0, 2]);
});
