// The part of the page that is fetched once the board is there, or when something of it is opened: see later.ts.

import { withWords } from '../i18n/pending_catalogues';

/** Null until it is there. */
export let later: typeof import('./later') | null = null;

export const fetchLater = async (): Promise<void> => {
  later = await withWords(import('./later'));
};
