// Ants: Red vs. Black as the start screen offers it.

import { svg, type TemplateResult } from 'lit';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_words';

const die = (seat: string, x: number, turn: number): TemplateResult =>
  svg`<g class=${`die ${seat}`} transform=${`translate(${x} 28) rotate(${turn})`}>
    <path d="M-20 -8 0 -21 20 -8 20 8 0 21 -20 8Z" /><path class="ridge" d="M-20 8 -13 0 0 -21 13 0 20 8M-13 0 0 13 13 0M0 13V21" />
  </g>`;

export const card: GameCard = {
  id: 'red-vs-black',
  text: (key) => t(key),
  emblem: svg`${die('black', 26, -14)}${die('red', 70, 10)}`,
  load: async () => (await import('./red_vs_black')).redVsBlack,
};
