import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { UNTOUCHED } from '../testing/fake_board';
import { screenPlace } from '../board/places';
import { boxOf, courseOf } from './arrow_place';

const layout = { ...UNTOUCHED.layout, columns: 3, rows: 3, x: 4, y: 6, cellW: 20, cellH: 30 };

test('a mark lies round the card of a cell', () => {
  expect(boxOf({ layout }, 2, [0])).toEqual({ x: 2, y: 33, w: 10, h: 15 });
  expect(boxOf({ layout }, 2, [0, 4])).toEqual({ x: 2, y: 18, w: 20, h: 30 });
});

test('a mark follows a card that a stack holds up', () => {
  const raised = [8, 0, 0, 0, 4, 0, 0, 0, 0];
  expect(boxOf({ layout, raised }, 2, [0])).toEqual({ x: 2, y: 29, w: 10, h: 15 });
  expect(boxOf({ layout, raised }, 2, [0, 4])).toEqual({ x: 2, y: 16, w: 20, h: 28 });
});

describe('an arrow leaves the ranks of its cards readable', () => {
  const shapes = [
    ['lying', { cellW: 67, cellH: 53, cards: 'landscape' }],
    ['lying, large', { cellW: 155, cellH: 125, cards: 'landscape' }],
    ['upright', { cellW: 67, cellH: 83, cards: 'portrait' }],
    ['square', { cellW: 60, cellH: 60, cards: 'landscape' }],
    ['tiny', { cellW: 52, cellH: 40, cards: 'landscape' }],
  ] as const;
  const reach = 0.26;
  const cards = Array.from({ length: 9 }, () => ({ card: '9h', marks: [] }));
  const lines = [
    { from: [4], to: [0] },
    { from: [4], to: [1] },
    { from: [4], to: [2] },
    { from: [4], to: [3] },
    { from: [4], to: [5] },
    { from: [4], to: [6] },
    { from: [4], to: [7] },
    { from: [4], to: [8] },
    { from: [3], to: [4], both: true },
    { from: [1], to: [4], both: true },
    { from: [0, 1], to: [1, 2] },
    { from: [2, 1], to: [1, 0] },
    { from: [0, 1, 2], to: [3, 4, 5] },
  ];

  test.each(shapes)('%s', (_name, shape) => {
    const board = { layout: { ...layout, ...shape }, cells: cards };
    const side = Math.min(shape.cellW, shape.cellH);
    // A rank's middle, as large as its strokes are. Between neighbours, a slanting arrow may touch what it passes.
    const isRank = (x: number, y: number, cells: readonly number[]): boolean => {
      const here = { column: Math.floor((x - 4) / shape.cellW), row: Math.floor((y - 6) / shape.cellH) };
      const [across, down] = [((x - 4) % shape.cellW) / side, ((y - 6) % shape.cellH) / side];
      return (
        cells.some((cell) => isDeepStrictEqual(screenPlace(board.layout, cell), here)) &&
        across > 0.13 &&
        across < 0.45 &&
        down > 0.15 &&
        down < 0.5
      );
    };
    for (const arrow of lines) {
      const named = `${arrow.from.join()} to ${arrow.to.join()}`;
      const course = courseOf(board, 1, arrow, { reach: reach * side, apart: (length) => [0, length] });
      const { x, y, angle, begin, tip } = course ?? { x: 0, y: 0, angle: 0, begin: 0, tip: 0 };
      expect(tip - begin, named).toBeGreaterThan(0.3 * side);
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      for (let along = begin; along <= tip; along += side / 40) {
        // Its shaft is thinner than its head, or its heads.
        const isHead = along > tip - side * 0.34 || (arrow.both && along < begin + side * 0.34);
        const half = (isHead ? reach : 0.11) * side;
        for (let off = -half; off <= half; off += side / 40)
          expect(
            isRank(x + along * cos - off * sin, y + along * sin + off * cos, [...arrow.from, ...arrow.to]),
            `${named}, ${Math.round(along)} ${Math.round(off)}`,
          ).toBe(false);
      }
    }
  });

  test('it points from the foremost card of a line to its new space', () => {
    const board = { layout: { ...layout, ...shapes[0][1] }, cells: cards };
    const { x, y } = courseOf(board, 1, { from: [0, 1], to: [1, 2] }, { reach: 1, apart: (l) => [0, l] }) ?? {
      x: 0,
      y: 0,
    };
    const { column, row } = screenPlace(board.layout, 1);
    expect([Math.floor((x - 4) / 67), Math.floor((y - 6) / 53)]).toEqual([column, row]);
  });
});
