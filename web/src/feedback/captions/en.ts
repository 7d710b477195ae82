// The English captions of sounds: what is heard, and what that means. Fetched with the first of them.

import { sources } from 'translations:captions';
import { translator } from '../../i18n/translate';

const en = {
  move: 'Tap: move played',
  capture: 'Two thuds: capture',
  back: 'Rustle: move undone',
  refused: 'Two knocks: not possible',
  won: 'Three rising notes: win',
  draw: 'Two notes: draw',
} as const;

export const t = translator(en, sources);
