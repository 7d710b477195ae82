// The cards that a cut may show: those that were not dealt.

import type { SeatName } from '../../model/snapshot';
import { seatOfCard } from '../../i18n/labels';
import { isJoker } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';

type Undealt = Pick<AntWarSnapshot, 'undealt'>;

const leftToCut = ({ undealt }: Undealt): Record<SeatName | 'jokers', number> => {
  const jokers = undealt.filter(isJoker).length;
  const red = undealt.filter((card) => !isJoker(card) && seatOfCard(card) === 'red').length;
  return { red, black: undealt.length - red - jokers, jokers };
};

/** The chances of a cut, for the dealer, for the player who picks a colour, and at the cut itself. */
export function leftSentence(snapshot: Undealt): string {
  if (snapshot.undealt.length === 0) return t('cut.coin');
  const left = leftToCut(snapshot);
  return left.jokers > 0 ? t('cut.left.jokers', left) : t('cut.left', left);
}
