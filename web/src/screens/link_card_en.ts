// The English texts about matches by link on the start screen.

import { sources } from 'translations:screens/link_card';
import { translator } from '../i18n/translate';

const en = {
  title: '{game} with {name}',
  // Below the title, or where it is this player's turn in more than one match.
  yours: { one: 'It’s your turn', other: 'Your turn in {n} matches' },
  // Spoken: a mark at “Friend by link” shows it.
  theirs: { one: '{n} match by link is waiting for an answer', other: '{n} matches by link are waiting for answers' },
} as const;

export const t = translator(en, sources);
