// The part of the page that is fetched once the board is there, or when something of it is opened: see lazy_parts.ts.

import { withWords } from '../i18n/pending_catalogues';

/** Null until it is there. */
export let lazyParts: typeof import('./lazy_parts') | null = null;

export const fetchLazyParts = async (): Promise<void> => {
  lazyParts = await withWords(import('./lazy_parts'));
};
