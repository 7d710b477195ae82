import { expect, test } from 'vitest';
import { UNTOUCHED } from '../testing/fake_board';
import { boxOf } from './board_marks';

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
