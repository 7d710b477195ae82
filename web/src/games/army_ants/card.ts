// Army Ants as the start screen offers it.

import { svg, type TemplateResult } from 'lit';
import { smallCard } from '../../art/miniature';
import type { GameCard } from '../../contract/game_card';
import { t } from './card_en';

/** A row of five with the Queen in its middle. */
const army = (seat: string, y: number, onward: number): TemplateResult[] =>
  Array.from({ length: 5 }, (_, column) =>
    smallCard(
      seat,
      column === 2 ? 'queen' : 'ant',
      [5 + 17.8 * column, column === onward ? y + (y < 20 ? 5 : -5) : y, 14.8, 21],
      {
        turn: y < 20 ? 180 : 0,
        motion: column === onward ? 'marches' : '',
      },
    ),
  );

export const card: GameCard = {
  id: 'army-ants',
  text: (key) => t(key),
  lessonMinutes: 3,
  emblem: svg`${army('black', 3, 1)}${army('red', 32, 3)}`,
  load: async () => (await import('./army_ants')).armyAnts,
};
