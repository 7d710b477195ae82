import { expect, test } from 'vitest';
import { redVsBlack } from './red_vs_black';
import type { Phase, RedVsBlackMove, RedVsBlackSnapshot, Resolution } from './snapshot';
import { latestTurn, resolvedTurns } from './turns';

const none = { red: [], black: [] };
const resolved: Resolution = {
  steps: [],
  before: none,
  dice: none,
  tactic: { red: 'keep', black: 'swap' },
  hits: { red: 1, black: 0 },
  expected: { red: 100, black: 50 },
};
const move = (text: string, seat: 'red' | 'black', phase: Phase, turnNumber: number): RedVsBlackMove => ({
  ...{ text, seat, phase, turnNumber },
});
const moves = [
  move('keep', 'red', 'tactics', 1),
  { ...move('swap', 'black', 'tactics', 1), resolved },
  move('reinforce:7,4', 'red', 'reinforce', 1),
  move('reinforce:2', 'black', 'reinforce', 1),
  move('commit:none', 'red', 'commit', 2),
  { ...move('keep', 'black', 'tactics', 2), resolved },
];

test('a turn is resolved by its last tactic and has the units that came back before the next turn', () => {
  expect(resolvedTurns({ moves, ply: 6 })).toEqual([
    { ...resolved, turn: 1, ply: 1, returned: { red: [4, 7], black: [2] } },
    { ...resolved, turn: 2, ply: 5, returned: none },
  ]);
});

test('moves that can be redone have resolved nothing yet', () => {
  expect(resolvedTurns({ moves, ply: 1 })).toEqual([]);
  expect(latestTurn({ moves, ply: 3 })?.returned).toEqual({ red: [4, 7], black: [] });
});

test('players count turns, each of several moves', () => {
  const snapshot = { moves } as unknown as RedVsBlackSnapshot;
  expect([0, 1, 4, 5, 6].map((ply) => redVsBlack.play.countAt(snapshot, ply))).toEqual([0, 1, 1, 2, 2]);
  const game = ['commit:1', 'commit:2', 'keep', 'keep', 'commit:none', 'commit:3'];
  expect(redVsBlack.play.turnsIn?.(game)).toBe(2);
});
