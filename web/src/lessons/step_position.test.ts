import { expect, test } from 'vitest';
import type { LessonStep } from '../contract/lesson';
import { positionOfStep } from './step_position';

const START = 'army-ants board=a turn=black';
const STEP: LessonStep = { id: 'far', start: START, before: ['a1-a2', 'pass'], solution: [] };

test('a step begins after the moves that lead to it and those that have been made of it', () => {
  const { game, record } = positionOfStep('army-ants', STEP, ['b1-b2']);
  expect([game, record]).toEqual([
    'army-ants',
    `anthill-game 1\nstart ${START}\nmoves\na1-a2\npass\nb1-b2\nresult unknown\n`,
  ]);
});

test('the learner sits at both sides, and the computer at the other one in a short game', () => {
  expect(positionOfStep('army-ants', STEP).players.red.kind).toBe('person');
  expect(positionOfStep('ant-war', { ...STEP, seat: 'black' }, [], () => 'You').players).toEqual({
    red: { kind: 'person', name: '' },
    black: { kind: 'person', name: 'You' },
  });
  const { players } = positionOfStep('army-ants', { ...STEP, seat: 'black', level: 1 });
  expect([players.black.kind, players.red]).toEqual(['person', { kind: 'computer', level: 1 }]);
});

test('the learner has the name of the present language, also when that changes during the step', () => {
  let word = 'You';
  const { players } = positionOfStep('ant-war', STEP, [], () => word);
  word = 'Du';
  expect(players.red).toEqual({ kind: 'person', name: 'Du' });
});
