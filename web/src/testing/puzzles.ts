// For tests: a puzzle of which only the name, the grade and the facts matter.

import type { Puzzle } from '../contract/puzzle';

export const puzzleOf = (id: string, grade = 1000, facts: Record<string, string> = {}): Puzzle => ({
  ...{ id, grade, start: '', seat: 'red', solution: [] },
  facts: new Map(Object.entries(facts)),
});
