// How a board is painted that is not the one on the page: as that one looks.

import { ORIENTATIONS, THEMES } from '../../board/module';
import type { SeatName } from '../../model/snapshot';
import type { Settings } from '../../storage/settings';
import type { Look } from './messages';

/** @param bottom whose back row is nearest to the lower edge */
export const lookOfPage = ({ cards }: Pick<Settings, 'cards'>, bottom: SeatName): Look => ({
  theme: Math.max(
    0,
    THEMES.findIndex((theme) => theme === document.documentElement.dataset['theme']),
  ),
  bottom: bottom === 'black' ? 1 : 0,
  cards: ORIENTATIONS.indexOf(cards),
});
