import { expect, test } from 'vitest';
import { luckOfRound, resultOf, withoutLuckOf, type RoundParts } from './rounds';

const round = (change: Partial<RoundParts> = {}): RoundParts => ({
  deal: 100,
  odds: -250,
  take: 0,
  cut: 450,
  play: 400,
  spread: 300,
  ...change,
});

test('a round is the sum of its parts, of which nobody chooses the deal and the cut', () => {
  expect([resultOf(round()), luckOfRound(round())]).toEqual([700, 550]);
  expect(luckOfRound(round({ cut: null }))).toBe(100);
});

test('what is left without luck may be off as far as independent rounds are together', () => {
  const { result, error } = withoutLuckOf([round(), round({ spread: 400 })]);
  expect(result).toBe(300);
  expect(error).toBeCloseTo(1.96 * 500);
});
