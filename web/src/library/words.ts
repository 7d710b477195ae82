import { speaker } from '../i18n/translate';
import { en } from './en';

/** The words of the library and of everything that goes out and comes in; fetched with them. */
export const t = speaker(en, {
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  es: () => import('./languages/es'),
  pl: () => import('./languages/pl'),
  ja: () => import('./languages/ja'),
  ar: () => import('./languages/ar'),
});
