// Judges another move in place of the one that was played: by the engine that gives the hints, and by the same margin as the mistake
// itself, so that no verdict contradicts a hint.

import { BEST } from '../../model/levels';
import type { Snapshot } from '../../model/snapshot';
import type { PostGameAnalysis } from '../../session/post_game_analysis';
import { averagedEvaluation } from './pass';
import type { Reviewed } from './review';
import { tried, triedFor, type Moment, type Size } from './standing';

export interface Trial {
  readonly standing: number;
  /** How large a mistake the move is; null: it is about as good as the best one. */
  readonly size: Size | null;
  /** The other side's best answer; null where chance or the same side is next, or it is all over. */
  readonly reply: string | null;
}

/**
 * @param after what the move has led to
 * @returns 'unknown' where what comes next says nothing of the move; 'failed' where the engine did not answer
 */
export async function tryOut(
  analysis: Pick<PostGameAnalysis, 'ask' | 'luck'>,
  { sequence, finished }: Pick<Reviewed, 'sequence' | 'finished'>,
  { ply, before }: Pick<Moment, 'ply' | 'before'>,
  move: string,
  after: Snapshot,
  signal: AbortSignal,
): Promise<Trial | 'unknown' | 'failed'> {
  const { advice } = finished;
  const moves = [...sequence.moves.slice(0, ply), move];
  if (advice.scoreFor) {
    const [worth] = (await analysis.luck({ ...sequence, moves }, ply, signal)) ?? [];
    return worth ? { ...triedFor(finished, ply, before, worth.chosen), reply: null } : 'failed';
  }
  const judged = (score: number | null, reply: string | null): Trial | 'unknown' => {
    const result = tried(finished, ply, before, after, score);
    return result ? { ...result, reply } : 'unknown';
  };
  if (after.status.kind !== 'playing') return judged(null, null);
  // A round is over: what it has brought is all that is known.
  if (advice.isLevel?.(after, after.ply)) return judged(0, null);
  // If dice are to be thrown next, the next decision says nothing about this one.
  if (after.due !== 'decision' || after.held === true) return 'unknown';
  const answer = await analysis.ask({ start: sequence.start, moves, limits: BEST }, signal);
  if (!answer) return 'failed';
  const isReply = after.turn !== after.moves[after.ply - 1]?.seat;
  return judged(averagedEvaluation(answer)?.score ?? null, isReply ? answer.move : null);
}
