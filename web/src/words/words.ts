// The one way from a key to a text for people. Texts are whole sentences with {holes}; a text that depends on a number {n} has one
// form for each plural category of its language. A missing hole or a wrong key does not compile.

import { en } from './en';

type Catalogue = typeof en;
export type WordKey = keyof Catalogue;

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type Forms<Entry> = Entry extends string
  ? Entry
  : Entry extends Readonly<Record<string, string>>
    ? Entry[keyof Entry]
    : never;
type HolesOf<Key extends WordKey> = Holes<Forms<Catalogue[Key]>>;
type Filling<Key extends WordKey> = [HolesOf<Key>] extends [never]
  ? []
  : [Readonly<Record<HolesOf<Key>, string | number>>];

const locale = 'en';
const plural = new Intl.PluralRules(locale);
const listing = new Intl.ListFormat(locale, { type: 'conjunction' });
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export function t<Key extends WordKey>(key: Key, ...filling: Filling<Key>): string {
  const entry: string | Readonly<Record<string, string>> = en[key];
  const values: Readonly<Record<string, string | number>> = filling[0] ?? {};
  const text = typeof entry === 'string' ? entry : (entry[plural.select(Number(values['n']))] ?? entry['other'] ?? '');
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** "a, b and c". */
export const listOf = (items: readonly string[]): string => listing.format(items);

export const dateText = (date: Date): string => dates.format(date);
