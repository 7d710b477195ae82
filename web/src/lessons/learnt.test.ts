import { expect, test } from 'vitest';
import { NO_PROGRESS } from '../model/progress';
import { learntStep } from './learnt';

test('a solved step is remembered once; the last one ends the lesson, whatever is done again', () => {
  const begun = learntStep(NO_PROGRESS, 'march', false);
  expect(begun).toMatchObject({ steps: ['march'], learnt: false });
  expect(learntStep(begun, 'march', false)).toBe(begun);
  const through = learntStep(begun, 'game', true);
  expect(through).toMatchObject({ steps: ['march', 'game'], learnt: true });
  expect(learntStep(through, 'game', true)).toBe(through);
  expect(learntStep(through, 'march', false)).toBe(through);
});
