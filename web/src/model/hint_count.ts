// How often each player has asked for a hint: the notes hints-red and hints-black of a record, by the seats in which they began.

import type { SeatName } from './snapshot';

export const hintsKey = (seat: SeatName): string => `hints-${seat}`;

export function hintsIn(record: string): Record<SeatName, number> {
  const count = (seat: SeatName): number =>
    Number(new RegExp(`^note ${hintsKey(seat)} (\\d{1,4})$`, 'm').exec(record)?.[1] ?? 0);
  return { red: count('red'), black: count('black') };
}

/** Of both together. */
export const allHintsIn = (record: string): number => {
  const { red, black } = hintsIn(record);
  return red + black;
};
