// A lesson: small steps on the real board, each one idea. In games/NAME/lessons.ts of each game, as data; its texts are in lessons_en.ts
// beside it. How a step is played is lessons/lesson_play.ts, which knows no game.

import type { SeatName, Snapshot } from '../model/snapshot';
import type { Level } from '../model/levels';

/** A move that the rules allow and that is not the one the step is about. */
export interface WrongTry {
  /** Matches the move in the notation of the rules. */
  move: RegExp;
  /** The name of the answer: the text `STEP.SAY`. */
  say: string;
  /** The other side's reply, if it has one; then both moves are taken back. */
  reply?: string;
}

/** The learner's, or one that the other side plays. */
export type LessonMove = string | { readonly reply: string };
export const textOf = (move: LessonMove): string => (typeof move === 'string' ? move : move.reply);

/**
 * Its texts are called after it: `ID.title`; `ID.task`, the rule and what to do; `ID.right`, when the goal is reached; and, if there is something to say,
 * `ID.wrong`, for whatever move has no answer of its own.
 */
export interface LessonStep<S extends Snapshot = Snapshot> {
  readonly id: string;
  /** The position, in the notation of the rules, and the moves that have led on from there. */
  readonly start: string;
  readonly before?: readonly string[];
  /** The learner's side; Red by default. */
  readonly seat?: SeatName;
  /** One way to the goal: the learner's moves, and the other side's in between and after it, which are played by themselves. */
  readonly solution: readonly LessonMove[];
  /**
   * Tests for the goal if other ways are as good: called after each move of the learner, who may use as many as `solution` has. Else
   * the goal is the last of the learner's moves in `solution`.
   */
  goal?(snapshot: S): boolean;
  readonly wrong?: readonly WrongTry[];
  /** Answers to what the rules refuse, by the names of reasons: `STEP.SAY`. If there is none, the game says why. */
  readonly refused?: Readonly<Record<string, string>>;
  /**
   * The name of the text `hint.NAME`, which helps while nothing is in hand; else the game's own words do. Null: none helps, because
   * the task names a button.
   */
  readonly hint?: string | null;
  /** A whole short game against the computer instead: the goal is its end. There are the texts `ID.won` and `ID.lost` as well. */
  readonly level?: Level;
}

export interface Lessons {
  /** The lesson, in its order. */
  readonly steps: readonly LessonStep[];
  /** More to be stepped through: what the published rules show by example. */
  readonly examples: readonly LessonStep[];
  /** The plates tell what the board does not: they are shown in every step. */
  readonly plates: boolean;
  /** "" for what nothing is said of. */
  text(key: string): string;
}

export const learnerOf = ({ seat = 'red' }: Pick<LessonStep, 'seat'>): SeatName => seat;

/** The last move is one of these. */
export const played =
  (moves: RegExp) =>
  ({ moves: all, ply }: Pick<Snapshot, 'moves' | 'ply'>): boolean =>
    moves.test(all[ply - 1]?.text ?? '');
