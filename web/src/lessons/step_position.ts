// The position of a lesson's step.

import { learnerOf, type LessonStep } from '../contract/lesson';
import type { GameId } from '../model/game_id';
import { PERSON } from '../model/player';
import { sandboxPosition, type SandboxPosition } from '../session/sandbox';

/**
 * The learner also sits at the other side, because the lesson makes that side's moves. In a short game the computer sits there.
 * @param made moves of the step that have been made already
 * @param called what the learner is called beside another person
 */
export function positionOfStep(
  game: GameId,
  step: LessonStep,
  made: readonly string[] = [],
  called: () => string = () => '',
): SandboxPosition {
  const computer = step.level !== undefined;
  const learner = computer
    ? PERSON
    : {
        ...PERSON,
        // In the language of the page, which may change during the step.
        get name() {
          return called();
        },
      };
  const opponent = computer ? ({ kind: 'computer', level: step.level } as const) : PERSON;
  const players = learnerOf(step) === 'red' ? { red: learner, black: opponent } : { red: opponent, black: learner };
  return sandboxPosition(game, step.start, [...(step.before ?? []), ...made], players);
}
