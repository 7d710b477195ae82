// What a cut may bring up.

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
