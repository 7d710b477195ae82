// The one way from a key to a text for people. Texts are whole sentences with {holes}; a text that depends on a number {n} has one
// form for each plural category of its language. A missing hole or a wrong key does not compile. t() speaks the words that all games
// share; each game makes its own with speaker().
//
// English comes with the page. The words of another language are fetched with the part of the page that says them, and elements wait
// for what is on its way (ui/element.ts). What is not translated yet, or could not be fetched, is said in English. The language
// stays the same while the page is open: choosing another one loads the page anew.

import { loadSettings, type Settings } from '../storage/settings';
import { sources } from 'translations:i18n';
import type { Catalogue, Entry, Filling, Sources } from './catalogue';
import { expectWords } from './pending_catalogues';
import { en } from './en';
import { isolate, isolated } from '../model/direction';
import { isRightToLeft, languageFor, type Language } from '../model/language';

/** The language that settings ask for. */
export const languageOf = ({ language }: Pick<Settings, 'language'>): Language =>
  language === 'system' ? languageFor(navigator.languages) : language;

// Without a page, in unit tests, it is English.
const onPage = typeof document !== 'undefined';
export const language: Language = onPage ? languageOf(loadSettings()) : 'en';
/** For tests: `?pseudo` in the address shows all words accented, longer and in brackets, which tells them from words of no catalogue. */
export const isPseudo = onPage && new URLSearchParams(location.search).has('pseudo');

// Whatever is filled in shall not turn the words around it: places, moves and names, figures.
const apart = isRightToLeft(language) ? isolate : isolated;
// Cards and the notation of moves have western figures.
const locale = `${language}-u-nu-latn`;
const plural = new Intl.PluralRules(locale);
const listing = new Intl.ListFormat(locale, { type: 'conjunction' });
const numbers = new Intl.NumberFormat(locale);
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Fetches a catalogue in the page's language and hands it on; does nothing where that is English. `pretend` makes it up for tests. */
export function fetchWords(
  sources: Sources,
  take: (words: Catalogue) => void,
  pretend: (pseudo: typeof import('./pseudo')) => Catalogue,
): void {
  const fetched = isPseudo ? import('./pseudo').then(pretend) : sources[language]?.().then(({ words }) => words);
  if (fetched) expectWords(fetched.then(take));
}

/** Makes the function that says the texts of a catalogue. */
export function speaker<Words extends Catalogue>(english: Words, sources: Sources) {
  let words: Catalogue = english;
  fetchWords(
    sources,
    (translation) => (words = { ...english, ...translation }),
    ({ pseudoCatalogue }) => pseudoCatalogue(english),
  );
  return <Key extends keyof Words & string>(key: Key, ...filling: Filling<Words[Key]>): string =>
    fill(words[key] ?? '', filling[0] ?? {});
}

function fill(entry: Entry, values: Readonly<Record<string, string | number>>): string {
  const text = typeof entry === 'string' ? entry : (entry[plural.select(Number(values['n']))] ?? entry['other'] ?? '');
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return apart(typeof value === 'number' ? numbers.format(value) : value);
  });
}

export const t = speaker(en, sources);

/** "a, b and c". */
export const listOf = (items: readonly string[]): string => listing.format(items.map(apart));

/** Two sentences, each whole in itself, one after the other; more of them by reduce(). What is empty is left out. */
export const inTurn = (first: string, next: string): string =>
  first && next ? t('sentences', { first, next }) : first || next;

/** "" for what is no date. */
export const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : dates.format(date));
