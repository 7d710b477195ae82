// Adds a solved step of a lesson to a person's progress.

import type { Progress } from '../model/progress';

/** @param isLast it is the end of the lesson */
export function learntStep(progress: Progress, step: string, isLast: boolean): Progress {
  const { steps, learnt } = progress;
  if (steps.includes(step) && (learnt || !isLast)) return progress;
  return { ...progress, steps: steps.includes(step) ? steps : [...steps, step], learnt: learnt || isLast };
}
