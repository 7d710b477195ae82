// A file that proves how a position ends, for another program to check.

import { sources } from 'translations:certificate';
import { translator } from '../../i18n/translate';

const en = {
  // The button where a result is proved.
  make: 'Save the proof',
  'make.title': 'Save a file in which every defence is answered. Another program can check it.',
  // While it is made, with a button to cancel beside it.
  working: 'Answering every defence…',
  cancel: 'Cancel',
  saved: { one: 'The proof has {n} line.', other: 'The proof has {n} lines.' },
  // The search was given up.
  none: 'This proof would be too long to save.',
  failed: 'The computer isn’t responding. Try again.',
} as const;

export const t = translator(en, sources);
