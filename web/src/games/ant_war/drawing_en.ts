// The texts for drawing a board of Ant War.

import { sources } from 'translations:ant_war/drawing';
import { translator } from '../../i18n/translate';

const en = {
  text: 'Tap a square to add or remove a space. Drag to change several.',
  grid: 'Squares of the board',
  'cell.space': '{cell}, space',
  'cell.hole': '{cell}, hole',
  spaces: 'Spaces: {n}.',
  use: 'Use this board',
  cancel: 'Cancel',
  clear: 'Clear the grid',

  // The rules' objections.
  'problem.few': 'A board needs at least 9 spaces.',
  'problem.many': 'That’s too many. The deck has {n} cards.',
  'problem.apart': 'All spaces must touch, straight or diagonally. {cell} is cut off.',
  'problem.other': 'The rules don’t allow this board.',
} as const;

export const t = translator(en, sources);
