import { afterEach, expect, test, vi } from 'vitest';
import { askToKeep, forgetsGames } from './forgetting';

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('of Apple: %s, on the home screen: %s', (isApple, isInstalled, forgets) =>
  expect(forgetsGames(isApple, isInstalled)).toBe(forgets),
);

afterEach(() => vi.unstubAllGlobals());

test.each([
  { quietly: true, asksPeople: false, asked: 1 },
  { quietly: true, asksPeople: true, asked: 0 },
  { quietly: false, asksPeople: true, asked: 1 },
])('a browser is asked to keep the games, %o', ({ quietly, asksPeople, asked }) => {
  const persist = vi.fn(() => Promise.reject(new Error('not here')));
  vi.stubGlobal('navigator', { storage: { persist } });
  askToKeep({ quietly }, asksPeople);
  expect(persist).toHaveBeenCalledTimes(asked);
});

test('one without storage is not', () => {
  vi.stubGlobal('navigator', {});
  askToKeep({ quietly: false });
});
