// How a board is painted that is not the one on the page: as that one looks.

import type { Theme } from '../../board/module';
import type { SeatName } from '../../model/snapshot';
import type { Settings } from '../../storage/settings';
import type { Look } from './frame';

/** @param bottom whose back row is nearest to the lower edge */
export const lookOfPage = ({ cards }: Pick<Settings, 'cards'>, bottom: SeatName): Look => ({
  theme: (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'light',
  bottom,
  cards,
});
