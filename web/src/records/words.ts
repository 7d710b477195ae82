import { speaker } from '../words/words';
import { en } from '../words/en_records';

/** The words of the library and of everything that goes out and comes in; fetched with them. */
export const t = speaker(en, {
  de: () => import('../words/languages/de_records'),
  fr: () => import('../words/languages/fr_records'),
  es: () => import('../words/languages/es_records'),
  pl: () => import('../words/languages/pl_records'),
  ja: () => import('../words/languages/ja_records'),
  ar: () => import('../words/languages/ar_records'),
});
