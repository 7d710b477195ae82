// Themes of the puzzles of Ant War, computed from the position and the first move, and for passes from the whole solution. A puzzle has the
// first theme below whose definition it fulfils, or none.

import { textOf } from '../../contract/lesson';
import type { Puzzle } from '../../contract/puzzle';
import { cellNumber, seatOfCard } from '../../i18n/labels';
import { EMPTY, HOLE, spacesIn } from '../../model/position_text';
import { pointsOf } from './labels';

export const THEMES = ['pass', 'drone', 'food', 'bury', 'royal', 'flight', 'own'] as const;
export type Theme = (typeof THEMES)[number];

/** The card on top by cell, "8d" or "**"; "" for an empty space, null for a hole. */
interface Board {
  readonly columns: number;
  readonly cards: readonly (string | null)[];
}
const JOKER = '**';
/** An ant that is worth so much is worth covering. */
const WORTHY = 5;

const isRed = (card: string): boolean => seatOfCard(card) === 'red';
const isAnt = (card: string | null | undefined): card is string => Boolean(card) && card !== JOKER;

function boardOf(start: string): Board {
  const { columns, cells } = spacesIn(start);
  return { columns, cards: cells.map((card) => (card === EMPTY ? '' : card === HOLE ? null : card)) };
}

/** The distances between two cells, the larger one first. */
function apart({ columns }: Board, one: number, other: number): [number, number] {
  const x = Math.abs((one % columns) - (other % columns));
  const y = Math.abs(Math.floor(one / columns) - Math.floor(other / columns));
  return [Math.max(x, y), Math.min(x, y)];
}
/** The cells that a Drone could move to: a knight's move, onto what may be covered. */
const droneMoves = (board: Board, from: number): number[] =>
  board.cards.flatMap((card, cell) => {
    const [far, near] = apart(board, from, cell);
    return far === 2 && near === 1 && isAnt(card) && !card.startsWith('J') ? [cell] : [];
  });
/** An enemy ant could cover the ant on `to`. */
function isThreatened(board: Board, to: number): boolean {
  const ant = board.cards[to];
  if (!isAnt(ant) || ant.startsWith('J')) return false;
  return board.cards.some((card, cell) => {
    if (!isAnt(card) || isRed(card) === isRed(ant)) return false;
    const [far, near] = apart(board, cell, to);
    if (card.startsWith('K')) return far === 2 && near === 1;
    return far === 1 || (card.startsWith('Q') && far === 2 && near !== 1);
  });
}
/** The colour that has the food of a joker: the only one beside it. */
function eaterOf(board: Board, joker: number): 'red' | 'black' | null {
  const beside = board.cards.filter((card, cell): card is string => isAnt(card) && apart(board, joker, cell)[0] === 1);
  const reds = beside.filter(isRed).length;
  return beside.length === 0 || (reds > 0 && reds < beside.length) ? null : reds > 0 ? 'red' : 'black';
}

interface Move {
  before: Board;
  after: Board;
  /** The covered card; "" after a pass. */
  covered: string;
  from: number;
  to: number;
  mover: 'red' | 'black';
  /** The solver passes while the round goes on. */
  waits: boolean;
}

const PASS = 'pass';
/** The solver passes, and the round goes on: the other colour has to move. Any other move would lead to a worse end, as for all solutions. */
function waits({ start, solution }: Pick<Puzzle, 'start' | 'solution'>): boolean {
  const moves = solution.map(textOf);
  return moves.some((move, index) => {
    const before = moves[index - 1] ?? (/ passed=yes\b/.test(start) ? PASS : '');
    return index % 2 === 0 && move === PASS && before !== PASS && moves[index + 1] !== PASS;
  });
}

const TESTS: Readonly<Record<Theme, (move: Move) => boolean>> = {
  pass: (move) => move.waits,
  /** A Drone of the other colour could move before, and cannot after it. */
  drone: ({ before, after, mover }) =>
    after.cards.some(
      (card, cell) =>
        isAnt(card) &&
        card.startsWith('K') &&
        isRed(card) !== (mover === 'red') &&
        before.cards[cell] === card &&
        droneMoves(before, cell).length > 0 &&
        droneMoves(after, cell).length === 0,
    ),
  /** The mover comes to have the food of a joker, or the other colour loses it. */
  food: ({ before, after, mover }) =>
    before.cards.some((card, cell) => {
      if (card !== JOKER) return false;
      const [had, has] = [eaterOf(before, cell), eaterOf(after, cell)];
      return had !== has && (has === mover || (had !== null && had !== mover));
    }),
  /** An ant of the other colour that is worth 5 points or more is covered. */
  bury: ({ covered, mover }) => covered !== '' && isRed(covered) !== (mover === 'red') && pointsOf(covered) >= WORTHY,
  /** A Queen or a Drone of the other colour is covered, the ants that go furthest. */
  royal: ({ covered, mover }) => /^[QK]/.test(covered) && isRed(covered) !== (mover === 'red'),
  /** An ant that could be covered moves to where it cannot be. */
  flight: ({ before, after, from, to }) => isThreatened(before, from) && !isThreatened(after, to),
  /** The mover covers an ant of its own. */
  own: ({ covered, mover }) => covered !== '' && isRed(covered) === (mover === 'red'),
};

export function themeOf({ start, solution, seat }: Pick<Puzzle, 'start' | 'solution' | 'seat'>): Theme | '' {
  const [first] = solution;
  const before = boardOf(start);
  const [from = -1, to = -1] =
    typeof first === 'string' && first !== PASS ? first.split('-').map((name) => cellNumber(name, before)) : [];
  const cards = [...before.cards];
  if (from >= 0 && to >= 0) [cards[from], cards[to]] = ['', cards[from] ?? ''];
  const move: Move = {
    before,
    after: { ...before, cards },
    covered: before.cards[to] ?? '',
    from,
    to,
    mover: seat,
    waits: waits({ start, solution }),
  };
  return THEMES.find((theme) => TESTS[theme](move)) ?? '';
}
