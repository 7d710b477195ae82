// Every translation says everything that English says, with the same holes and with all plural forms that its language has.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../model/game_id';
import { LANGUAGES, LANGUAGE_NAMES, isTurned, languageFor } from '../model/language';
import { pseudoCatalogue, pseudoText } from './pseudo';
import { RuleTexts } from './rule_texts';
import type { RulesWords, SectionTexts, Catalogue } from './catalogue';

const source = fileURLToPath(new URL('..', import.meta.url));
const foreign = LANGUAGES.filter((language) => language !== 'en');
const folders = GAME_IDS.map((id) => `games/${id.replaceAll('-', '_')}`);

const load = async (path: string): Promise<unknown> => import(`${source}/${path}.ts`);

/** What a catalogue is called, its English, and where it is in another language. */
const catalogues: [string, string, (language: string) => string][] = [
  ['the page', 'i18n/en', (language) => `i18n/languages/${language}`],
  ['the library', 'library/en', (language) => `library/languages/${language}`],
  ...folders.map((folder): [string, string, (language: string) => string] => [
    folder,
    `${folder}/en`,
    (language) => `${folder}/languages/${language}`,
  ]),
];

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
const formsOf = (entry: Catalogue[string]): Readonly<Record<string, string>> =>
  typeof entry === 'string' ? { other: entry } : entry;
const textsOf = (words: Catalogue): string[] => Object.values(words).flatMap((entry) => Object.values(formsOf(entry)));

/** The forms that whole numbers take in a language, and the one of all others. */
function formsNeeded(language: string): string[] {
  const plural = new Intl.PluralRules(language);
  return [...new Set(['other', ...Array.from({ length: 1001 }, (_, n) => plural.select(n))])].sort();
}

describe.each(foreign)('in %s', (language) => {
  describe.each(catalogues)('the words of %s', (_name, english, translated) => {
    const words = async (): Promise<[Catalogue, Catalogue]> => [
      ((await load(english)) as { en: Catalogue }).en,
      ((await load(translated(language))) as { words: Catalogue }).words,
    ];

    test('are all there, and no others', async () => {
      const [en, other] = await words();
      expect(Object.keys(en).filter((key) => !(key in other))).toEqual([]);
      expect(Object.keys(other).filter((key) => !(key in en))).toEqual([]);
    });

    test('have the holes of the English ones', async () => {
      const [en, other] = await words();
      for (const [key, entry] of Object.entries(other)) {
        const wanted = holes(Object.values(formsOf(en[key] ?? '')).join());
        for (const [form, text] of Object.entries(formsOf(entry))) {
          // "One move" needs no number.
          const given = holes(text).concat(
            ['zero', 'one', 'two'].includes(form) && wanted.includes('{n}') ? '{n}' : [],
          );
          expect([...new Set(given)].sort(), `${key}, ${form}: ${text}`).toEqual(wanted);
        }
      }
    });

    test('have every form that numbers need', async () => {
      const [en, other] = await words();
      const needed = formsNeeded(language);
      const counting = Object.entries(other).filter(
        ([key, entry]) => typeof entry !== 'string' || typeof (en[key] ?? '') !== 'string',
      );
      expect(counting.length).toBeGreaterThan(0);
      for (const [key, entry] of counting) expect(Object.keys(formsOf(entry)).sort(), key).toEqual(needed);
    });
  });

  test.each(folders)(
    'the rules of %s have a text for every block of the English ones, and no others',
    async (folder) => {
      const { enRules } = (await load(`${folder}/rules_en`)) as { enRules: Readonly<Record<string, SectionTexts>> };
      const { words } = (await load(`${folder}/languages/rules_${language}`)) as { words: RulesWords };
      const names = (title: string | object): string[] => (typeof title === 'string' ? [] : Object.keys(title));
      expect(Object.keys(words.sections)).toEqual(Object.keys(enRules));
      for (const [name, { title, blocks }] of Object.entries(enRules)) {
        const told = words.sections[name];
        expect(names(told?.title ?? ''), name).toEqual(names(title));
        expect(Object.keys(told?.blocks ?? {}), name).toEqual(Object.keys(blocks));
        const texts = [told?.title ?? '', ...Object.values(told?.blocks ?? {})].flatMap((text) =>
          typeof text === 'string' ? text : Object.values(text),
        );
        expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      }
      expect(words.credits).not.toBe('');
    },
  );

  test('typographic marks are used, and no text was left in English', async () => {
    for (const [, english, translated] of catalogues) {
      const { en } = (await load(english)) as { en: Catalogue };
      const { words } = (await load(translated(language))) as { words: Catalogue };
      const names = ['Army Ants', 'Ant War', 'Ants: Red vs. Black'];
      const sentences = new Set(
        textsOf(en).filter((text) => (text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 2),
      );
      expect(
        textsOf(words).filter((text) => (sentences.has(text) && !names.includes(text)) || /["']|\.\.\./.test(text)),
      ).toEqual([]);
    }
  });
});

test('there are no translations but those of the listed languages', () => {
  for (const folder of ['i18n', ...folders]) {
    const languages = readdirSync(`${source}/${folder}/languages`).map((file) =>
      file.replace(/\.ts$/, '').replace(/^rules_|_records$/, ''),
    );
    expect([...new Set(languages)].sort(), folder).toEqual([...foreign].sort());
  }
});

describe('the language', () => {
  test('is the first that the reader understands', () => {
    expect(languageFor(['de-AT', 'en'])).toBe('de');
    expect(languageFor(['tlh', 'DE'])).toBe('de');
    expect(languageFor(['en-GB', 'de'])).toBe('en');
    expect(languageFor(['tlh'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });

  test('is written as its name says', () => {
    const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;
    for (const language of LANGUAGES) expect(isTurned(language)).toBe(rightToLeft.test(LANGUAGE_NAMES[language]));
  });
});

describe('the made-up language', () => {
  test('is accented, longer, in brackets, and keeps its holes', () => {
    const text = pseudoText('{side} has nowhere to go.');
    expect(text).toBe('[{side} háaš ñóowhéerée tóo góo.]');
    expect(pseudoText('')).toBe('');
  });

  test('is two fifths longer on the whole', () => {
    const text = 'Two armies of ants face each other on a strip of earth.';
    const pretended = pseudoCatalogue({ text })['text'];
    expect(((pretended as string).length - 2) / text.length).toBeCloseTo(1.35, 1);
  });
});

test('a translation says the text of a block by its name, wherever it stands, and what it lacks stays English', () => {
  const english = {
    goal: {
      title: 'The goal',
      blocks: { win: { text: 'Win.' }, draw: { ruling: 'Or draw.' }, rest: { text: 'Nothing else.' } },
    },
    end: { title: { one: { text: 'End' }, two: { text: 'The end' } }, blocks: { over: { text: 'It is over.' } } },
  };
  const never = (): Promise<never> => new Promise(() => undefined);
  const sources = Object.fromEntries(foreign.map((language) => [language, never]));
  const book = new RuleTexts<string, SectionTexts>(english, 'By us.', sources as never);
  expect(book.sections).toBe(english);
  book.take({
    sections: { goal: { title: 'Das Ziel', blocks: { draw: 'Oder remis.', win: 'Gewinnen.', moon: 'Mond.' } } },
    credits: 'Von uns.',
  });
  expect(book.sections['goal']).toEqual({
    title: 'Das Ziel',
    blocks: { win: { text: 'Gewinnen.' }, draw: { ruling: 'Oder remis.' }, rest: { text: 'Nothing else.' } },
  });
  expect(book.sections['end']).toBe(english.end);
});
