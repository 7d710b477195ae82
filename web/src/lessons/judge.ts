// Judges a move in a lesson by the position that it leads to.

import { textOf, type LessonMove, type LessonStep } from '../contract/lesson';
import type { Snapshot } from '../model/snapshot';

export type Verdict =
  /** The goal is reached; `replies`: what the other side still does. */
  | { kind: 'right'; replies: readonly string[] }
  /** So far so good; `replies`: what the other side does before the learner goes on. */
  | { kind: 'on'; replies: readonly string[] }
  /** `say`: what the answer is called; `reply`: what the other side does about it. */
  | { kind: 'wrong'; say: string; reply: string | null }
  /** Nothing is known of the move: it is taken back, and counts for nothing. */
  | { kind: 'unjudged'; say: string };

/** True if the moves played so far are those of the solution. */
export const follows = (solution: readonly LessonMove[], moves: readonly string[]): boolean =>
  moves.every((text, index) => text === textOf(solution[index] ?? ''));

/** Judges the learner's move that has led to `snapshot`. */
export function judge(step: LessonStep, snapshot: Snapshot): Verdict {
  const moves = snapshot.moves.slice(step.before?.length ?? 0, snapshot.ply).map(({ text }) => text);
  const replies: string[] = [];
  let next = moves.length;
  for (let move = step.solution[next]; typeof move === 'object'; move = step.solution[++next]) replies.push(move.reply);
  const isSolution = follows(step.solution, moves);
  const isLast = next >= step.solution.length;
  if (step.goal ? step.goal(snapshot) : isSolution && isLast) return { kind: 'right', replies };
  if ((isSolution || step.goal) && !isLast) return { kind: 'on', replies };
  const last = moves.at(-1) ?? '';
  const answer = step.wrong?.find(({ move }) => move.test(last));
  return { kind: 'wrong', say: answer?.say ?? 'wrong', reply: answer?.reply ?? null };
}
