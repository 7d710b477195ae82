// The languages that the page speaks, by their own names, and which of them is the reader's.

import { readsRightToLeft } from './direction';

export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pl: 'Polski',
  ja: '日本語',
  ar: 'العربية',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Whether it is written from right to left, as its own name is. */
export const isRightToLeft = (language: Language): boolean => readsRightToLeft(LANGUAGE_NAMES[language]);

/** By whose habits dates are written: those of the reader's own tag in that language ("en-GB"), else those of the reader's country, else
 * the language's. English without a country is not America's. */
export function localeOf(language: Language, understood: readonly string[]): string {
  const locales = understood.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return []; // no tag at all
    }
  });
  const own = locales.find((locale) => locale.language === language);
  const region = own ? own.region : locales.find((locale) => locale.region !== undefined)?.region;
  if (region !== undefined) return `${language}-${region}`;
  return own === undefined && language === 'en' ? 'en-001' : language;
}

/** The first of the languages that the reader understands, best first ("de-AT", "en"), that there is; else English. */
export function languageFor(understood: readonly string[]): Language {
  for (const tag of understood) {
    const known = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}
