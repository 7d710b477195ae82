// Every language says everything that English says, as it says it now, with the same placeholders and all plural forms that numbers need there.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/model/language';
import { englishMessages, formsOf, type Message } from './english.ts';
import { catalogueOf, pathOf, translated } from './plugin';
import { formsBy, formulaFor } from './plural.ts';
import { entriesOf, mergePo, problemsOf, readPo } from './po.ts';

const foreign = LANGUAGES.filter((language) => language !== 'en');
const english = englishMessages();
const contentOf = (language: string): string => readFileSync(pathOf(language), 'utf8');

test('there are files of the listed languages, and no others', () => {
  expect(translated()).toEqual([...foreign].sort());
});

describe.each(foreign)('in %s', (language) => {
  const content = contentOf(language);

  test('nothing is missing or out of date', () => {
    expect(problemsOf(language, content, english)).toEqual([]);
  });

  test('the file is as `npm run translations` writes it', () => {
    expect(mergePo(language, content, english)).toBe(content);
  });

  test('typographic marks are used, and no text was left in English', () => {
    const names = ['Army Ants', 'Ant War', 'Ants: Red vs. Black'];
    const sentences = new Set(
      english
        .flatMap(({ text }) => formsOf(text))
        .filter((text) => (text.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []).length > 2),
    );
    const texts = [...entriesOf(readPo(content)).values()].flatMap(({ msgstr }) => msgstr);
    expect(texts.length).toBeGreaterThanOrEqual(english.length);
    expect(texts.filter((text) => (sentences.has(text) && !names.includes(text)) || /["']|\.\.\./.test(text))).toEqual(
      [],
    );
  });
});

describe('the English messages', () => {
  const found = (context: string): Message | undefined => english.find((message) => message.context === context);

  test('are those that the page says', async () => {
    const sources = fileURLToPath(new URL('../src', import.meta.url));
    const catalogues = ['i18n', 'library', 'games/ant_war', 'games/army_ants', 'games/red_vs_black'];
    for (const folder of catalogues) {
      const path = `${sources}/${folder}/en.ts`;
      const { en } = (await import(path)) as { en: Record<string, Message['text']> };
      const said = Object.entries(en).filter(([, text]) => text !== '');
      const name = folder.replace('games/', '');
      const read = english.filter(({ context }) => context.replace(/\/[^/]*$/, '') === name);
      expect(read.map(({ context, text }) => [context.slice(name.length + 1), text])).toEqual(said);
    }
  });

  test('have the comments of the source', () => {
    expect(found('i18n/start.heading')?.comment).toBe('The start screen.');
    expect(found('army_ants/rules/favor.title.gambit')).toEqual({
      context: 'army_ants/rules/favor.title.gambit',
      text: 'The Queen’s Gambit',
      comment: 'Rules: the title of a section.',
    });
    expect(found('ant_war/rules/goal.tie')?.comment).toBe('Rules, “The goal”: a ruling of this project.');
  });
});

describe('a language’s file', () => {
  const say = (context: string, text: Message['text']): Message => ({ context, text, comment: '' });
  const turns = say('a/turns', { one: '{n} turn left', other: '{n} turns left' });
  const first = [say('a/go', 'Go on'), turns, say('b/go', 'Go on')];

  /** The file with these translations in it. */
  const translate = (
    language: string,
    texts: Readonly<Record<string, readonly string[]>>,
    messages = first,
  ): string => {
    const empty = mergePo(language, '', messages);
    return Object.entries(texts).reduce((content, [context, forms]) => {
      const at = content.indexOf(`msgctxt "${context}"`);
      const [before, after] = [content.slice(0, at), content.slice(at)];
      const filled = forms.reduce(
        (entry, form, index) =>
          entry.replace(forms.length === 1 ? 'msgstr ""' : `msgstr[${index}] ""`, (line) =>
            line.replace('""', `"${form}"`),
          ),
        after,
      );
      return before + filled;
    }, empty);
  };
  const polish = {
    'a/go': ['Dalej'],
    'a/turns': ['jeszcze {n} ruch', 'jeszcze {n} ruchy', 'jeszcze {n} ruchów'],
    'b/go': ['Idź'],
  };

  test('of a new language names everything as missing, and has a place for each form', () => {
    const content = mergePo('pl', '', first);
    expect(problemsOf('pl', content, first)).toEqual([
      'missing: a/go: Go on',
      'missing: a/turns: {n} turn left / {n} turns left',
      'missing: b/go: Go on',
    ]);
    expect(content).toContain('#, perl-brace-format\nmsgctxt "a/turns"');
    expect(content).toContain('msgstr[2] ""');
    expect(content).not.toContain('msgstr[3]');
  });

  test('is complete when all is translated, and is not changed any more', () => {
    const content = translate('pl', polish);
    expect(problemsOf('pl', content, first)).toEqual([]);
    expect(mergePo('pl', content, first)).toBe(content);
    expect(catalogueOf('a', 'pl', readPo(content))).toEqual({
      go: 'Dalej',
      turns: {
        one: 'jeszcze {n} ruch',
        few: 'jeszcze {n} ruchy',
        many: 'jeszcze {n} ruchów',
        other: 'jeszcze {n} ruchów',
      },
    });
    expect(catalogueOf('b', 'pl', readPo(content))).toEqual({ go: 'Idź' });
  });

  test('has one text where a language knows one form', () => {
    const content = translate('ja', { 'a/turns': ['あと{n}手番'] });
    const filled = content.replace('msgstr[0] ""', 'msgstr[0] "あと{n}手番"');
    expect(catalogueOf('a', 'ja', readPo(filled))).toEqual({ turns: 'あと{n}手番' });
  });

  test('keeps the translation of a text that has changed, marked, and the page says the English one', () => {
    const changed = [say('a/go', 'Carry on'), ...first.slice(1)];
    const content = mergePo('pl', translate('pl', polish), changed);
    expect(content).toContain('#, fuzzy\n#| msgid "Go on"\nmsgctxt "a/go"\nmsgid "Carry on"\nmsgstr "Dalej"');
    expect(problemsOf('pl', content, changed)).toEqual(['out of date: a/go: Carry on']);
    expect(catalogueOf('a', 'pl', readPo(content))).not.toHaveProperty('go');
    expect(mergePo('pl', content, changed)).toBe(content);
    // Before the command has run, the text is out of date all the same.
    expect(problemsOf('pl', translate('pl', polish), changed)).toEqual(['out of date: a/go: Carry on']);
    // After a translator has checked it, the file is whole.
    const mended = content.replace('#, fuzzy\n#| msgid "Go on"\n', '');
    expect(problemsOf('pl', mended, changed)).toEqual([]);
    expect(catalogueOf('a', 'pl', readPo(mended))['go']).toBe('Dalej');
  });

  test('drops what is gone, and follows a text to its new key', () => {
    const fewer = [first[1] ?? turns];
    const whole = translate('pl', polish);
    expect(problemsOf('pl', whole, fewer)).toEqual(['obsolete: a/go', 'obsolete: b/go']);
    expect(problemsOf('pl', mergePo('pl', whole, fewer), fewer)).toEqual([]);
    const renamed = [first[0] ?? turns, { ...turns, context: 'a/left' }, first[2] ?? turns];
    expect(problemsOf('pl', mergePo('pl', whole, renamed), renamed)).toEqual([]);
  });

  test('names placeholders that are wrong and forms that lack', () => {
    const wrong = translate('pl', {
      ...polish,
      'a/turns': ['jeszcze ruch', 'jeszcze {n} ruchy', 'jeszcze {m} ruchów'],
    });
    expect(problemsOf('pl', wrong, first)).toEqual(['has {m}, not {n}: a/turns: jeszcze {m} ruchów']);
    const short = translate('pl', polish).replace(/msgstr\[2\].*\n/, '');
    expect(problemsOf('pl', short, first)).toEqual(['2 of 3 plural forms: a/turns']);
    const halfway = translate('pl', { ...polish, 'a/turns': ['jeszcze {n} ruch', '', 'jeszcze {n} ruchów'] });
    expect(problemsOf('pl', halfway, first)).toEqual(['missing: a/turns: {n} turn left / {n} turns left']);
  });

  test('keeps what its translators have written in it', () => {
    const signed = translate('pl', polish)
      .replace('msgid ""', '# Anna has translated this.\nmsgid ""')
      .replace('"Language: pl\\n"', '"Last-Translator: Anna\\n"\n"Language: pl\\n"')
      .replace('msgctxt "b/go"', '# An ant says it.\nmsgctxt "b/go"');
    const content = mergePo('pl', signed, first);
    expect(content).toContain('# Anna has translated this.\nmsgid ""');
    expect(content).toContain('"Last-Translator: Anna\\n"');
    expect(content).toContain('# An ant says it.\nmsgctxt "b/go"');
  });
});

describe('plural forms', () => {
  test('have a formula in every language of Europe and many others', () => {
    for (const language of 'bg cs da el et fi hr hu it ko lt lv nb nl pt ro ru sk sl sr sv tr uk vi zh'.split(' '))
      expect(formsBy(formulaFor(language), language)?.length, language).toBeGreaterThan(0);
  });

  test('are those that the page chooses by', () => {
    expect(formsBy(formulaFor('ar'), 'ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(formsBy(formulaFor('fr'), 'fr')).toEqual(['one', 'other']);
    expect(formsBy('nplurals=2; plural=(n != 1);', 'fr')).toBeNull();
    expect(formsBy('nplurals=2; plural=process.exit(1);', 'fr')).toBeNull();
  });
});
