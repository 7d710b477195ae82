// The line about hints at the end of a game.

import type { Players } from '../../model/player';
import type { SeatName } from '../../model/snapshot';
import { t } from './en';

/** How many hints each has had; "" for none. */
export function helpedSentence({ red, black }: Record<SeatName, number>, players: Players): string {
  const n = red + black;
  if (n === 0) return '';
  const alone = players.red.kind !== players.black.kind;
  return alone ? t('helped.alone', { n }) : t('helped.both', { red, black });
}
