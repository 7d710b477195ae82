// The English texts that come with the page before the game does: what the start screen, the library and the credits say of it.

import { sources } from 'translations:red_vs_black/card';
import { translator } from '../../i18n/translate';

const en = {
  // As the start screen offers the game.
  name: 'Ants: Red vs. Black',
  goal: 'Throw dice onto the board: each die on your colour wounds the enemy unit with its number.',
  facts: '2 players · five ten-sided dice',
  twist: 'flick the dice yourself',

  // The credits: at the end of the game's rules, and in About.
  credits:
    'Ants: Red vs. Black was designed by “Super” Dave Radzik and published by Another Game Company, LLC, in 2009.',
} as const;

export const t = translator(en, sources);
