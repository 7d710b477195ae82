// The pauses of an example: before the first move, and after every move but for passes that only let the learner go on.

import type { LessonStep } from '../contract/lesson';

const PASS = 'pass';

/** Plies of the match that the example is, the first and the last included. */
export function pausesOf({ before = [], solution }: Pick<LessonStep, 'before' | 'solution'>): readonly number[] {
  const first = before.length;
  const isWaiting = (index: number): boolean => {
    const next = solution[index];
    return typeof next === 'object' && next.reply === PASS;
  };
  return [first, ...solution.flatMap((_, index) => (isWaiting(index + 1) ? [] : [first + index + 1]))];
}

/** All moves, in the notation of the rules. */
export const movesOf = ({ before = [], solution }: Pick<LessonStep, 'before' | 'solution'>): readonly string[] => [
  ...before,
  ...solution.map((move) => (typeof move === 'object' ? move.reply : move)),
];
