// The English texts of the lessons' screen; what is taught there is in each game's lessons_en.ts.

import { sources } from 'translations:lessons';
import { translator } from '../i18n/translate';

const en = {
  // The head of the screen.
  title: 'Learn {game}',
  step: 'Step {n} of {of}',
  example: 'An example from the rules',

  // The tools below the board. “Skip” goes on without having reached the goal.
  tools: 'Lesson',
  previous: 'Previous',
  again: 'Restart',
  next: 'Next',
  skip: 'Skip',
  undo: 'Undo',
  // From an example that the rules show, back to them.
  rules: 'Back to rules',
  // After the last step, large over the board; then the buttons: a game against the weakest computer, and the puzzles.
  end: 'Well done!',
  'end.of': 'You can now play {game}.',
  puzzles: 'Try the puzzles',
  play: 'Play a full game',

  // An example in the rules, which is looked at: before the first move; then where one is in it.
  'example.before': 'Starting position',
  'example.after': 'After move {n} of {of}',
  // Below it: to the board, to make the moves oneself.
  'example.play': 'Try it yourself',

  // The answer to a move that a step has no answer of its own to.
  wrong: 'That move is allowed, but it’s not the one asked for here. Read the task again.',
} as const;

export const t = translator(en, sources);
