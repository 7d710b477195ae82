import { expect, test } from 'vitest';
import { moveText } from './labels';

test('a commitment is told as the board tells it: open, or as one that nobody may know yet', () => {
  expect(moveText({ text: 'commit:3,8' })).toMatch(/3.*8/);
  expect(moveText({ text: 'commit:none' })).not.toBe(moveText({ text: 'commit:?' }));
  expect(moveText({ text: 'commit:?' })).not.toMatch(/\d/);
});
