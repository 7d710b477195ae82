// The English texts that come with the page before the game does: what the start screen, the library and the credits say of it.

import { sources } from 'translations:army_ants/card';
import { translator } from '../../i18n/translate';

const en = {
  // As the start screen offers the game.
  name: 'Army Ants',
  goal: 'Line up your cards, break through and capture the enemy Queen.',
  facts: '2 players · 15 to 20 minutes',
  twist: 'no luck after the deal',

  // The credits: at the end of the game's rules, and in About.
  credits:
    'Army Ants was designed by Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. The community edition follows an unofficial rules page whose author is unknown.',
} as const;

export const t = translator(en, sources);
