// The effect of dice and of decisions on a finished game, from the engine's values of each of its moves: the answer to "luck", see
// src/protocol/protocol.h and src/players/thinker.h. All in 65535ths of the chance to win, so that sums lose nothing. Pure.

import { other, type SeatName } from './snapshot';

/** All chances. */
export const CERTAIN = 65535;
/** Chances to hit are counted in these. */
const TWENTIETHS = 20;
/** No army has more units: a die hits in so many twentieths at most. */
const MOST_UNITS = 10;

/** The worth of one move. The values are Red's chances. */
export interface MoveWorth {
  seat: SeatName;
  thrown: boolean;
  /** With the best choice; of a throw with the best strength. */
  before: number;
  /** With the choice that was made; of a throw what dice that come to rest like these are worth on average. */
  chosen: number;
  /** With the colours and numbers that they show. */
  after: number;
  /** The number of dice that hit, and of those that might have, each with a chance of so many twentieths. */
  hit: number;
  able: number;
  twentieths: number;
}

export const perCent = (value: number): number => (100 * value) / CERTAIN;

/** The worth of a throw's colours and numbers to the thrower, in per cent. */
export const luckOfThrow = ({ seat, chosen, after }: MoveWorth): number =>
  perCent(seat === 'red' ? after - chosen : chosen - after);

const WORD = /^(?:choice:(red|black):(\d+):(\d+)|throw:(red|black):(\d+):(\d+):(\d+):(\d+):(\d+):(\d+))$/;

/** Null: that is not what the engine says. */
export function readWorths(words: readonly string[]): MoveWorth[] | null {
  const worths = words.map((word): MoveWorth | null => {
    const read = WORD.exec(word);
    if (!read) return null;
    const thrown = read[1] === undefined;
    const [before = 0, chosen = 0, after = chosen, hit = 0, able = 0, twentieths = 0] = read
      .slice(thrown ? 5 : 2, thrown ? 11 : 4)
      .map(Number);
    return { seat: (read[1] ?? read[4]) as SeatName, thrown, before, chosen, after, hit, able, twentieths };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? known : null;
}

/** The same as one text. */
export const writeWorths = (worths: readonly MoveWorth[]): string =>
  worths
    .map(({ seat, thrown, before, chosen, after, hit, able, twentieths }) =>
      (thrown ? ['throw', seat, before, chosen, after, hit, able, twentieths] : ['choice', seat, before, chosen]).join(
        ':',
      ),
    )
    .join(' ');

interface LuckOfSide {
  /** The worth of the dice's colours and numbers beyond their average, to the thrower: luck. */
  dice: number;
  /** The worth of the dice's distance and direction beyond the average of a practised hand at the best strength. */
  landing: number;
  /** The worth of the side's decisions compared with the best ones: never above 0. */
  choices: number;
  hit: number;
  /** Dice that might have hit something, by the twentieths of their chance. */
  able: number[];
}
/** The parts of a game's result. `start` and `end` are Red's chances before the first move and after the last one. */
export interface Luck {
  start: number;
  end: number;
  red: LuckOfSide;
  black: LuckOfSide;
  /** The error of the estimates, for Red, and the root of the sum of its squares. */
  rest: number;
  error: number;
}

const forSeat = (seat: SeatName, value: number): number => (seat === 'red' ? value : -value);

/** Null of a game without a move. Red's gain from start to end is the sum of Red's side less the sum of Black's, and the rest. */
export function luckOf(worths: readonly MoveWorth[]): Luck | null {
  const [first] = worths;
  if (!first) return null;
  const none = (): LuckOfSide => ({
    dice: 0,
    landing: 0,
    choices: 0,
    hit: 0,
    able: Array.from({ length: MOST_UNITS + 1 }, () => 0),
  });
  const sides = { red: none(), black: none() };
  let last = first.before;
  let rest = 0;
  let squares = 0;
  for (const { seat, thrown, before, chosen, after, hit, able, twentieths } of worths) {
    const side = sides[seat];
    rest += before - last;
    squares += (before - last) ** 2;
    last = after;
    const made = forSeat(seat, chosen - before);
    if (!thrown) side.choices += made;
    else {
      side.landing += made;
      side.dice += forSeat(seat, after - chosen);
      side.hit += hit;
      side.able[twentieths] = (side.able[twentieths] ?? 0) + able;
    }
  }
  return { ...sides, start: first.before, end: last, rest, error: Math.round(Math.sqrt(squares)) };
}

/** How a side would have fared if dice had given both what they give on average: its chances at the end without anybody's luck. Not kept
 * between none and all, so that it is right on average. */
export const withoutLuck = (luck: Luck, seat: SeatName): number =>
  (seat === 'red' ? luck.end : CERTAIN - luck.end) - luck[seat].dice + luck[other(seat)].dice;

/** On average as many hit. */
export const expectedHits = (able: readonly number[]): number =>
  able.reduce((sum, dice, twentieths) => sum + (dice * twentieths) / TWENTIETHS, 0);

/**
 * How often dice are as good as these or better, and how often as bad or worse. Exact: the distribution of a sum of independent hits, die by
 * die.
 */
export function chanceOfHits(able: readonly number[], hit: number): { asGood: number; asBad: number } {
  const dice = able.flatMap((number, twentieths) => Array.from({ length: number }, () => twentieths / TWENTIETHS));
  const likely = new Float64Array(dice.length + 1);
  likely[0] = 1;
  dice.forEach((chance, thrown) => {
    for (let hits = thrown + 1; hits > 0; hits -= 1)
      likely[hits] = (likely[hits] ?? 0) * (1 - chance) + (likely[hits - 1] ?? 0) * chance;
    likely[0] = (likely[0] ?? 0) * (1 - chance);
  });
  const sum = (part: Float64Array): number => part.reduce((all, each) => all + each, 0);
  return { asGood: sum(likely.subarray(hit)), asBad: sum(likely.subarray(0, hit + 1)) };
}
