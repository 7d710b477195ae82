// How far one copy of a game has got beside another one. Two devices that go on with the same game play two courses of it; neither is a
// newer state of the other.

import type { SavedGame } from '../model/saved_game';
import { readRecordText } from '../model/record_text';

/** From the deal on: the moves, and how the game ended. */
export type Course = readonly string[];

export function courseOf({ record }: Pick<SavedGame, 'record'>): Course {
  const parts = readRecordText(record);
  if (!parts) return [record];
  const { start, moves, result } = parts;
  // A game can end without a move, by resignation for example. Then it goes no further.
  return [start, ...moves, ...(result === 'playing' || result === 'unknown' ? [] : [`result ${result}`])];
}

/** Both may be the same. */
export const begins = (beginning: Course, course: Course): boolean =>
  beginning.length <= course.length && beginning.every((each, index) => each === course[index]);
