// Canvas and page are one table of colours: src/view/shared/theme.cpp holds the canvas's copy.

import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

type Colours = Map<string, string>;

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** "red.paper" to "#fcf6e8". */
function canvasColours(theme: string): Colours {
  const source = textOf('../../../src/view/shared/theme.cpp');
  const [, body = ''] = new RegExp(`constexpr Theme ${theme}\\{(.*?)\\n\\};`, 's').exec(source) ?? [];
  const colours: Colours = new Map();
  let group = '';
  for (const [, opened, key, colour, closing] of body.matchAll(/\.(\w+) = \{|\.(\w+) = rgb\(0x([0-9a-f]{6})\)(\})?/g)) {
    if (opened) group = `${opened}.`;
    if (key && colour) colours.set(group + key, `#${colour}`);
    if (closing) group = '';
  }
  return colours;
}

/** "--red-paper" to "#fcf6e8". The light theme fills the gaps of the others. */
function pageColours(theme: string): Colours {
  const colours: Colours = new Map();
  for (const sheet of ['theme.css', '../games/ant_war/ant_war.css', 'lazy_themes.css']) {
    for (const selector of [':root', `:root[data-theme='${theme}']`]) {
      postcss.parse(textOf(sheet)).walkRules(selector, (rule) => {
        rule.walkDecls(/^--/, ({ prop, value }) => void colours.set(prop, value));
      });
    }
  }
  return colours;
}

const SIDES = ['red', 'black', 'food'].flatMap((side) =>
  ['paper', 'edge', 'ink', 'ornament', 'royal'].map((part) => [`${side}.${part}`, `--${side}-${part}`] as const),
);
const SHARED = [
  ...SIDES,
  ['table', '--table'],
  ['sheet', '--sheet'],
  ['rule', '--rule'],
  ['coordinate', '--ink-soft'],
  ['soil', '--soil'],
  ['attack', '--warn'],
  ['emblem_red', '--red-on-table'],
  ['choice', '--choice'],
  ['trace', '--trace'],
] as const;

// In the light theme marks lie on a sheet that is darker than the page's paper, and are darker themselves.
const DARKER_ON_THE_LIGHT_BOARD = ['choice', 'trace'];
const LIGHT = ['light', 'meadow'];

test.each([
  ['light', 'kLight'],
  ['dark', 'kDark'],
  ['contrast', 'kContrast'],
  ['meadow', 'kMeadow'],
  ['dusk', 'kDusk'],
])('the %s theme has the same colours on the page as on the canvas', (theme, canvasTheme) => {
  const [page, canvas] = [pageColours(theme), canvasColours(canvasTheme)];
  const shared = SHARED.filter(([key]) => !LIGHT.includes(theme) || !DARKER_ON_THE_LIGHT_BOARD.includes(key));
  expect(Object.fromEntries(shared.map(([key, token]) => [key, page.get(token)]))).toEqual(
    Object.fromEntries(shared.map(([key]) => [key, canvas.get(key) ?? 'not in theme.cpp'])),
  );
});

/** WCAG 2, of "#rrggbb". */
function contrast(one: string, two: string): number {
  const luminance = (colour: string): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
      const value = parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [a, b] = [luminance(one), luminance(two)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const READ_ON: readonly (readonly [string, string, number])[] = [
  ...['--paper', '--table', '--choice-soft', '--warn-soft'].map((ground) => ['--ink', ground, 7] as const),
  ...['--paper', '--table', '--choice-soft'].map((ground) => ['--ink-soft', ground, 4.5] as const),
  ['--choice', '--paper', 4.5],
  ['--choice', '--table', 4.5],
  ['--on-choice', '--choice', 4.5],
  ['--red-on-table', '--table', 4.5],
  ['--rule', '--table', 3],
  ['--choice', '--track', 3],
  ['--red-on-table', '--track', 3],
];

test.each(['light', 'dark', 'contrast', 'meadow', 'dusk'])('what is read in the %s theme stands out', (theme) => {
  const colours = pageColours(theme);
  const of = (token: string): string => {
    const value = colours.get(token) ?? '';
    return value.startsWith('var(') ? of(value.slice(4, -1)) : value;
  };
  expect(READ_ON.filter(([letters, ground, least]) => contrast(of(letters), of(ground)) < least)).toEqual([]);
});
