// The one way from a key to a text for people. Texts are whole sentences with {holes}; a text that depends on a number {n} has one
// form for each plural category of its language. A missing hole or a wrong key does not compile. t() speaks the words that all games
// share; each game makes its own with speaker().

import { en } from './en';

type Entry = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Entry>>;

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Forms<Words> = Words extends string
  ? Words
  : Words extends Readonly<Record<string, string>>
    ? Words[keyof Words]
    : never;
type Filling<Words> = [Holes<Forms<Words>>] extends [never]
  ? []
  : [Readonly<Record<Holes<Forms<Words>>, string | number>>];

const locale = 'en';
const plural = new Intl.PluralRules(locale);
const listing = new Intl.ListFormat(locale, { type: 'conjunction' });
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export const speaker =
  <Words extends Catalogue>(words: Words) =>
  <Key extends keyof Words & string>(key: Key, ...filling: Filling<Words[Key]>): string => {
    const entry: Entry = words[key] ?? '';
    const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
    const text =
      typeof entry === 'string' ? entry : (entry[plural.select(Number(values['n']))] ?? entry['other'] ?? '');
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
  };

export const t = speaker(en);

/** "a, b and c". */
export const listOf = (items: readonly string[]): string => listing.format(items);

export const dateText = (date: Date): string => dates.format(date);
