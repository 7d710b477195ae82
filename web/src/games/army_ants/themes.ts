// Themes of the puzzles of Army Ants, computed from the position and the solution. A puzzle has the first theme below whose definition it
// fulfils, or none.

import { textOf } from '../../contract/lesson';
import type { Puzzle } from '../../contract/puzzle';
import { cellNumber, seatOfCard } from '../../i18n/labels';
import { EMPTY, spacesIn } from '../../model/position_text';
import { valueOf } from './labels';

const MANOEUVRES = ['decoy', 'line', 'overload', 'fork', 'hunt', 'quiet'] as const;
export const THEMES = ['rally', ...MANOEUVRES] as const;
export type Theme = (typeof THEMES)[number];

const COLUMNS = 5;
/** "7s" or "Qh"; "" for an empty space. By cell: a1 is 0, b1 is 1. */
type Cards = string[];

const cellOf = (name: string): number => cellNumber(name, { columns: COLUMNS });
const isRed = (card: string): boolean => seatOfCard(card) === 'red';
const isQueen = (card: string): boolean => card.startsWith('Q');

const cardsOf = (start: string): Cards => spacesIn(start).cells.map((card) => (card === EMPTY ? '' : card));

/** The cells between two cells of one row or column; null where they share none. */
function between(from: number, to: number): number[] | null {
  const [column, row] = [from % COLUMNS, Math.floor(from / COLUMNS)];
  const [toColumn, toRow] = [to % COLUMNS, Math.floor(to / COLUMNS)];
  if (from === to || (column !== toColumn && row !== toRow)) return null;
  const step = column === toColumn ? COLUMNS * Math.sign(toRow - row) : Math.sign(toColumn - column);
  const cells: number[] = [];
  for (let cell = from + step; cell !== to; cell += step) cells.push(cell);
  return cells;
}
/** The card on `from` could take that on `to`, if it were its turn. */
function takes(cards: Cards, from: number, to: number): boolean {
  const [by = '', on = ''] = [cards[from], cards[to]];
  if (by === '' || on === '' || isQueen(by) || isRed(by) === isRed(on) || valueOf(by) < valueOf(on)) return false;
  return between(from, to)?.every((cell) => cards[cell] === '') === true;
}
const allCells = (cards: Cards): number[] => cards.map((_card, cell) => cell);
const takersOf = (cards: Cards, cell: number): number[] => allCells(cards).filter((from) => takes(cards, from, cell));
const queenOf = (cards: Cards, red: boolean): number => cards.findIndex((card) => isQueen(card) && isRed(card) === red);

interface Played {
  /** The cells that cards left, and those where they stand now. */
  from: number[];
  to: number[];
  captures: boolean;
}
const MOVE = /^([a-e]\d)(?::([a-e]\d))?([-x=])([a-e]\d)$/;

function read(move: string): Played {
  const [, first = '', last = first, sign = '', target = ''] = MOVE.exec(move) ?? [];
  const [from, to] = [cellOf(first), cellOf(target)];
  if (sign === '=') return { from: [from, to], to: [to, from], captures: false };
  const line = last === first ? [from] : [from, ...(between(from, cellOf(last)) ?? []), cellOf(last)];
  return { from: line, to: line.map((cell) => cell + to - from), captures: sign === 'x' };
}
function play(cards: Cards, { from, to, captures }: Played): Cards {
  const after = [...cards];
  const moved = from.map((cell) => cards[cell] ?? '');
  for (const cell of from) after[cell] = '';
  to.forEach((cell, index) => {
    const card = moved[index] ?? '';
    // Cards of equal value are both removed.
    after[cell] = captures && valueOf(cards[cell] ?? '') === valueOf(card) ? '' : card;
  });
  return after;
}

/** A move of the solver, the reply to it, and the solver's next move. */
interface Turn {
  before: Cards;
  move: Played;
  between: Cards;
  reply: Played;
  after: Cards;
  next: Played;
}
function turnsOf({ start, solution }: Pick<Puzzle, 'start' | 'solution'>): Turn[] {
  const moves = solution.map((move) => read(textOf(move)));
  const turns: Turn[] = [];
  let before = cardsOf(start);
  for (let index = 0; index + 2 < moves.length; index += 2) {
    const [move, reply, next] = moves.slice(index, index + 3);
    if (!move || !reply || !next) break;
    const answered = play(before, move);
    const after = play(answered, reply);
    turns.push({ before, move, between: answered, reply, after, next });
    before = after;
  }
  return turns;
}

/** The cells that an attack needs: its way and its target. */
const wayOf = ({ from: [from = 0], to: [to = 0] }: Played): number[] => [...(between(from, to) ?? []), to];

const TESTS: Readonly<Record<(typeof MANOEUVRES)[number], (turn: Turn, red: boolean) => boolean>> = {
  /** The reply takes the card that has just moved, and leaves a cell that the solver's next attack passes: that card was given up for it. */
  decoy: ({ move, reply, next }) =>
    reply.captures &&
    next.captures &&
    reply.to.some((cell) => move.to.includes(cell)) &&
    wayOf(next).some((cell) => reply.from.includes(cell)),
  /** The card that replies was the only one that could take the card that captures next: it had to do two things at once. */
  overload: ({ between: cards, reply, after, next }) => {
    const [by = 0] = next.from;
    const guards = takersOf(cards, by);
    return (
      next.captures && guards.length === 1 && reply.from.includes(guards[0] ?? -1) && takersOf(after, by).length === 0
    );
  },
  /** The solver's next attack passes a cell that the solver's move has emptied: by leaving it, or by taking a card of equal value. */
  line: ({ before, between: cards, move, next }) =>
    next.captures &&
    wayOf(next)
      .slice(0, -1)
      .some((cell) => before[cell] !== '' && cards[cell] === '' && [...move.from, ...move.to].includes(cell)),
  /** The card that has just moved could take the Queen, and another card as well: she is saved, and the other card is taken. */
  fork: ({ between: cards, move, next }, red) => {
    const queen = queenOf(cards, !red);
    const [from = 0, to = 0] = [next.from[0], next.to[0]];
    return (
      next.captures && move.to.includes(from) && takes(cards, from, queen) && to !== queen && takes(cards, from, to)
    );
  },
  /** The move takes nothing, and threatens the Queen. */
  quiet: ({ between: cards, move }, red) => !move.captures && takersOf(cards, queenOf(cards, !red)).length > 0,
  /** The Queen herself runs, and is caught. */
  hunt: ({ between: cards, reply }, red) => reply.from.includes(queenOf(cards, !red)),
};

export function themeOf(puzzle: Pick<Puzzle, 'start' | 'solution' | 'seat'>): Theme | '' {
  if (puzzle.start.includes(' phase=rally ')) return 'rally';
  const turns = turnsOf(puzzle);
  return MANOEUVRES.find((theme) => turns.some((turn) => TESTS[theme](turn, puzzle.seat === 'red'))) ?? '';
}
