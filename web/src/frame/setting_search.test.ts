import { expect, test } from 'vitest';
import { isMeant } from './setting_search';

test('a setting is found by any part of its words, in any order', () => {
  const colours = 'Colours As the device Light Dark High contrast night';
  for (const sought of ['dark', 'DARK', 'night', 'contrast high', 'col', '  light ', ''])
    expect(isMeant(sought, colours)).toBe(true);
  for (const sought of ['sound', 'dark sound', 'colors']) expect(isMeant(sought, colours)).toBe(false);
});

test('accents and vowel signs do not count, on either side', () => {
  expect(isMeant('dunkel', 'Dünkel')).toBe(true);
  expect(isMeant('aprés', 'après')).toBe(true);
  expect(isMeant('zolw', 'żołw')).toBe(false); // a letter of its own, not an accent
  expect(isMeant('الوان', 'أَلوان')).toBe(true);
  expect(isMeant('サウンド', 'サウンドと振動')).toBe(true);
});
