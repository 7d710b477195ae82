// The position of a lesson's step.

import { learnerOf, type LessonStep } from '../contract/lesson';
import type { GameId } from '../model/game_id';
import { sandboxPosition, type SandboxPosition } from '../session/sandbox';

/**
 * The learner also sits at the other side, because the lesson makes that side's moves. In a short game the computer sits there.
 * @param made moves of the step that have been made already
 */
export function positionOfStep(game: GameId, step: LessonStep, made: readonly string[] = []): SandboxPosition {
  const person = { kind: 'person', name: '' } as const;
  const opponent = step.level === undefined ? person : ({ kind: 'computer', level: step.level } as const);
  const players = learnerOf(step) === 'red' ? { red: person, black: opponent } : { red: opponent, black: person };
  return sandboxPosition(game, step.start, [...(step.before ?? []), ...made], players);
}
