import { expect, test } from 'vitest';
import { forgetsGames } from './forgetting';

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('of Apple: %s, on the home screen: %s', (isApple, isInstalled, forgets) =>
  expect(forgetsGames(isApple, isInstalled)).toBe(forgets),
);
