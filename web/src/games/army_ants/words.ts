import { speaker } from '../../i18n/translate';
import { en } from './en';

export const t = speaker(en, {
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  es: () => import('./languages/es'),
  pl: () => import('./languages/pl'),
  ja: () => import('./languages/ja'),
  ar: () => import('./languages/ar'),
});
export type WordKey = keyof typeof en;
