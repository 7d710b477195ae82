// The English texts of a throw with real dice. See i18n/translate.ts.

import { sources } from 'translations:red_vs_black/own_dice';
import { translator } from '../../i18n/translate';

const en = {
  // Which of the dice on the table is entered next. A die with ten faces shows 0 to 9, and units are numbered 1 to 10.
  'own.number': 'Die {die} of {n}: what number does it show? A 0 counts as 10.',
  'own.place': 'Die {die} of {n} shows {number}. Where is it?',
  'own.title': 'Your dice',
  'own.numbers': 'Number',
  'own.places': 'Place',
  // Buttons: where the die is.
  'own.on.red': 'Red tile',
  'own.on.black': 'Black tile',
  'own.on.own-hill': 'Own Hill',
  'own.on.enemy-hill': 'Enemy Hill',
  'own.on.off': 'Off the board',
  'own.on.nowhere': 'Unclear',
  'own.check': 'All dice are entered. Compare them with the table.',
  'own.play': 'Play this throw',
  'own.undo': 'Undo last entry',
  'own.entered': 'Entered: {dice}.',
} as const;

export const t = translator(en, sources);
