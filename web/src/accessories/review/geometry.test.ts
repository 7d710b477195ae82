import { expect, test } from 'vitest';
import { xOf, areaPath, yOf, linePath, plyAfterKey, plyAt, scaleOf } from './geometry';

const point = (ply: number, standing: number) => ({ ply, standing, exact: false });
const percent = scaleOf('chances', [], 2, 12);

test('chances fill the box from none to all, plies from the first to the last', () => {
  expect([xOf(percent, 2), xOf(percent, 7), xOf(percent, 12)]).toEqual([0, 50, 100]);
  expect([yOf(percent, 100), yOf(percent, 50), yOf(percent, 0)]).toEqual([0, 50, 100]);
});

test('points reach as far as they came, as far on both sides, and not less than ten', () => {
  expect(scaleOf('points', [point(0, -24), point(1, 3)], 0, 1)).toMatchObject({ low: -24, high: 24 });
  expect(scaleOf('points', [point(0, 2)], 0, 1)).toMatchObject({ low: -10, high: 10 });
});

test('the line passes over what nobody knows, and the area lies below it', () => {
  const points = [point(2, 50), point(4, 100), point(12, 0)];
  expect(linePath(percent, points)).toBe('M0 50L20 0L100 100');
  expect(areaPath(percent, points)).toBe('M0 50L20 0L100 100V50H0Z');
  expect([linePath(percent, []), areaPath(percent, [])]).toEqual(['', '']);
});

test('a game without moves has one place', () => {
  expect(xOf(scaleOf('chances', [], 3, 3), 3)).toBe(0);
});

test('whoever points beside the curve means its end', () => {
  expect([-0.2, 0.44, 1.7].map((share) => plyAt(percent, share))).toEqual([2, 6, 12]);
});

test('the keys of a slider', () => {
  const after = (key: string, ply = 5): number | null => plyAfterKey(key, ply, percent);
  expect([after('ArrowLeft'), after('ArrowRight'), after('Home'), after('End')]).toEqual([4, 6, 2, 12]);
  expect([after('ArrowLeft', 2), after('PageUp'), after('PageDown'), after('Enter')]).toEqual([2, 12, 2, null]);
});
