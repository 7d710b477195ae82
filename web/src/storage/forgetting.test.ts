import { expect, test } from 'vitest';
import { forgetsGames } from './forgetting';

test.each([
  ['Apple Computer, Inc.', false, true],
  ['Apple Computer, Inc.', true, false],
  ['Google Inc.', false, false],
  ['', false, false],
])('%s, on the home screen: %s', (vendor, isInstalled, forgets) =>
  expect(forgetsGames({ vendor }, isInstalled)).toBe(forgets),
);
