// The exercises on the puzzle screen and how answers are judged: either a game's proven puzzles, or mistakes from the player's own games
// (own_mistakes.ts). The screen treats both alike in all else.

import type { TemplateResult } from 'lit';
import type { Puzzle, Puzzles } from '../contract/puzzle';
import type { Verdict } from '../lessons/judge';
import type { Progress } from '../model/progress';
import { dayOf } from '../model/puzzle_days';
import type { Snapshot } from '../model/snapshot';
import { ALL_PUZZLES } from '../storage/open_puzzle';
import type { PostGameAnalysis } from '../session/post_game_analysis';
import { nextPuzzle, solved } from './progress';
import { judgeMove } from './proving';
import { duePuzzles, repeated } from '../model/repetition';
import { t } from './en';

export interface Exercises {
  readonly all: readonly Puzzle[];
  /** As storage/open_puzzle.ts names it. */
  readonly set: string;
  /** From the player's own games: it does not count for the rating. */
  isOwn(puzzle: Puzzle): boolean;
  /** A solved one can be saved with its proof. */
  readonly certified: boolean;
  /** The plates tell what the board does not. */
  readonly plates: boolean;
  /** The origin of a puzzle, or its difficulty. */
  origin(puzzle: Puzzle): string;
  task(puzzle: Puzzle, own: number): string;
  /** Judges the solver's last move. `say` of a wrong one is a whole sentence. */
  judge(puzzle: Puzzle, snapshot: Snapshot, signal: AbortSignal): Verdict | Promise<Verdict>;
  /** The message once it has been solved. @param posed the position of the task */
  solved(puzzle: Puzzle, posed: Snapshot): string | TemplateResult;
  /** Those that have been solved before. */
  done(record: Progress): readonly string[];
  /** The one that comes next. */
  next(record: Progress, seen: ReadonlySet<string>): Puzzle | undefined;
  /** Its first try since it was posed: it may come back another day. */
  repeat(record: Progress, puzzle: Puzzle, alone: boolean, today: number): Progress;
  /** @param day as progress.ts has it */
  remember(record: Progress, puzzle: Puzzle, day: number | null): Progress;
}

/** Those of the collection. */
export function provenExercises(puzzles: Puzzles, analysis: PostGameAnalysis): Exercises {
  const { all, plates, certified } = puzzles;
  return {
    all,
    plates,
    certified,
    set: ALL_PUZZLES,
    isOwn: () => false,
    origin: ({ grade }) => t('grade', { n: `${grade}` }),
    task: (puzzle, own) => puzzles.task(puzzle, own),
    judge: (puzzle, snapshot, signal) =>
      judgeMove(puzzles, puzzle, snapshot, (sequence, about) => analysis.facts(sequence, about, signal), t('unproved')),
    solved: (puzzle) => puzzles.solved(puzzle),
    done: (record) => record.solved,
    next: (record, seen) =>
      duePuzzles(all, record, dayOf(new Date())).find(({ id }) => !seen.has(id)) ?? nextPuzzle(all, record, seen),
    repeat: repeated,
    remember: solved,
  };
}
