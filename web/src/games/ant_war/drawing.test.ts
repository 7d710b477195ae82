import { describe, expect, test } from 'vitest';
import { CROSS, drawingOf, FIRST_DRAWING, GRID_SIDE, isDrawing, lineOf, RING, spacesIn, spacesOnGrid } from './drawing';
import { drawingProblem } from './board_drawing';

describe('a drawn board', () => {
  test.each([CROSS, RING, FIRST_DRAWING, 'x-x-x-x-x-/-x-x-x-x-x', 'xxxxxxxxx', 'x'])(
    '%s comes back from the grid',
    (rows) => {
      const spaces = spacesOnGrid(rows);
      expect(spaces.size).toBe(spacesIn(rows));
      expect(Math.max(...spaces)).toBeLessThan(GRID_SIDE * GRID_SIDE);
      expect(drawingOf(spaces).rows).toBe(rows);
      expect(isDrawing(rows)).toBe(true);
    },
  );

  test('is written without what is empty around it, and its corner is known', () => {
    expect(drawingOf(new Set([23, 24, 34]))).toEqual({ rows: '-x/xx', corner: 23 });
    expect(drawingOf(new Set())).toEqual({ rows: '-', corner: 0 });
  });

  test('is changed along a line', () => {
    expect(lineOf(72, 76)).toEqual([72, 73, 74, 75, 76]);
    expect(lineOf(33, 0)).toEqual([33, 22, 11, 0]);
    expect(lineOf(5, 27)).toEqual([5, 16, 27]);
    expect(lineOf(4, 4)).toEqual([4, 4]);
  });

  test('is told from other shapes', () => {
    for (const shape of ['5x5', 'spiral', 'random', '', 'xxx/', 'xxxxxxxxxxx', 'xxx/xXx'])
      expect(isDrawing(shape)).toBe(false);
  });
});

test('what the rules have against a board is said in words, and of the grid’s square', () => {
  const text = (error: string): string | undefined => drawingProblem(`shape 'xxx': ${error}`, 23)?.text;
  expect(drawingProblem('', 23)).toBeNull();
  expect(text('expected 9 spaces or more, found 3')).toBe('A board needs at least 9 spaces.');
  expect(text('expected no more spaces than the 54 cards of the deck')).toBe('That’s too many. The deck has 54 cards.');
  expect(text('expected a space in the first row')).toBe('The rules don’t allow this board.');
  const apart = drawingProblem(
    'shape: expected every space joined to the others in eight directions, b2 is cut off',
    23,
  );
  expect(apart).toEqual({ text: 'All spaces must touch, straight or diagonally. e4 is cut off.', space: 34 });
});
