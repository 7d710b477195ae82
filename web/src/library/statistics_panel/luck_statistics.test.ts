import { expect, test } from 'vitest';
import { CERTAIN, type Luck } from '../../model/luck';
import { diceReport } from './luck_statistics';

const side = (dice: number, hit = 0, able: number[] = []): Luck['red'] => ({ dice, landing: 0, choices: 0, hit, able });
/** A game that Red won or lost, with what its dice gave in per cent. */
const game = (won: boolean, gave: number, hit = 0, able: number[] = []): Luck => ({
  start: CERTAIN / 2,
  end: won ? CERTAIN : 0,
  red: side((gave * CERTAIN) / 100, hit, able),
  black: side(0, 7, [0, 0, 100]),
  rest: 0,
  error: 0,
});
/** So many dice that hit in one of two cases. */
const coins = (dice: number): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, dice];

test('there is nothing to say of no game', () => {
  expect(diceReport([])).toBeNull();
});

test('results are put right by what dice gave', () => {
  const report = diceReport([
    { luck: game(true, 30), seat: 'red' },
    { luck: game(false, -10), seat: 'red' },
    { luck: game(false, -20), seat: 'black' },
  ]);
  expect(report?.score).toBeCloseTo(200 / 3);
  // 70, 10, and as Black 100 less the other side's bad luck.
  expect(report?.without).toBeCloseTo((70 + 10 + 80) / 3);
  expect(report?.error).toBeCloseTo(1.96 * Math.sqrt((16.67 ** 2 + 43.33 ** 2 + 26.67 ** 2) / 2 / 3), 0);
});

test('one game tells no error', () => {
  expect(diceReport([{ luck: game(true, 0), seat: 'red' }])?.error).toBeNull();
});

test('own dice are taken together, and how rare they are', () => {
  const report = diceReport([
    { luck: game(true, 0, 3, coins(3)), seat: 'red' },
    { luck: game(true, 0, 2, coins(3)), seat: 'red' },
  ]);
  expect(report).toMatchObject({ games: 2, hit: 5, expected: 3 });
  // Five heads or six of six coins: 7 of 64.
  expect(report?.rarity).toEqual({ kind: 'good', players: 9 });
  expect(diceReport([{ luck: game(true, 0, 0, coins(4)), seat: 'red' }])?.rarity).toEqual({ kind: 'bad', players: 16 });
});
