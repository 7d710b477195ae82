// Moves and positions as people and programs write them, brought to the signs that the engine reads.

/** Dashes, minus signs, and the long vowel mark that Japanese keyboards write for one. */
const DASHES = /[\u2010-\u2015\u2212\u30fc\ufe58]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Wide and raised forms become plain ones, Arabic digits western ones, dashes hyphens, and the cross of printed texts an x. */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(DASHES, '-')
    .replace(/\u00d7/g, 'x');
