// The English texts of the list of model games.

import { sources } from 'translations:screens/model_games';
import { translator } from '../i18n/translate';

export const en = {
  note: 'The computer played these games, at its strongest on one side or both. Open one and step through it with the review. At a key moment, press “Find it yourself”.',
  moves: { one: '{n} move', other: '{n} moves' },
  turns: { one: '{n} turn', other: '{n} turns' },
  unread: 'This game couldn’t be opened. Try again.',
  // Why a game was chosen.
  'kind.short': 'Short and sharp',
  'kind.fewer': 'Won with the weaker army',
  'kind.ahead': 'First cards, then the Queen',
  'kind.rule': 'Lost by Red Aggression',
  'kind.long': 'A long fight',
  'kind.odds': 'Many turns given',
  'kind.cut': 'The cut decides who begins',
  'kind.pass': 'Passing in time',
  'kind.draw': 'An even round',
  'kind.swap': 'Swapped colours',
  'kind.heal': 'Healing in time',
  'kind.units': 'Many reinforcements',
} as const;

export const t = translator(en, sources);
