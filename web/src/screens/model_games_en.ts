// The English texts of the list of model games.

import { sources } from 'translations:screens/model_games';
import { translator } from '../i18n/translate';

export const en = {
  note: 'The computer played these games, at its strongest on one side or both. Open one and step through it with the review. At a key moment, press “Find it yourself”.',
  moves: { one: '{n} move', other: '{n} moves' },
  turns: { one: '{n} turn', other: '{n} turns' },
  unread: 'This game couldn’t be opened. Try again.',
  // One of several games with the same title.
  game: 'Game {n}',
  // Why a game was chosen, in the order of the list, and what there is to see in it.
  'kind.ahead': 'First cards, then the Queen',
  'see.ahead': 'The winner takes cards first and hunts the Queen afterwards.',
  'kind.short': 'Short and sharp',
  'see.short': 'It’s over quickly. See what decided it.',
  'kind.fewer': 'Won with the weaker army',
  'see.fewer': 'The winner had the weaker cards. Only the Queen counts.',
  'kind.rule': 'Lost by Red Aggression',
  'see.rule': 'Red moves back and forth and loses by the rule.',
  'kind.long': 'A long fight',
  'see.long': 'Both sides defend well. See where the defence breaks.',
  'kind.pass': 'Passing in time',
  'see.pass': 'Passing costs nothing. See when it’s the best move.',
  'kind.odds': 'Many turns given',
  'see.odds': 'One colour gets many turns at the start. The other still wins.',
  'kind.cut': 'The cut decides who begins',
  'see.cut': 'No turns are given. Red or Black begins, as the cut decides.',
  'kind.draw': 'An even round',
  'see.draw': 'Both colours end with the same total. See what fair odds look like.',
  'kind.stack': 'A tall stack',
  'see.stack': 'Many cards end in one stack. Only its top card counts.',
  'kind.heal': 'Healing in time',
  'see.heal': 'Healing saves units that their next wound would remove. See when it pays.',
  'kind.swap': 'Swapped colours',
  'see.swap': 'Swapping colours turns a bad throw into a good one. See when it pays.',
  'kind.units': 'Many reinforcements',
  'see.units': 'Dice on a side’s own Hill bring units back. See how they turn the game.',
} as const;

export const t = translator(en, sources);
