// Army Ants as the start screen offers it.

import { svg, type TemplateResult } from 'lit';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_words';

const queen = (seat: string, x: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-queen-${seat}`} x=${x} y="4" width="48" height="48" />`;

export const card: GameCard = {
  id: 'army-ants',
  text: (key) => t(key),
  emblem: svg`${queen('black', 0)}${queen('red', 48)}`,
  load: async () => (await import('./army_ants')).armyAnts,
};
