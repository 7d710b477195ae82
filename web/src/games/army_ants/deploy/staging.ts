// A secret set-up while its owner still turns it over: which card lies on which of the nineteen deal positions, and which are in hand.
// Values only; what the rules allow is asked of the board. Positions count from 0, front row first, left to right as the owner sees
// them; the middle of the back row is none.

import type { SeatName } from '../../../model/snapshot';

export const COLUMNS = 5;
export const ROWS = 4;
export const POSITIONS = 19;
const BACK_ROW = 15;
const GAP_COLUMN = 2;

export interface Staging {
  /** By position; "" where nothing lies. */
  readonly slots: readonly string[];
  readonly hand: readonly string[];
  /** Positions whose cards may still be moved. */
  readonly open: readonly number[];
}

/** The place of a position as its owner sees it: row 0 is the front. */
export function placeOf(position: number): { row: number; column: number } {
  const row = Math.floor(position / COLUMNS);
  const column = position % COLUMNS;
  return { row, column: position >= BACK_ROW && column >= GAP_COLUMN ? column + 1 : column };
}

/** The cell of the board, counted from a1. Black's half is Red's turned by half a circle. */
export function cellOf(position: number, seat: SeatName): number {
  const { row, column } = placeOf(position);
  const red = (ROWS - 1 - row) * COLUMNS + column;
  return seat === 'red' ? red : 2 * ROWS * COLUMNS - 1 - red;
}

/** The cards on the board, and the cards in hand. A Minor Deployment goes row by row: only the row of `next` is open. */
export function stagingOf(slots: readonly string[], hand: readonly string[], rowByRow: boolean): Staging {
  const free = slots.flatMap((card, position) => (card === '' ? [position] : []));
  const row = Math.floor((free[0] ?? 0) / COLUMNS);
  return {
    slots,
    hand: sorted(hand),
    open: rowByRow ? free.filter((position) => placeOf(position).row === row) : free,
  };
}

export const isOpen = (staging: Staging, position: number): boolean => staging.open.includes(position);
export const complete = ({ slots, open }: Staging): boolean => open.every((position) => slots[position] !== '');

/** Puts a card, from hand or from another open position, on an open one. The card that lay there goes where this one came from. */
export function placeCard(staging: Staging, card: string, position: number): Staging {
  if (card === '' || !isOpen(staging, position)) return staging;
  const from = staging.slots.indexOf(card);
  if (from < 0 && !staging.hand.includes(card)) return staging;
  if (from >= 0 && !isOpen(staging, from)) return staging;
  const evicted = staging.slots[position] ?? '';
  const slots = [...staging.slots];
  slots[position] = card;
  if (from === position) return staging;
  if (from >= 0) {
    slots[from] = evicted;
    return { ...staging, slots };
  }
  const hand = staging.hand.filter((other) => other !== card);
  return { ...staging, slots, hand: evicted === '' ? hand : sorted([...hand, evicted]) };
}

/** Takes a card back into the hand. */
export function takeBack(staging: Staging, card: string): Staging {
  const from = card === '' ? -1 : staging.slots.indexOf(card);
  if (from < 0 || !isOpen(staging, from)) return staging;
  const slots = [...staging.slots];
  slots[from] = '';
  return { ...staging, slots, hand: sorted([...staging.hand, card]) };
}

export function takeAllBack(staging: Staging): Staging {
  return staging.open.reduce((all, position) => takeBack(all, all.slots[position] ?? ''), staging);
}

/** Lays cards on open positions as `slots` says; what is not open stays as it is. */
export function placeCards(staging: Staging, slots: readonly string[]): Staging {
  const empty = takeAllBack(staging);
  return staging.open.reduce((all, position) => placeCard(all, slots[position] ?? '', position), empty);
}

const SUIT_ACROSS: Readonly<Record<string, string>> = { h: 's', d: 'c', s: 'h', c: 'd' };
/** The same arrangement in the cards of the other side, seen from there. */
export const mirrored = (slots: readonly string[]): string[] =>
  slots.map((card) => card.charAt(0) + (SUIT_ACROSS[card.charAt(1)] ?? ''));

/** Puts the cards in hand on the free positions by chance. `below(n)` gives a number from 0 to n - 1. */
export function shuffled(staging: Staging, below: (bound: number) => number): Staging {
  const cards = [...staging.hand];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? '', cards[last] ?? ''];
  }
  const free = staging.open.filter((position) => staging.slots[position] === '');
  return free.reduce((all, position, index) => placeCard(all, cards[index] ?? '', position), staging);
}

/** The moves that place the open positions, in their order, in the notation of the rules: "Qh@a4". */
export const movesOf = (staging: Staging, seat: SeatName, nameOf: (cell: number) => string): string[] =>
  staging.open.map((position) => `${staging.slots[position] ?? ''}@${nameOf(cellOf(position, seat))}`);

// The Queen first, then from the highest down.
const RANKS = 'Q98765432A';
const SUITS = 'hdsc';
function sorted(hand: readonly string[]): string[] {
  const order = (card: string): number => RANKS.indexOf(card.charAt(0)) * SUITS.length + SUITS.indexOf(card.charAt(1));
  return [...hand].sort((a, b) => order(a) - order(b));
}
