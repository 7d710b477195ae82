// How large and how long a moving picture may be.

import type { Cut } from './film_messages';

/** Bytes: what chats and mail programs still take. */
export const MOST_BYTES = 8_000_000;
/** Longer games are shown from where so many moves are left. */
export const MOST_CUTS = 400;

const MOVE_MILLISECONDS = 700;
const QUICKEST_MILLISECONDS = 300;
const BEGIN_MILLISECONDS = 1200;
const END_MILLISECONDS = 3500;
// A film that takes longer is not looked at: its moves follow each other faster.
const LONGEST_MILLISECONDS = 90_000;

/** One picture a move, from one position to another; a while longer at both ends. */
export function cutsOf(first: number, last: number): Cut[] {
  const begin = Math.max(first, last - MOST_CUTS + 1);
  const moves = last - begin;
  const pace = Math.min(MOVE_MILLISECONDS, Math.max(QUICKEST_MILLISECONDS, Math.floor(LONGEST_MILLISECONDS / moves)));
  return Array.from({ length: moves + 1 }, (_, at) => ({
    ply: begin + at,
    milliseconds: at === moves ? END_MILLISECONDS : at === 0 ? BEGIN_MILLISECONDS : pace,
  }));
}
