// A throw that lies on a real table, entered die by die: its number, then where it lies. What has been entered is kept with the position that
// it belongs to, so that a page which is closed meanwhile goes on there.

import * as v from 'valibot';
import { checkedText } from '../../model/checked';
import { historyText } from '../../model/snapshot';
import { browserStorage, LocalStore, type TextStore } from '../../storage/local_store';
import { keyOf } from '../../storage/place';
import { PLACE_LETTERS, PLACES } from './labels';
import type { Place, RedVsBlackSnapshot } from './snapshot';

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface EnteredDie {
  number: number;
  place: Place;
}

/** The dice so far, and the number of the next one where that is entered. */
export interface Entry {
  dice: readonly EnteredDie[];
  number: number | null;
}

export const EMPTY: Entry = { dice: [], number: null };

export const withNumber = ({ dice }: Entry, number: number): Entry => ({ dice, number });
export const withPlace = ({ dice, number }: Entry, place: Place): Entry =>
  number === null ? { dice, number } : { dice: [...dice, { number, place }], number: null };
/** Without what was entered last: a number alone, or the place of the last die. */
export const withoutLast = ({ dice, number }: Entry): Entry =>
  number === null ? { dice: dice.slice(0, -1), number: dice.at(-1)?.number ?? null } : { dice, number: null };

export const throwOf = ({ dice }: Entry): string =>
  `throw:${dice.map(({ number, place }) => `${number}${PLACE_LETTERS[place]}`).join(',')}`;

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const schema = v.object({
  at: v.string(),
  dice: v.array(v.object({ number, place: v.picklist(PLACES) })),
  number: v.nullable(number),
});
const KEY = keyOf('dice.entered');

/** Names a throw that is due: in another game the same moves may have led to one. @param game the name of the game among those that are kept */
export const placeOf = (game: string, snapshot: RedVsBlackSnapshot): string => `${game} ${historyText(snapshot)}`;

/** @param at as placeOf() names it */
export function keepEntry(at: string, { dice, number }: Entry, store: TextStore | null = browserStorage()): void {
  new LocalStore(store).write(KEY, JSON.stringify({ at, dice, number }));
}

/** Returns the entries that were kept for this throw. */
export function readEntry(at: string, snapshot: RedVsBlackSnapshot, store: TextStore | null = browserStorage()): Entry {
  const read = checkedText(schema, new LocalStore(store).read(KEY));
  if (read?.at !== at) return EMPTY;
  const { dice, number } = read;
  return dice.length <= snapshot.dice[snapshot.turn] ? { dice, number } : EMPTY;
}
