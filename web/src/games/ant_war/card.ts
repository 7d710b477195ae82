// Ant War as the start screen offers it.

import { svg } from 'lit';
import { smallCard } from '../../art/miniature';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_en';

/** Five by three spaces: whose ant lies on each, and which way it looks. */
const ROWS = ['rbrbb', 'brbrr', 'rbbrb'].map((row) => row.split(''));

export const card: GameCard = {
  id: 'ant-war',
  text: (key) => t(key),
  lessonMinutes: 3,
  emblem: svg`${ROWS.flatMap((row, y) =>
    row.map((letter, x) =>
      smallCard(letter === 'r' ? 'red' : 'black', 'ant', [4 + 17.8 * x, 2.5 + 17.3 * y, 16.8, 16.3], {
        turn: 90 * ((x + 2 * y) % 4),
      }),
    ),
  )}${smallCard('red', 'queen', [41.2, 18.4, 16.8, 16.3], { motion: 'climbs' })}`,
  load: async () => (await import('./ant_war')).antWar,
};
