// The style sheets are kept apart: every rule is in a layer, a game's styles stay with the game, and colours, sizes of letters and
// corners come from the tokens.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { AtRule, Rule, type ChildNode, type Root } from 'postcss';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
/** They have no rules: the order of the layers, the kinds of windows. */
const ORDER = 'styles/layers.css';
const WINDOWS = 'styles/windows.css';
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const parsed = (path: string): Root => postcss.parse(readFileSync(source + path, 'utf8'), { from: path });

const isLayer = (node: ChildNode, name?: string): node is AtRule =>
  node instanceof AtRule && node.name === 'layer' && (name === undefined || node.params === name);
const isComment = ({ type }: ChildNode): boolean => type === 'comment';

/** It stands in the braces of another rule, or is a step of a motion. */
const isWithin = ({ parent }: ChildNode): boolean => {
  if (!parent || parent.type === 'root') return false;
  return parent instanceof Rule || (parent instanceof AtRule && (parent.name === 'keyframes' || isWithin(parent)));
};

const layers = (): string[] => {
  const [order] = parsed(ORDER).nodes.filter((node) => isLayer(node));
  return order instanceof AtRule ? order.params.split(', ') : [];
};

describe.each(paths.filter((path) => path !== ORDER && path !== WINDOWS))('%s', (path) => {
  const sheet = parsed(path);

  test('has nothing outside the layers', () => {
    const outside = sheet.nodes.filter(
      (node) => !isComment(node) && !(node instanceof AtRule && ['font-face', 'import'].includes(node.name)),
    );
    expect(outside.filter((node) => !isLayer(node) || !layers().includes(node.params)).map(String)).toEqual([]);
  });

  test('calls the kinds of windows by their names', () => {
    const spelled: string[] = [];
    sheet.walkAtRules('media', ({ params }) => {
      if (/aspect-ratio: 1\/1|max-width: 599px/.test(params)) spelled.push(params);
    });
    expect(spelled).toEqual([]);
  });

  test('takes colours, sizes of letters and corners from the tokens', () => {
    const literal: string[] = [];
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (prop.startsWith('--')) return;
      const raw =
        (prop === 'border-radius' && /\d+px|\drem/.test(value)) ||
        (/^font(-size)?$/.test(prop) && /\drem/.test(value)) ||
        /#[0-9a-f]{3,8}\b/.test(value);
      if (raw) literal.push(`${prop}: ${value}`);
    });
    expect(literal.filter((text) => !ON_PURPOSE.includes(text))).toEqual([]);
  });
});

const ON_PURPOSE = [
  // Before the theme is known.
  'background: #ece5d6',
  'background: #1b1815',
  // Scanners want dark on light, whatever the theme.
  'fill: #ffffff',
  'fill: #000000',
  'font: 1rem/1.45 var(--body)',
  // A corner of a mark that is nine pixels wide.
  'border-radius: 1px',
];

// A sheet that comes late would change other screens once it has been fetched for its own.
test.each(paths.filter((path) => !path.startsWith('styles/')))('%s speaks of no element by its kind alone', (path) => {
  const kinds: string[] = [];
  parsed(path).walkRules((rule) => {
    // There are no dialogs but those of `dialog.css`.
    if (!isWithin(rule))
      kinds.push(...rule.selectors.filter((selector) => /^(?!dialog\b)[a-z]+\d?(?![\w.[#-])/.test(selector)));
  });
  expect(kinds).toEqual([]);
});

const games = paths.filter((path) => path.startsWith('games/'));

test('games have sheets', () => expect(games.length).toBeGreaterThan(2));

test.each(games)('%s speaks of its own game only', (path) => {
  const game = path.split('/')[1]?.replaceAll('_', '-');
  const elsewhere = parsed(path)
    .nodes.filter((node) => isLayer(node))
    // A game may bring colours of its own along; other layers are the page's.
    .flatMap((layer) => (layer.params === 'theme' ? [] : (layer.nodes ?? [])))
    .filter((node) => !isComment(node) && !(node instanceof AtRule && node.name === 'keyframes'))
    .filter((node) => !(node instanceof Rule && node.selector === `[data-game='${game}']`));
  expect(elsewhere.map(String)).toEqual([]);
  const wider: string[] = [];
  // An element beside the game is no longer within it.
  parsed(path).walkRules(/& *[~+]/, ({ selector }) => void wider.push(selector));
  expect(wider).toEqual([]);
});
