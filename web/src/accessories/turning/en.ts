// The English texts about the move that turned a finished game.

import { sources } from 'translations:turning';
import { translator } from '../../i18n/translate';

const en = {
  'turning.looking': 'Looking for the turning point…',
  // {move} is a whole sentence; {n} counts moves as players do.
  'turning.decision': 'Turning point at move {n}. {move}',
  'turning.decision.turn': 'Turning point in turn {n}. {move}',
  // A throw of dice has turned the game, not a decision.
  'turning.luck': 'Turning point at move {n}, by luck. {move}',
  'turning.luck.turn': 'Turning point in turn {n}, by luck. {move}',
  'turning.none': 'No single move turned this game.',
  // The same, before the review has looked more closely.
  'turning.none.yet': 'No turning point at first sight. The review checks more closely.',
  'turning.stopped': 'The computer isn’t responding, so the turning point is unknown.',
  'turning.show': 'Show it',
  // A button: what each move of the game was worth.
  'turning.review': 'Review the game',
} as const;

export const t = translator(en, sources);
