// Where a lesson's positions come from.

import { learnerOf, type LessonStep } from '../contract/lesson';
import type { GameId } from '../model/game_id';
import type { SavedGame } from '../model/saved_game';
import { ApartSaves, gameApart } from '../session/apart_saves';

/**
 * A step as the game that it is played in. Whoever learns also sits at the other side: what that plays, the lesson plays.
 * @param made moves of the step that have been made already
 */
export function gameOfStep(game: GameId, step: LessonStep, made: readonly string[] = []): SavedGame {
  const person = { kind: 'person', name: '' } as const;
  const opponent = step.level === undefined ? person : ({ kind: 'computer', level: step.level } as const);
  const players = learnerOf(step) === 'red' ? { red: person, black: opponent } : { red: opponent, black: person };
  return gameApart(step.id, game, step.start, [...(step.before ?? []), ...made], players);
}

export const lessonSaves = (game: GameId, steps: readonly LessonStep[]): ApartSaves =>
  new ApartSaves((id) => {
    const step = steps.find((each) => each.id === id);
    return step ? gameOfStep(game, step) : null;
  });
