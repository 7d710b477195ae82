// How often each player has asked for a hint: the notes hints-red and hints-black of a record, by the seats in which they began.

import type { Players } from './player';
import { beganAtGiven, type Notes } from './record_text';
import type { SeatName } from './snapshot';

export const hintsKey = (seat: SeatName): string => `hints-${seat}`;

export function hintsIn(notes: Notes): Record<SeatName, number> {
  const count = (seat: SeatName): number => {
    const note = notes.get(hintsKey(seat)) ?? '';
    return /^\d{1,4}$/.test(note) ? Number(note) : 0;
  };
  return { red: count('red'), black: count('black') };
}

/** The hints of both sides together. */
export const allHintsIn = (notes: Notes): number => {
  const { red, black } = hintsIn(notes);
  return red + black;
};

/** A win after the first hint of this game does not count as beating the level. */
export const firstHintCosts = ({ red, black }: Players, notes: Notes): boolean =>
  red.kind !== black.kind && allHintsIn(notes) === 0 && !beganAtGiven(notes);
