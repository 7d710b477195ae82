// The glossaries, locales/glossary/LANGUAGE.tsv: the word for each term, and words that must not stand for it. A language can do without.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { englishMessages, formsOf } from './english.ts';
import { fileOf, LOCALES, translated } from './plugin';
import { entriesOf } from './po.ts';

interface Term {
  /** The English term; in brackets, which of its meanings. */
  readonly english: string;
  /** The catalogues in which it has this meaning; none: everywhere. */
  readonly catalogues: readonly string[];
  readonly term: string;
  readonly not: readonly string[];
}

const listOf = (cell: string | undefined): string[] => (cell ?? '').split('; ').filter(Boolean);

function glossaryOf(language: string): Term[] {
  const [head, ...rows] = readFileSync(`${LOCALES}/glossary/${language}.tsv`, 'utf8').trimEnd().split('\n');
  expect(head).toBe('English\tcatalogues\tterm\tnot');
  return rows.map((row) => {
    const [english = '', catalogues, term = '', not] = row.split('\t');
    return { english, catalogues: listOf(catalogues), term, not: listOf(not) };
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (text: string): string => text.replace(/\{\w+\}/g, '');
/** From the beginning of a word; where words have no spaces between them, anywhere. */
const saying = (word: string): RegExp =>
  new RegExp(/[\u3040-\u9fff]/.test(word) ? escaped(word) : `(?<!\\p{L})${escaped(word)}`, 'iu');
const inEnglish = (term: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(term.replace(/ \(.*\)$/, ''))}(e?s|d|ed|ing)?(?!\\p{L})`, 'iu');

const english = englishMessages();
const explained = readdirSync(`${LOCALES}/glossary`).map((name) => name.replace(/\.tsv$/, ''));

test('all of them explain the same terms', () => {
  const terms = explained.map((language) => glossaryOf(language).map((term) => [term.english, term.catalogues]));
  for (const each of terms) expect(each).toEqual(terms[0]);
  expect(translated()).toEqual(expect.arrayContaining(explained));
});

test('French puts no-break spaces before : ; ? ! % and within « »', () => {
  const texts = [...entriesOf(fileOf('fr')).values()].flatMap(({ msgstr }) => msgstr);
  expect(texts.filter((text) => / [:;?!%»]|« |«(?![\u00a0\u202f])/.test(text))).toEqual([]);
});

test.each(translated())('no text in %s has a control character', (language) => {
  const texts = [...entriesOf(fileOf(language)).values()].flatMap(({ msgstr }) => msgstr);
  expect(texts.filter((text) => /\p{Cc}/u.test(text.replaceAll('\n', '')))).toEqual([]);
});

describe.each(explained)('in %s', (language) => {
  const entries = entriesOf(fileOf(language));
  const glossary = glossaryOf(language);

  test('every term has its word', () => {
    expect(glossary.filter(({ term, not }) => term === '' || not.includes(term))).toEqual([]);
  });

  test('no other word stands for it', () => {
    const wrong = glossary.flatMap(({ english: term, catalogues, not }) => {
      const named = inEnglish(term);
      return english
        .filter(({ context }) => catalogues.length === 0 || catalogues.some((each) => context.startsWith(`${each}/`)))
        .filter(({ text }) => formsOf(text).some((form) => named.test(bare(form))))
        .flatMap(({ context }) =>
          (entries.get(context)?.msgstr ?? []).flatMap((text) =>
            not.filter((word) => saying(word).test(bare(text))).map((word) => ({ term, word, context, text })),
          ),
        );
    });
    expect(wrong).toEqual([]);
  });
});
