import { expect, test } from 'vitest';
import type { Snapshot } from '../../model/snapshot';
import { edgeOf, estimated, saidEstimate, shareOf } from './chances_bar';

test('chances are shares; points fill the bar as far as the lead is large', () => {
  expect(shareOf('chances', 73, false)).toBe(73);
  expect(shareOf('points', 0, false)).toBe(50);
  expect(shareOf('points', 10, false)).toBe(75);
  expect(shareOf('points', -90, false)).toBe(0);
});

test('where colours have been swapped, so is the bar', () => {
  expect(shareOf('points', 10, true)).toBe(25);
});

test('the edge is as soft as the estimate may be off, and screen readers hear it', () => {
  const game = { estimateError: () => 3.2 };
  const at = (exact: boolean) => estimated(game, {} as Snapshot, { standing: 73, exact }, 'Red 73% to win.');
  expect(edgeOf('chances', at(false), false)).toEqual([69, 77]);
  expect(saidEstimate('chances', at(false))).toBe('Red 73% to win. Give or take 4%.');
  expect(edgeOf('chances', at(true), false)).toEqual([73, 73]);
  expect(saidEstimate('chances', at(true))).toBe('Red 73% to win.');
  const points = { standing: -4, error: 6, label: 'Black ahead by 4 points.' };
  expect(edgeOf('points', points, false)).toEqual([25, 55]);
  expect(edgeOf('points', points, true)).toEqual([45, 75]);
  expect(saidEstimate('points', points)).toBe('Black ahead by 4 points. Give or take 6 points.');
});
