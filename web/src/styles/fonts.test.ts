// The first file of the typeface is all that an English reader waits for.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '../games/table';
import { GAME_IDS } from '../model/game_id';
import { levelOption, sideName } from '../i18n/labels';
import { t } from '../i18n/translate';

const sheet = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const ranges = [...sheet.matchAll(/url\('@letters\/([\w-]+)\.woff2'\)[^}]*?unicode-range:\s*([^;]+);/g)];

function lettersOf(name: string): Set<number> {
  const found = ranges.find(([, file]) => file === name)?.[2] ?? '';
  return new Set(
    found.split(',').flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
}
const isIn = (letters: ReadonlySet<number>) => (letter: string) => letters.has(letter.codePointAt(0) ?? 0);

test('has every letter of the headings up to a board', () => {
  const sides = (['red', 'black'] as const).map(sideName);
  const headings = [
    t('app.name').toUpperCase(), // start_screen.css writes it in capitals
    t('start.heading'),
    t('game.moves'), // not seen, and yet set in it
    ...GAME_IDS.map((id) => CARDS[id].text('name')),
    levelOption(1), // proposed to a newcomer
    ...sides.map((player) => t('game.toMove', { player })),
    ...(['red', 'black'] as const).map((side) => t(`side.${side}.letter`)),
  ];
  const first = lettersOf('fraunces-first');
  expect(headings.filter((heading) => !Array.from(heading).every(isIn(first)))).toEqual([]);
});

test('has what the second file leaves out of ASCII', () => {
  const [first, second] = [lettersOf('fraunces-first'), lettersOf('fraunces-basic')];
  const printable = Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at);
  expect(printable.filter((letter) => first.has(letter) === second.has(letter))).toEqual([]);
});
