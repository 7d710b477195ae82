// The English texts of “Today”: the puzzles and the deal of the day on the start screen.

import { sources } from 'translations:screens/today';
import { translator } from '../i18n/translate';

const en = {
  title: 'Today',
  // Days in a row. One missed day a week does not end them.
  streak: { one: 'Streak: {n} day', other: 'Streak: {n} days' },
  'streak.note':
    'Everyone gets the same puzzles and the same deal. Do one a day to keep your streak. You may miss one day a week.',
  // The tasks of the day, and the outcome.
  beat: 'Beat {level}',
  puzzle: 'Puzzle',
  solved: 'Solved',
  begun: 'Started',
  won: 'Won',
  lost: 'Lost',
  // The name of its game, also at the head of its menu.
  'deal.title': 'Today’s deal: beat {level}',
  // Below the result of a game, with the streak after it.
  'deal.won': 'You won today’s deal.',
  // Missed puzzles that come back today, and a button for those of each game.
  due: 'Puzzles you missed before',
  'due.of': { one: '{game}: {n} due', other: '{game}: {n} due' },
  // The result of the day, to be sent to friends. {signs} has one sign for each of the four.
  share: 'Share my result',
  copied: 'Result copied.',
  uncopied: 'This browser doesn’t allow copying.',
  result: { one: 'Anthill, {date}: {signs} Streak: {n} day', other: 'Anthill, {date}: {signs} Streak: {n} days' },
} as const;

export const t = translator(en, sources);
