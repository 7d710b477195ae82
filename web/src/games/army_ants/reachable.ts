// Whether a game of Army Ants can have led to a position, as far as its missing cards show. They show all there is to be known of them:
// whatever falls below a 9 can fall to a 9, and 9s only in pairs.

import { fieldOf, spacesOf, type PositionText } from '../../model/position_text';

/** In the rally nothing is captured. A 9 falls only to a 9, and takes it along. */
export type Obstacle = 'rally' | 'nines';

const ALL = 38;
const OF_SIDE = { red: 'hd', black: 'sc' } as const;

export function obstacle(position: PositionText): Obstacle | null {
  const cards = (spacesOf(position)?.cells ?? []).filter((cell) => /^[A2-9Q][hdsc]$/.test(cell));
  if (fieldOf(position, 'phase') === 'rally') return cards.length === ALL ? null : 'rally';
  const nines = (side: keyof typeof OF_SIDE): number =>
    cards.filter((card) => card.startsWith('9') && OF_SIDE[side].includes(card.charAt(1))).length;
  return nines('red') === nines('black') ? null : 'nines';
}
