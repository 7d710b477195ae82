// Small goals in one game, computed from what has been done in it: the next one of each kind, and how far it has come.

import type { GameId } from '../model/game_id';
import { strengthsOf, type Strength } from '../model/levels';
import { winsAgainst, type Progress } from '../model/progress';
import { streakOf } from '../model/puzzle_days';

export type Goal =
  | { kind: 'learn'; done: 0 | 1; of: 1 }
  | { kind: 'beat'; level: Strength; done: 0 | 1; of: 1 }
  | { kind: 'solve' | 'row' | 'days'; done: number; of: number };

const SOLVED = [1, 10, 25, 50, 100, 200, 300, 400, 500] as const;
const ROWS = [3, 5, 10, 20, 40] as const;
const DAYS = [3, 7, 14, 30, 100, 365] as const;

/** The first that is not reached yet, or the last. */
const next = (steps: readonly number[], reached: number): number =>
  steps.find((step) => step > reached) ?? steps.at(-1) ?? reached;

/** @param day today, as puzzle_days.ts counts */
export function goalsOf(game: GameId, progress: Progress, day: number): Goal[] {
  const strengths = strengthsOf(game);
  const beaten = strengths.map((level) => winsAgainst(progress, level) > 0);
  const above = strengths[beaten.lastIndexOf(true) + 1];
  const solved = progress.solved.length;
  const days = streakOf([...progress.days, ...progress.deals], day);
  return [
    { kind: 'learn', done: progress.learnt ? 1 : 0, of: 1 },
    above === undefined
      ? { kind: 'beat', level: strengths.at(-1) ?? 1, done: 1, of: 1 }
      : { kind: 'beat', level: above, done: 0, of: 1 },
    { kind: 'solve', done: solved, of: next(SOLVED, solved) },
    { kind: 'row', done: progress.bestRow, of: next(ROWS, progress.bestRow) },
    { kind: 'days', done: days, of: next(DAYS, days) },
  ];
}
