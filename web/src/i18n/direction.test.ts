// Values filled into a text keep their own direction of reading, and sentences follow each other in the language's direction.

import { afterEach, describe, expect, test, vi } from 'vitest';

/** The page's words in a browser that prefers this language. */
async function wordsIn(language: string): Promise<typeof import('./translate')> {
  vi.resetModules();
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: [language] });
  const words = await import('./translate');
  await (await import('./pending_catalogues')).wordsArrived();
  return words;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is filled in', () => {
  test('stands apart in a language that is read from right to left, whatever it is', async () => {
    const { t, listOf } = await wordsIn('ar');
    expect(t('start.continue.players', { red: 'Anna', black: 'نملة' })).toContain('\u2068Anna\u2069');
    expect(t('start.continue.players', { red: 'Anna', black: 'نملة' })).toContain('\u2068نملة\u2069');
    expect(t('game.review.at', { ply: 3, length: 12 })).toMatch(/\u20683\u2069.*\u206812\u2069/);
    expect(listOf(['a1', 'b2'])).toMatch(/\u2068a1\u2069.*\u2068b2\u2069/);
  });

  test('is read from right to left if it is made of parts that stand apart', async () => {
    const { t } = await wordsIn('ar');
    const made = '\u2068نملة\u2069: \u2068نملة\u2069';
    expect(t('start.continue.players', { red: made, black: 'Anna' })).toContain(`\u2067${made}\u2069`);
  });

  test('stands apart elsewhere only where it is read the other way', async () => {
    const { t, listOf } = await wordsIn('de');
    expect(t('start.continue.players', { red: 'Anna', black: 'نملة' })).toBe('Anna gegen \u2068نملة\u2069');
    expect(listOf(['a1', 'b2'])).toBe('a1 und b2');
  });
});

test('sentences follow each other as the language has it', async () => {
  expect((await wordsIn('en')).inTurn('One.', 'Two.')).toBe('One. Two.');
  const { inTurn } = await wordsIn('en');
  expect(['One.', '', 'Two.', 'Three.'].reduce(inTurn, '')).toBe('One. Two. Three.');
  expect([''].reduce(inTurn, '')).toBe('');
  expect((await wordsIn('ja')).inTurn('一。', '二。')).toBe('一。二。');
  expect((await wordsIn('ar')).inTurn('Three.', '')).toBe('Three.');
});
