import { describe, expect, test } from 'vitest';
import {
  CERTAIN,
  chanceOfHits,
  expectedHits,
  luckOf,
  readWorths,
  withoutLuck,
  writeWorths,
  type Luck,
  type MoveWorth,
} from './luck';

const WORDS = [
  'choice:red:33000:32000',
  'choice:black:32000:33500',
  'throw:red:33500:33000:39000:2:3:10',
  'throw:black:39100:40000:30000:4:5:8',
  'choice:red:29000:29000',
];
const read = (words: readonly string[]): MoveWorth[] => readWorths(words) ?? [];
const luck = luckOf(read(WORDS)) as Luck;

test('the words of the engine are read, and written again', () => {
  expect(read(WORDS)[3]).toEqual({
    seat: 'black',
    thrown: true,
    before: 39100,
    chosen: 40000,
    after: 30000,
    hit: 4,
    able: 5,
    twentieths: 8,
  });
  expect(writeWorths(read(WORDS))).toBe(WORDS.join(' '));
});

test.each(['choice:red:1', 'choice:white:1:2', 'throw:red:1:2:3', 'throw:red:1:2:3:4:5:6:7', ' ', ''])(
  'what is none is not read: "%s"',
  (word) => expect(readWorths([word])).toBeNull(),
);

describe('the parts of a result', () => {
  test('by sides, each from its own view', () => {
    expect(luck.red).toMatchObject({ choices: -1000, landing: -500, dice: 6000, hit: 2 });
    expect(luck.black).toMatchObject({ choices: -1500, landing: -900, dice: 10000, hit: 4 });
    expect(luck.rest).toBe(100 - 1000);
    expect(luck.error).toBe(Math.round(Math.hypot(100, 1000)));
  });
  test('come to what has changed, exactly', () => {
    const made = ({ dice, landing, choices }: Luck['red']): number => dice + landing + choices;
    expect(luck.start + made(luck.red) - made(luck.black) + luck.rest).toBe(luck.end);
  });
  test('without luck, one side has what the other has not', () => {
    expect(withoutLuck(luck, 'red')).toBe(29000 - 6000 + 10000);
    expect(withoutLuck(luck, 'red') + withoutLuck(luck, 'black')).toBe(CERTAIN);
  });
  test('there are none without a move', () => {
    expect(luckOf([])).toBeNull();
  });
});

describe('how unusual dice are', () => {
  /** So many dice with so many twentieths each. */
  const dice = (number: number, twentieths: number): number[] =>
    Array.from({ length: 11 }, (_, at) => (at === twentieths ? number : 0));
  test('by the distribution of their hits', () => {
    expect(expectedHits(dice(4, 10))).toBe(2);
    // Heads of four coins.
    expect(chanceOfHits(dice(4, 10), 3)).toEqual({ asGood: 5 / 16, asBad: 15 / 16 });
    expect(chanceOfHits(dice(4, 10), 0)).toEqual({ asGood: 1, asBad: 1 / 16 });
    const mixed = dice(1, 10).map((number, at) => number + (at === 4 ? 1 : 0));
    expect(chanceOfHits(mixed, 2).asGood).toBeCloseTo(0.5 * 0.2);
  });
  test('also of very many', () => {
    const { asGood, asBad } = chanceOfHits(dice(4000, 10), 2000);
    expect(asGood + asBad).toBeCloseTo(1 + 0.0126, 3);
    expect(chanceOfHits(dice(4000, 10), 2063).asGood).toBeCloseTo(0.0241, 3);
  });
  test('of none there is nothing to say', () => {
    expect(chanceOfHits([], 0)).toEqual({ asGood: 1, asBad: 1 });
  });
});
