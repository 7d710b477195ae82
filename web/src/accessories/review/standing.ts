// Converts the engine's scores into the players' prospects, in per cent or in points, from the view of the player who began as Red, and
// computes what a decision has cost.

import type { AdvicePage } from '../../contract/game_page';
import { CERTAIN } from '../../model/luck';
import { other, type SeatName, type Snapshot } from '../../model/snapshot';
import type { Evaluation, Findings } from './findings';

/** How large a mistake is. */
export type Size = 'inaccuracy' | 'mistake' | 'blunder';

// A decision that costs less is none of these: so much the engine itself may be off from one depth to the next, and what is played instead
// of its own choice counts as good. In per cent of all chances, or in points of a round.
const LEAST = {
  chances: { inaccuracy: 5, mistake: 10, blunder: 20 },
  points: { inaccuracy: 2, mistake: 4, blunder: 8 },
} as const satisfies Record<AdvicePage['measure'], Record<Size, number>>;

// A decision that seems to have cost this share of the least mistake is evaluated more closely: a short look may
// underrate it.
const SUSPECT = 0.6;

// The game did not end by its position: it might have gone on.
const ENDED_BY_WORD: readonly string[] = ['resigned', 'agreed', 'time'];

/** A finished game: as it stood at its end, the first ply that players call a move, and what its game knows of scores. */
export interface Finished {
  readonly snapshot: Snapshot;
  readonly first: number;
  readonly advice: AdvicePage;
}

export const endedByWord = ({ status }: Pick<Snapshot, 'status'>): boolean => ENDED_BY_WORD.includes(status.reason);

/** The side that moves at a ply, by the seats in which they began. */
export function moverAt({ snapshot }: Pick<Finished, 'snapshot'>, ply: number): SeatName {
  const move = snapshot.moves[ply];
  if (move) return move.player ?? move.seat;
  return snapshot.swapped ? other(snapshot.turn) : snapshot.turn;
}

const forRed = (finished: Finished, ply: number): 1 | -1 => (moverAt(finished, ply) === 'red' ? 1 : -1);

/** @param score of the position at that ply, for its mover */
export function standingOf(finished: Finished, ply: number, score: number): number {
  const { advice, snapshot } = finished;
  const sign = forRed(finished, ply);
  if (advice.measure === 'chances') return 50 + 50 * sign * advice.winChances(score, moverAt(finished, ply));
  return (sign * (score + (advice.leadBefore?.(snapshot, ply) ?? 0))) / 100;
}

/** The result if the rules have ended the game; null if they have not. */
function standingAtEnd({ snapshot, advice }: Pick<Finished, 'snapshot' | 'advice'>): number | null {
  const { status, swapped } = snapshot;
  if (endedByWord(snapshot) || status.kind === 'playing') return null;
  const sign = swapped ? -1 : 1;
  if (advice.measure === 'points') return (sign * (advice.finalLead?.(snapshot) ?? 0)) / 100;
  if (status.kind === 'draw') return 50;
  return 50 + (status.winner === 'red' ? 50 : -50) * sign;
}

export interface Point {
  ply: number;
  standing: number;
  exact: boolean;
}

/** The known part of the game as a curve. A closer look replaces a short one. */
export function curveOf(finished: Finished, { evaluations, judgements }: Findings): Point[] {
  const { first, snapshot } = finished;
  const points = new Map<number, Point>();
  const put = (ply: number, { score, exact }: Evaluation): void =>
    void points.set(ply, { ply, standing: standingOf(finished, ply, score), exact });
  for (const [ply, evaluation] of evaluations) if (evaluation && ply >= first) put(ply, evaluation);
  for (const [ply, { score, next }] of [...judgements].sort(([one], [another]) => one - another)) {
    put(ply, { score, exact: points.get(ply)?.exact ?? false });
    if (next !== null) put(ply + 1, { score: next, exact: points.get(ply + 1)?.exact ?? false });
  }
  const end = standingAtEnd(finished);
  if (end !== null) points.set(snapshot.length, { ply: snapshot.length, standing: end, exact: true });
  return [...points.values()].sort((one, another) => one.ply - another.ply);
}

/** The cost of the move at `ply` to its mover. @param after null: the game ended with it */
export function costOf(finished: Finished, ply: number, score: number, after: number | null): number | null {
  const end = after === null ? standingAtEnd(finished) : standingOf(finished, ply + 1, after);
  return end === null ? null : forRed(finished, ply) * (standingOf(finished, ply, score) - end);
}

/** How a game stands after a choice that the engine has weighed as so much of Red's chances. */
export const triedFor = (
  finished: Finished,
  ply: number,
  before: number,
  chosen: number,
): { standing: number; size: Size | null } => {
  const standing = (100 * chosen) / CERTAIN;
  return { standing, size: sizeOf(finished.advice, forRed(finished, ply) * (before - standing)) };
};

/**
 * The prospects after a move that was tried in place of the one played at `ply`, compared with those at `before`. @param score for
 * the side to move then; null if it is unknown
 */
export function tried(
  finished: Finished,
  ply: number,
  before: number,
  after: Snapshot,
  score: number | null,
): { standing: number; size: Size | null } | null {
  const tryingIn = { ...finished, snapshot: after };
  const standing =
    after.status.kind === 'playing'
      ? score === null
        ? null
        : standingOf(tryingIn, after.ply, score)
      : standingAtEnd(tryingIn);
  return standing === null
    ? null
    : { standing, size: sizeOf(finished.advice, forRed(finished, ply) * (before - standing)) };
}

export function sizeOf({ measure }: Pick<AdvicePage, 'measure'>, cost: number): Size | null {
  const least = LEAST[measure];
  if (cost >= least.blunder) return 'blunder';
  if (cost >= least.mistake) return 'mistake';
  return cost >= least.inaccuracy ? 'inaccuracy' : null;
}

/**
 * True for a decision that may have cost something by a short look, or that has by the engine's closer one. Luck is never a
 * mistake.
 */
export function isSuspect(finished: Finished, findings: Findings, ply: number): boolean {
  const { snapshot, advice } = finished;
  const { evaluations } = findings;
  if (!isDecision(finished, ply)) return false;
  const worth = findings.worths?.[ply];
  if (worth) return sizeOf(advice, (100 * Math.abs(worth.before - worth.chosen)) / CERTAIN) !== null;
  const [before, after] = [evaluations.get(ply), evaluations.get(ply + 1)];
  const ends = ply + 1 === snapshot.length && !endedByWord(snapshot);
  if (!before || (!after && !ends)) return false;
  const cost = costOf(finished, ply, before.score, after?.score ?? null);
  return cost !== null && cost >= SUSPECT * LEAST[advice.measure].inaccuracy;
}

export const isDecision = ({ snapshot, advice }: Finished, ply: number): boolean =>
  advice.kindOfPly(snapshot, ply) === 'decision';

/** A decision that has cost something: what there is to be learnt from the game. */
export interface Moment {
  /** The ply of the position in which the decision was made. */
  ply: number;
  size: Size;
  best: string;
  before: number;
  after: number;
  reasons: readonly string[];
}

/**
 * The moments before and after a position. From behind the last one, where a review opens, it goes on with the first.
 * @param looksAt one of them is being looked at
 */
export function momentsBeside(
  moments: readonly Moment[],
  ply: number,
  looksAt: boolean,
): { before: Moment | undefined; after: Moment | undefined } {
  const later = moments.find((moment) => moment.ply > ply || (moment.ply === ply && !looksAt));
  return {
    before: moments.filter((moment) => moment.ply < ply).at(-1),
    after: later ?? (looksAt ? undefined : moments[0]),
  };
}

export function momentsOf(finished: Finished, { judgements }: Findings): Moment[] {
  const moments = [...judgements].flatMap(([ply, { best, score, next, reasons }]): Moment[] => {
    const cost = best === finished.snapshot.moves[ply]?.text ? 0 : (costOf(finished, ply, score, next) ?? 0);
    const size = sizeOf(finished.advice, cost);
    const before = standingOf(finished, ply, score);
    return size === null ? [] : [{ ply, size, best, before, after: before - forRed(finished, ply) * cost, reasons }];
  });
  return moments.sort((one, another) => one.ply - another.ply);
}

/** More moments of one game are too many to learn from. */
const MOST_MOMENTS = 7;

/** The moments that count most: those that have cost most, and twice as much where the lead has passed to the other side. */
export function keyMoments({ advice }: Pick<Finished, 'advice'>, moments: readonly Moment[]): Moment[] {
  const even = advice.measure === 'chances' ? 50 : 0;
  const weight = ({ before, after }: Moment): number =>
    Math.abs(after - before) * ((before - even) * (after - even) < 0 ? 2 : 1);
  const kept = [...moments].sort((one, another) => weight(another) - weight(one)).slice(0, MOST_MOMENTS);
  return kept.sort((one, another) => one.ply - another.ply);
}
