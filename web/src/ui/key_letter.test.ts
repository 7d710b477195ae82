import { expect, test } from 'vitest';
import { letterOfKey } from './key_letter';

test.each([
  ['the letter that it writes', 'u', 'KeyU', 'U'],
  ['wherever that is: a German Z', 'z', 'KeyY', 'Z'],
  ['with Shift', 'Z', 'KeyZ', 'Z'],
  ['Arabic', 'ع', 'KeyU', 'U'],
  ['Arabic, a key of two letters', 'لا', 'KeyB', 'B'],
  ['Cyrillic', 'я', 'KeyZ', 'Z'],
  ['Greek', 'ζ', 'KeyZ', 'Z'],
  ['Hebrew', 'ו', 'KeyU', 'U'],
  ['Japanese kana', 'つ', 'KeyZ', 'Z'],
  ['a Latin letter of another place stays what it is', 'é', 'Digit2', ''],
  ['also on the place of a letter', 'ä', 'KeyA', ''],
  ['signs', '/', 'KeyU', ''],
  ['keys of many letters', 'Enter', 'Enter', ''],
  ['an input method at work', 'Process', 'KeyU', ''],
  ['a key without a place', '', '', ''],
])('%s', (_name, key, code, letter) => {
  expect(letterOfKey({ key, code })).toBe(letter);
});
