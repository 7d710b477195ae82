// The English texts that come with the page before the game does: what the start screen, the library and the credits say of it.

import { sources } from 'translations:ant_war/card';
import { translator } from '../../i18n/translate';

const en = {
  // As the start screen offers the game.
  name: 'Ant War',
  goal: 'Climb onto other ants: in the end, only the ants on top score.',
  facts: '2 players · two rounds',
  twist: 'one sets odds, the other chooses',

  // The credits: at the end of the game's rules, and in About.
  credits: 'Ant War was designed by Thorin N. Tatge.',
} as const;

export const t = translator(en, sources);
