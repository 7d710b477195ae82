// Another language is spoken without the page being loaded again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from './catalogue';
import { inLanguage, language, languageChange, speak, translator } from './translate';

/** Words are not waited for any longer, see pending_catalogues.ts. */
const LONGEST_WAIT_MILLISECONDS = 3000;

const english = { greeting: 'Good morning', only: 'Only English' };
let answer: (words: Catalogue) => void;
let fail: (reason: Error) => void;
const t = translator(english, {
  de: () =>
    new Promise((resolve, reject) => {
      answer = (words) => resolve({ words });
      fail = reject;
    }),
  fr: () => Promise.resolve({ words: { greeting: 'Bonjour' } }),
});

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await speak('en');
});

test('the words are those of before until the others are there; what those lack is English', async () => {
  const heard = vi.fn();
  const end = languageChange.subscribe(heard);
  const spoken = speak('de');
  expect([language, t('greeting'), heard.mock.calls.length]).toEqual(['de', 'Good morning', 1]);
  answer({ greeting: 'Guten Morgen' });
  await spoken;
  expect([t('greeting'), t('only')]).toEqual(['Guten Morgen', 'Only English']);
  await speak('en');
  expect([t('greeting'), heard.mock.calls.length]).toEqual(['Good morning', 2]);
  end();
});

test('a language whose words do not come is said in English, and not in the one before', async () => {
  await speak('fr');
  expect(t('greeting')).toBe('Bonjour');
  const spoken = speak('de');
  fail(new TypeError('404'));
  await spoken;
  expect(t('greeting')).toBe('Good morning');
});

test('words that come after another language was chosen are not taken', async () => {
  void speak('de');
  const spoken = speak('fr');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MILLISECONDS);
  await spoken;
  answer({ greeting: 'Guten Morgen' });
  await vi.advanceTimersByTimeAsync(0);
  expect(t('greeting')).toBe('Bonjour');
});

test('figures follow', async () => {
  const figures = inLanguage((locale) => new Intl.NumberFormat(locale));
  expect(figures().format(1234.5)).toBe('1,234.5');
  const spoken = speak('de');
  answer({});
  await spoken;
  expect(figures().format(1234.5)).toBe('1.234,5');
  expect(figures()).toBe(figures());
});
