// The English texts of the field for typed moves, in the notation of the rules.

import { sources } from 'translations:typing';
import { translator } from '../../i18n/translate';

const en = {
  label: 'Type a move',
  play: 'Play it',
  wait: 'Wait for your turn',
} as const;

export const t = translator(en, sources);
