import { expect, test } from 'vitest';
import type { RoundParts } from '../../model/rounds';
import { roundsReport } from './rounds_statistics';

/** A round that was won by so much, of which so much was luck. */
const round = (won: number, luck: number): RoundParts => ({
  deal: luck - 100,
  odds: 0,
  take: 0,
  cut: 100,
  play: won - luck,
  spread: 800,
});

test('there is nothing to say of no game', () => expect(roundsReport([])).toBeNull());

test('points are put right by what deal and cut gave, and the error falls with the number of games', () => {
  const one = roundsReport([{ rounds: [round(700, 300)], seat: 'red' }]);
  expect(one).toEqual({ points: 7, without: 4, error: expect.closeTo(15.68) as number });
  // As Black everything is the other way round; two rounds of a game count together.
  const two = roundsReport([
    { rounds: [round(700, 300)], seat: 'red' },
    { rounds: [round(500, 100), round(-300, 0)], seat: 'black' },
  ]);
  expect(two).toMatchObject({ points: 2.5, without: 1.5 });
  expect(two?.error).toBeCloseTo((1.96 * 8 * Math.sqrt(3)) / 2);
});
