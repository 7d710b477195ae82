import { RUNGS } from 'measured:levels';
import { expect, test } from 'vitest';
import { GAME_IDS, hasTrait } from '../model/game_id';
import { LEVELS, ELDER } from '../model/levels';
import { NO_PROGRESS } from '../model/progress';
import { goalsOf } from './goals';

const [game] = GAME_IDS;

test('the ladder publishes what was measured: every level beats the one below, with an error', () => {
  for (const id of GAME_IDS) {
    for (const level of LEVELS.slice(1)) {
      const rung = RUNGS[id][level];
      expect(rung?.share, `${id} ${level}`).toBeGreaterThan(50);
      expect(rung?.error ?? rung?.pointsError, `${id} ${level}`).toBeGreaterThan(0);
    }
  }
});

test('a newcomer begins with the first goal of each kind', () => {
  expect(goalsOf(game, NO_PROGRESS, 100)).toEqual([
    { kind: 'learn', done: 0, of: 1 },
    { kind: 'beat', level: 1, done: 0, of: 1 },
    { kind: 'solve', done: 0, of: 1 },
    { kind: 'row', done: 0, of: 3 },
    { kind: 'days', done: 0, of: 3 },
  ]);
});

test('the next goal lies above what has been reached, and the last one stays reached', () => {
  const progress = {
    ...NO_PROGRESS,
    learnt: true,
    beaten: { 1: ['a'], 4: ['b'] },
    solved: Array.from({ length: 10 }, (_, at) => `p${at}`),
    bestRow: 40,
    days: [98, 99],
    deals: [100],
  };
  expect(goalsOf(game, progress, 100)).toEqual([
    { kind: 'learn', done: 1, of: 1 },
    { kind: 'beat', level: 5, done: 0, of: 1 },
    { kind: 'solve', done: 10, of: 25 },
    { kind: 'row', done: 40, of: 40 },
    { kind: 'days', done: 3, of: 7 },
  ]);
  const dice = GAME_IDS.find((id) => hasTrait(id, 'dice')) ?? game;
  const champion = { ...NO_PROGRESS, beaten: { 10: ['a'], [ELDER]: ['b'] } };
  expect([game, dice].map((id) => goalsOf(id, champion, 100)[1])).toEqual([
    { kind: 'beat', level: ELDER, done: 1, of: 1 },
    { kind: 'beat', level: 10, done: 1, of: 1 },
  ]);
});
