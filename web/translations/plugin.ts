// Gives the page its texts in other languages from locales/LANGUAGE.po. `import { sources } from 'translations:ant_war'` tells where each
// language's texts of that catalogue are fetched from: one file for each, so that the rules are not fetched before they are opened.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GetTextTranslations } from 'gettext-parser';
import type { Plugin } from 'vite';
import type { Catalogue, Entry } from '../src/i18n/catalogue.ts';
import { entriesOf, formulaOf, isFuzzy, isWhole, readPo } from './po.ts';
import { formsBy } from './plural.ts';

export const LOCALES = fileURLToPath(new URL('../locales', import.meta.url));

export const pathOf = (language: string): string => `${LOCALES}/${language}.po`;

/** The languages that there are files of. */
export const translated = (): string[] =>
  readdirSync(LOCALES)
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length))
    .sort();

/** The texts of one catalogue. Missing or outdated texts are left out, and so are shown in English. */
export function catalogueOf(catalogue: string, language: string, file: GetTextTranslations): Catalogue {
  const forms = formsBy(formulaOf(file), language) ?? [];
  const words: Record<string, Entry> = {};
  for (const [context, entry] of entriesOf(file)) {
    const key = context.slice(catalogue.length + 1);
    if (context !== `${catalogue}/${key}` || key.includes('/') || isFuzzy(entry) || !isWhole(entry)) continue;
    const [first = ''] = entry.msgstr;
    words[key] =
      entry.msgid_plural === undefined || entry.msgstr.length === 1
        ? first
        : {
            // Gettext counts in whole numbers; others, which no text of the page counts, take the last form.
            other: entry.msgstr.at(-1) ?? first,
            ...Object.fromEntries(entry.msgstr.map((text, at): [string, string] => [forms[at] ?? 'other', text])),
          };
  }
  return words;
}

const read = new Map<string, GetTextTranslations>();

/** A language's file: it holds all catalogues, but is read once. */
export function fileOf(language: string): GetTextTranslations {
  const content = readFileSync(pathOf(language), 'utf8');
  const file = read.get(content) ?? readPo(content);
  read.set(content, file);
  return file;
}

const SOURCES = 'translations:';
const WORDS = 'translation:';

// The start screen's words about the games are needed as soon as the texts that all games share: one file of a language holds
// both.
const SHARED = 'i18n';

const cardsOf = (language: string): Record<string, Catalogue> => {
  const file = fileOf(language);
  const games = new Set([...entriesOf(file).keys()].map((context) => /^(\w+)\/card\//.exec(context)?.[1] ?? ''));
  return Object.fromEntries(
    [...games].filter(Boolean).map((game) => [game, catalogueOf(`${game}/card`, language, file)]),
  );
};

const sourcesOfCard = (game: string): string => `import { sources as shared } from '${SOURCES}${SHARED}';
  export const sources = Object.fromEntries(Object.entries(shared).map(
    ([language, fetch]) => [language, async () => ({ words: (await fetch()).cards.${game} })]));`;

export const translations: Plugin = {
  name: 'translations',
  resolveId: (id) => (id.startsWith(SOURCES) || id.startsWith(WORDS) ? `\0${id}` : null),
  load(id) {
    if (id.startsWith(`\0${SOURCES}`)) {
      const catalogue = id.slice(SOURCES.length + 1);
      const [, game] = /^(\w+)\/card$/.exec(catalogue) ?? [];
      if (game) return sourcesOfCard(game);
      const sources = translated().map((language) => `${language}: () => import('${WORDS}${catalogue}/${language}')`);
      return `export const sources = { ${sources.join(', ')} };`;
    }
    if (!id.startsWith(`\0${WORDS}`)) return null;
    const [, catalogue = '', language = ''] = /^(.*)\/([^/]+)$/.exec(id.slice(WORDS.length + 1)) ?? [];
    this.addWatchFile(pathOf(language));
    const words = catalogueOf(catalogue, language, fileOf(language));
    const cards = catalogue === SHARED ? `export const cards = ${JSON.stringify(cardsOf(language))};` : '';
    return `export const words = ${JSON.stringify(words)};${cards}`;
  },
};
