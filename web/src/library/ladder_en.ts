// The English texts of the ladder: how strong each level is, which have been beaten, and small goals.

import { sources } from 'translations:library/ladder';
import { translator } from '../i18n/translate';

const en = {
  // Below the levels: what the figures beside them mean.
  note: 'Each level played hundreds of games against the one below. The figures show the share that it won, with the margin of error.',
  game: 'Game',
  // One level: {share} and {error} in percent, {points} and {margin} in points a round.
  share: '{share}% ± {error}',
  points: '{share}%, ahead by {points} ± {margin} points a round',
  first: 'The first rung.',
  elder: 'Stronger with every second that you give it.',
  unbeaten: 'Not beaten yet',
  play: 'Play {level}',
  // Small goals.
  goals: 'Your next goals',
  'goal.learn': 'Finish the lesson.',
  'goal.beat': 'Beat {level} without a hint.',
  'goal.solve': 'Solve {n} puzzles.',
  'goal.solve.one': 'Solve a puzzle.',
  'goal.row': 'Solve {n} puzzles in a row on the first try.',
  'goal.days': 'Keep a streak of {n} days.',
  'goal.progress': '{done} of {of}',
  'goal.reached': 'Reached',
} as const;

export const t = translator(en, sources);
