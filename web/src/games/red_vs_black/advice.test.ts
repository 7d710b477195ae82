import { expect, test, vi } from 'vitest';

vi.mock('./dice', () => ({ makeThrow: vi.fn(() => Promise.resolve(true)) }));

import type { MatchView } from '../../contract/game_page';
import { advicePage, directionOf, strengthOf } from './advice';
import { hinted } from './hinted';
import type { Phase, RedVsBlackSnapshot } from './snapshot';
import { makeThrow } from './dice';

function adviceFor(phase: Phase, move: string) {
  const command = vi.fn();
  const aim = vi.fn();
  const snapshot = {
    phase,
    turn: 'red',
    ply: 4,
    options: [{ move: 'keep', steps: [] }],
  } as unknown as RedVsBlackSnapshot;
  const page = { session: { command }, board: { aim } };
  const view = { page, snapshot } as unknown as MatchView<RedVsBlackSnapshot>;
  return { advice: advicePage.of({ move, score: 0, exact: false, scores: [] }, view), command, aim };
}

test('a commitment: how many, which, and the move; the units are pointed at from the second step on', () => {
  const { advice, command } = adviceFor('commit', 'commit:1,4');
  expect(advice.steps).toEqual(['Hint: commit 2 units. Look at your row.', 'Commit these: 1 and 4.']);
  expect(advice.move).toBe('Red: commits 1 and 4.');
  advice.show?.(1);
  expect(hinted.units('red')).toEqual([]);
  advice.show?.(2);
  expect(hinted.units('red')).toEqual([1, 4]);
  expect(hinted.units('black')).toEqual([]);
  advice.show?.(0);
  expect(hinted.units('red')).toEqual([]);
  advice.play();
  expect(command).toHaveBeenCalledExactlyOnceWith('commit:1,4', 4);
});

test('nobody is sent', () => {
  expect(adviceFor('commit', 'commit:none').advice.steps?.[1]).toBe('This time, commit no units.');
});

test('a throw: where it aims, how strong, and the cloud with the last step', () => {
  const { advice, aim } = adviceFor('throw', '1200 -600');
  expect(advice.steps).toEqual(['Hint: aim a little to the left.', 'Throw hard.']);
  advice.show?.(2);
  expect(aim).toHaveBeenLastCalledWith(null);
  advice.show?.(3);
  expect(aim).toHaveBeenLastCalledWith({ speed: 1200, direction: -600 });
  advice.play();
  expect(makeThrow).toHaveBeenCalledOnce();
});

test.each([
  [300, 'soft'],
  [900, 'middle'],
  [1250, 'hard'],
] as const)('a speed of %d is %s', (speed, word) => expect(strengthOf({ speed, direction: 0 })).toBe(word));

test.each([
  [0, 'straight'],
  [600, 'right'],
  [-600, 'left'],
  [2000, 'far-right'],
  [-2000, 'far-left'],
] as const)('a direction of %d is %s', (direction, word) => expect(directionOf({ speed: 900, direction })).toBe(word));

test('a die that is turned is pointed at', () => {
  const { advice } = adviceFor('tactics', 'adjust:3+');
  expect(advice.steps?.[1]).toBe('Adjust die 3.');
  advice.show?.(2);
  expect(hinted.dice('red')).toEqual([3]);
  advice.show?.(0);
});

test('keeping says what the throw does as it lies', () => {
  expect(adviceFor('tactics', 'keep').advice.move).toBe('Red: no tactic. This throw does nothing.');
});
