// Ants: Red vs. Black as the start screen offers it.

import { svg, type TemplateResult } from 'lit';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_en';

const die = (seat: string, x: number, y: number, turn: number): TemplateResult =>
  svg`<g transform=${`translate(${x} ${y}) rotate(${turn}) scale(.5)`}><g class=${`die ${seat} rolls`}>
    <path d="M-20 -8 0 -21 20 -8 20 8 0 21 -20 8Z" /><path class="ridge" d="M-20 8 -13 0 0 -21 13 0 20 8M-13 0 0 13 13 0M0 13V21" />
  </g></g>`;

/** Red and black tiles between the two Hills. */
const tiles = (seat: string, odd: number): TemplateResult => {
  const path = Array.from({ length: 20 }, (_, tile) => {
    const [column, row] = [tile % 5, Math.floor(tile / 5)];
    return (column + row) % 2 === odd ? `M${14 + 13.6 * column} ${1 + 13.5 * row}h13.6v13.5h-13.6Z` : '';
  });
  return svg`<path class=${`tile ${seat}`} d=${path.join('')} />`;
};

export const card: GameCard = {
  id: 'red-vs-black',
  text: (key) => t(key),
  lessonMinutes: 4,
  emblem: svg`<rect class="tile red" x="1" y="1" width="12" height="54" rx="5" /><rect class="tile black" x="83" y="1" width="12" height="54" rx="5" />
    ${tiles('red', 0)}${tiles('black', 1)}${die('black', 30, 19, -14)}${die('red', 56, 36, 10)}${die('red', 70, 15, -32)}`,
  load: async () => (await import('./red_vs_black')).redVsBlack,
};
