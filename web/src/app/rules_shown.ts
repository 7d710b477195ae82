// The variant whose rules the dialog shows: of the game that is played, in a lesson of what it teaches, elsewhere of the last choice.

import type { GamePage } from '../contract/game_page';
import type { Screen } from '../contract/routes';
import type { Snapshot } from '../model/snapshot';
import { DEFAULT_SETTINGS, type Settings } from '../storage/settings';

export const rulesShown = (
  game: Pick<GamePage, 'rules'>,
  screen: Screen,
  snapshot: Snapshot | null,
  settings: Settings,
): string => game.rules.variant(screen === 'game' ? snapshot : null, screen === 'lesson' ? DEFAULT_SETTINGS : settings);
