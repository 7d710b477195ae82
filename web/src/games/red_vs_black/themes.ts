// Themes of the puzzles of Ants: Red vs. Black, computed from the position alone: a theme that went by the best choice would give it away. A
// puzzle has the first theme below whose definition it fulfils, or none.

import type { Puzzle } from '../../contract/puzzle';
import type { SeatName } from '../../model/snapshot';

export const THEMES = ['last', 'answer', 'commit', 'heal', 'throw'] as const;
export type Theme = (typeof THEMES)[number];

/** So many more dice that count make a throw the stronger one. */
const STRONGER = 2;

const field = (start: string, name: string): string => new RegExp(` ${name}=(\\S+)`).exec(start)?.[1] ?? '';
const listed = (text: string): string[] => (text === '' || text === 'none' ? [] : text.split(','));
const pointsOf = (start: string, seat: SeatName): number =>
  Number(field(start, 'tactics').split(',')[seat === 'red' ? 0 : 1]);
const woundedOf = (start: string, seat: SeatName): number => field(start, seat).replaceAll(/[^1]/g, '').length;
const diceOf = (start: string, seat: SeatName): string[] => listed(field(start, `${seat}-throw`));
/** How many dice lie on the thrower's own colour, or on its own Hill. */
const hitsOf = (start: string, seat: SeatName): number =>
  diceOf(start, seat).filter((die) => new RegExp(`^\\d+[${seat[0] ?? ''}h]`).test(die)).length;

const TESTS: Readonly<Record<Theme, (start: string, seat: SeatName) => boolean>> = {
  /** The side to choose has a wounded unit from an earlier turn, which it could heal. */
  heal: (start, seat) => woundedOf(start, seat) > 0,
  /** It has one Tactic Point left. */
  last: (start, seat) => pointsOf(start, seat) === 1,
  /** Red has chosen already, and Black answers. */
  answer: (start) => field(start, 'red-tactic') !== '',
  /** By the units that they committed, the sides throw different numbers of dice. */
  commit: (start) => diceOf(start, 'red').length !== diceOf(start, 'black').length,
  /** One side has two dice or more that count beyond those of the other. */
  throw: (start) => Math.abs(hitsOf(start, 'red') - hitsOf(start, 'black')) >= STRONGER,
};

export const themeOf = ({ start, seat }: Pick<Puzzle, 'start' | 'seat'>): Theme | '' =>
  THEMES.find((theme) => TESTS[theme](start, seat)) ?? '';
