// What the end of a game says of the hints in it.

import { t as shared, inTurn } from '../../i18n/translate';
import type { Strength } from '../../model/levels';
import type { Players } from '../../model/player';
import type { SeatName } from '../../model/snapshot';
import { t } from './words';

/** Who has had hints, and what follows from that for the level that has been won against; "" where nobody has. */
export function helpedSentence(
  { red, black }: Record<SeatName, number>,
  players: Players,
  beaten: Strength | null,
): string {
  const n = red + black;
  if (n === 0) return '';
  const alone = players.red.kind !== players.black.kind;
  const said = alone ? t('helped.alone', { n }) : t('helped.both', { red, black });
  return beaten === null ? said : inTurn(said, t('helped.level', { level: shared(`level.${beaten}`) }));
}
