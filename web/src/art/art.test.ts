// A card of the page is the card of the board: measures and rows of ants are those of the sprites.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANT_ROWS, ANTS, MEASURES } from './art';
import { LYING_ANTS, LYING_ROWS } from './board_cards';

const sprites = readFileSync(new URL('../../../src/view/sprites/card_layers.cpp', import.meta.url), 'utf8');

test('the measures of a card are those of the board', () => {
  for (const [name, value] of Object.entries(MEASURES)) {
    const found = new RegExp(`constexpr double k${name} = ([\\d.]+);`).exec(sprites);
    expect(Number(found?.[1]), name).toBe(value);
  }
});

test.each([
  ['an upright', ANTS, ANT_ROWS],
  ['a lying', LYING_ANTS, LYING_ROWS],
])('ants stand on %s card in the rows in which the board shows them largest', (_, area, table) => {
  const listed = /kSplits = \{\s*\{([^;]+)\}\};/.exec(sprites)?.[1] ?? '';
  const splits = [...listed.matchAll(/\{(\d), (\d), (\d)\}/g)].map((found) =>
    found.slice(1).map(Number).filter(Boolean),
  );
  expect(splits).toHaveLength(24);
  for (let count = 1; count <= 10; count += 1) {
    let best = 0;
    let rows: number[] = [];
    for (const split of splits) {
      if (split.reduce((sum, n) => sum + n, 0) !== count) continue;
      const height = Math.min(area.h / split.length, area.w / Math.max(...split) / (100 / 120));
      if (height > best + 0.01) [best, rows] = [height, split];
    }
    expect(table[count], String(count)).toEqual(rows);
  }
});
