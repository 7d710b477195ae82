// The one way from a key to a text for people. Texts are whole sentences with {placeholders}; a text that depends on a number {n} has
// one form for each plural category of its language. A missing argument or a wrong key does not compile. t() has the texts that all
// games share; each game makes its own with translator().
//
// English comes with the page. The words of another language are fetched with the part of the page that says them, and elements wait
// for what is on its way (ui/element.ts). Texts that are not translated yet, or could not be fetched, are shown in English. After
// speak() every element is rendered again, in the other language.

import { loadSettings, type Settings } from '../storage/settings';
import { sources } from 'translations:i18n';
import type { Args, Catalogue, Entry, Sources } from './catalogue';
import { trackPending, wordsArrived } from './pending_catalogues';
import { en } from './en';
import { isolate, isolated, readsRightToLeft } from '../model/direction';
import { isRightToLeft, languageFor, localeOf, type Language } from '../model/language';
import { Observable } from '../model/observable';

/** The language that settings ask for. */
export const languageOf = ({ language }: Pick<Settings, 'language'>): Language =>
  language === 'system' ? languageFor(navigator.languages) : language;

// Without a page, in unit tests, it is English.
const onPage = typeof document !== 'undefined';
export let language: Language = onPage ? languageOf(loadSettings()) : 'en';
/** For tests: `?pseudo` in the address shows all words accented, longer and in brackets, which tells them from words of no catalogue. */
const isPseudo = onPage && new URLSearchParams(location.search).has('pseudo');

// Inserted values (places, moves, names, figures) must not change the direction of the words around them.
const isolatedHere = (text: string): string => {
  if (!isRightToLeft(language)) return isolated(text);
  // Browsers look past what is isolated already: “Black: heals 2” of two such parts would be read from left to right.
  return /^[\u2067\u2068]/.test(text) && readsRightToLeft(text) ? `\u2067${text}\u2069` : isolate(text);
};
// Each is made when it is first needed: making one takes milliseconds, and the start screen of a newcomer needs none. Nor does the first
// board of an English game: there is its plural, its lists are of one item, and its numbers are small.
const plural = inLanguage((locale) => new Intl.PluralRules(locale));
const pluralOf = (n: number): string =>
  language === 'en' ? (Math.abs(n) === 1 ? 'one' : 'other') : plural().select(n);
const listing = inLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const numbers = inLanguage((locale) => new Intl.NumberFormat(locale));
// No language writes whole numbers below a thousand in western figures otherwise.
const numberText = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);
const dates = inLanguage(() => {
  const habits = `${localeOf(language, onPage ? navigator.languages : [])}-u-nu-latn`;
  return new Intl.DateTimeFormat(habits, { dateStyle: 'medium', timeStyle: 'short' });
});

/**
 * Returns a function that makes a value when it is first needed, and again for another language. `make` gets the locale: cards
 * and the notation of moves have western figures, and our English is British: “1, 2 and 3”.
 */
export function inLanguage<Value>(make: (locale: string) => Value): () => Value {
  let made: { readonly for: Language; readonly value: Value } | null = null;
  return () => {
    if (made?.for !== language)
      made = { for: language, value: make(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`) };
    return made.value;
  };
}

/** The page speaks another language. */
export const languageChange = new Observable();
/** Fetches each catalogue again. */
const fetches: (() => void)[] = [];

/** The page speaks this language from now on. Resolves when all words asked for so far are there, or will not come. */
export function speak(chosen: Language): Promise<void> {
  if (chosen !== language) {
    language = chosen;
    for (const fetch of fetches) fetch();
    languageChange.notify();
  }
  return wordsArrived();
}

/** Fetches a catalogue in the page's language, and in each that it speaks later. `pseudo` makes one up for tests.
 * @param take gets the translation; {} where that is English, or does not come */
export function fetchWords(
  sources: Sources,
  take: (words: Catalogue) => void,
  pseudo: (from: typeof import('./pseudo')) => Catalogue,
): void {
  let isTranslated = false;
  const fetch = (): void => {
    const asked = language;
    const fetched = isPseudo ? import('./pseudo').then(pseudo) : sources[asked]?.().then(({ words }) => words);
    if (fetched)
      trackPending(
        fetched
          .catch((): Catalogue => ({}))
          .then((words) => {
            if (asked !== language) return;
            isTranslated = true;
            take(words);
          }),
      );
    else if (isTranslated) take({});
  };
  fetches.push(fetch);
  fetch();
}

/** Makes the function that gives the texts of a catalogue. */
export function translator<Words extends Catalogue>(english: Words, sources: Sources) {
  let words: Catalogue = english;
  fetchWords(
    sources,
    (translation) => (words = { ...english, ...translation }),
    ({ pseudoCatalogue }) => pseudoCatalogue(english),
  );
  return <Key extends keyof Words & string>(key: Key, ...args: Args<Words[Key]>): string =>
    fill(words[key] ?? '', args[0] ?? {});
}

function fill(entry: Entry, values: Readonly<Record<string, string | number>>): string {
  const text = typeof entry === 'string' ? entry : (entry[pluralOf(Number(values['n']))] ?? entry['other'] ?? '');
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return isolatedHere(typeof value === 'number' ? numberText(value) : value);
  });
}

export const t = translator(en, sources);

/** "a, b and c". */
export const listOf = (items: readonly string[]): string => {
  const isolatedItems = items.map(isolatedHere);
  return isolatedItems.length === 1 ? (isolatedItems[0] ?? '') : listing().format(isolatedItems);
};

/** Two sentences, each whole in itself, one after the other; more of them by reduce(). Empty parts are left out. */
export const inTurn = (first: string, next: string): string =>
  first && next ? t('sentences', { first, next }) : first || next;

/** "" for what is no date. */
export const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '' : dates().format(date));
