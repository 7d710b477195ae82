import { expect, test } from 'vitest';
import { heading } from './puzzle_answer';

test('a right move of several is said to be right, until a wrong one', () => {
  const play = { isRight: false, isShowing: false, told: { kind: 'task' } } as const;
  expect(heading(play, false)).toBe('Your move');
  expect(heading(play, true)).toBe('Right so far');
  expect(heading({ ...play, isShowing: true }, true)).toBe('Solution');
  expect(heading({ ...play, told: { kind: 'wrong', say: 'No.' } }, true)).toBe('Your move');
});
