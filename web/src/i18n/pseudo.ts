// No language at all: English with accents, two fifths longer and in brackets, but still readable. On the page (`?pseudo`) it shows what
// is said without a catalogue, and what is cut off when words are long. Placeholders stay as they are.

import type { Catalogue } from './catalogue';

// Vowels, of which two fifths of a text consist, are doubled.
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'áa', e: 'ée', i: 'íi', o: 'óo', u: 'úu', y: 'ýy', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'ÁA', E: 'ÉE', I: 'ÍI', O: 'ÓO', U: 'ÚU', Y: 'ÝY', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

export const pseudoText = (text: string): string =>
  text === '' ? '' : `[${text.replace(/\{\w+\}|./gu, (part) => ACCENTS[part] ?? part)}]`;

export const pseudoCatalogue = (english: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([key, entry]) => [
      key,
      typeof entry === 'string'
        ? pseudoText(entry)
        : Object.fromEntries(Object.entries(entry).map(([form, text]) => [form, pseudoText(text)])),
    ]),
  );
