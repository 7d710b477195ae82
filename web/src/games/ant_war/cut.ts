// What a cut brings up.

import { randomBelow } from '../../model/random';
import type { SeatName } from '../../model/snapshot';
import { seatOfCard } from '../../i18n/labels';
import { isJoker } from './labels';
import type { AntWarSnapshot } from './snapshot';

/** Of what colours the cards are that may come up. */
export const leftToCut = ({ undealt }: Pick<AntWarSnapshot, 'undealt'>): Record<SeatName | 'jokers', number> => {
  const jokers = undealt.filter(isJoker).length;
  const red = undealt.filter((card) => !isJoker(card) && seatOfCard(card) === 'red').length;
  return { red, black: undealt.length - red - jokers, jokers };
};

/** The same for every card of `cards`. */
const oneOf = (cards: readonly string[]): string => cards[randomBelow(cards.length)] ?? '';

/** The move of a cut: one of the undealt cards, or where there are none a coin's side. */
export const cutMove = ({ undealt }: AntWarSnapshot): string =>
  `cut:${oneOf(undealt.length > 0 ? undealt : ['red', 'black'])}`;
