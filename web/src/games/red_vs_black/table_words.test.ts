import { describe, expect, it } from 'vitest';
import { hillName, tagPlaces, type Spot } from './table_words';

const TILE = 30;

describe('the number beside a die', () => {
  const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y) / TILE;

  it('stands at the upper right', () => {
    expect(tagPlaces([{ x: 100, y: 100 }], [], TILE)).toEqual([{ x: 116.5, y: 83.5 }]);
  });

  it('covers no other die, of either side, and no other number', () => {
    const dice = [
      { x: 100, y: 100 },
      { x: 122, y: 90 },
      { x: 100, y: 126 },
    ];
    const others = [{ x: 148, y: 80 }];
    const places = tagPlaces(dice, others, TILE);
    for (const [index, place] of places.entries()) {
      for (const die of [...dice.filter((_, at) => at !== index), ...others])
        expect(far(place, die)).toBeGreaterThan(0.7);
      for (const other of places.slice(index + 1)) expect(far(place, other)).toBeGreaterThan(0.6);
    }
  });
});

describe('the name of a Hill', () => {
  it('stands half way between its anthill and the edge of the table', () => {
    expect(hillName(70, TILE)).toEqual({ aside: 3.6 * TILE, scale: 1 });
  });

  it('that is long leaves the anthill free and stays on the table', () => {
    const { aside, scale } = hillName(125, TILE);
    expect(scale).toBeGreaterThan(0.85);
    expect(aside - (125 * scale) / 2).toBeGreaterThan(1.65 * TILE);
    expect(aside + (125 * scale) / 2).toBeLessThan(5.4 * TILE);
  });

  it('that is too long for the table can still be read, and leaves the anthill free', () => {
    const { aside, scale } = hillName(125, 20);
    expect(scale).toBe(0.8);
    expect(aside - 50).toBe(1.7 * 20);
  });
});
