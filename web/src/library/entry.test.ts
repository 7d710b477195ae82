// The words about one game in the library.

import { expect, test } from 'vitest';
import { secretText } from './entry';

test.each([
  ['army-ants', 'You can’t share this game while its setup is secret.'],
  ['red-vs-black', 'You can’t share this game while one side’s committed units are secret.'],
] as const)('in %s the reason why a game can’t be shared yet is what is secret there', (game, text) => {
  expect(secretText({ game })).toBe(text);
});
