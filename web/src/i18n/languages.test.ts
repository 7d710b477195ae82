// The languages, and what is said in place of one.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_NAMES, isRightToLeft, languageFor, localeOf } from '../model/language';
import { pseudoCatalogue, pseudoText } from './pseudo';
import { RuleTexts } from './rule_texts';
import type { SectionTexts } from './catalogue';

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
    for (const language of LANGUAGES) expect(isRightToLeft(language)).toBe(rightToLeft.test(LANGUAGE_NAMES[language]));
  });
});

describe('dates', () => {
  const day = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-11-21T12:00:00Z'));
  test.each([
    ['en', ['en-GB', 'en'], 'en-GB', '21 Nov 2026'],
    ['en', ['en-US'], 'en-US', 'Nov 21, 2026'],
    ['en', ['de-DE', 'de'], 'en-DE', '21 Nov 2026'],
    ['en', ['de'], 'en-001', '21 Nov 2026'],
    ['en', ['not a tag'], 'en-001', '21 Nov 2026'],
    ['de', ['en-GB'], 'de-GB', '21.11.2026'],
    ['de', ['en-GB', 'de-AT'], 'de-AT', '21.11.2026'],
    ['fr', [], 'fr', '21 nov. 2026'],
  ] as const)('in %s for a reader of %j are those of %s', (language, understood, locale, written) => {
    expect(localeOf(language, understood)).toBe(locale);
    expect(day(locale)).toBe(written);
  });
});

describe('the made-up language', () => {
  test('is accented, longer, in brackets, and keeps its placeholders', () => {
    const text = pseudoText('{side} has nowhere to go.');
    expect(text).toBe('[{side} háaš ñóowhéerée tóo góo.]');
    expect(pseudoText('')).toBe('');
  });

  test('is two fifths longer on the whole', () => {
    const text = 'Two armies of ants face each other on a strip of earth.';
    const pseudo = pseudoCatalogue({ text })['text'];
    expect(((pseudo as string).length - 2) / text.length).toBeCloseTo(1.35, 1);
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
  const book = new RuleTexts<string, SectionTexts>(english, {});
  expect(book.sections).toBe(english);
  book.take({
    'goal.title': 'Das Ziel',
    'goal.draw': 'Oder remis.',
    'goal.win': 'Gewinnen.',
    'goal.moon': 'Mond.',
    'end.title.two': 'Das Ende',
  });
  expect(book.sections['goal']).toEqual({
    title: 'Das Ziel',
    blocks: { win: { text: 'Gewinnen.' }, draw: { ruling: 'Oder remis.' }, rest: { text: 'Nothing else.' } },
  });
  expect(book.sections['end']).toEqual({ ...english.end, title: { one: { text: 'End' }, two: { text: 'Das Ende' } } });
});
