// Which move of a finished game changed the winner's chances most: found in what the review knows of every position of it.

import type { GamePage, MatchView } from '../../contract/game_page';
import { other } from '../../model/snapshot';
import { currentReview } from '../review/review';
import type { Findings } from '../review/findings';
import type { Finished } from '../review/standing';

// A move stands out that changes so much between certain loss (-1) and certain win (1).
const LEAST_CHANGE = 0.3;
// Among changes nearly as large as the largest, the last one has turned the game: those before it were answered.
const NEARLY = 0.8;

export interface Turning {
  /** The ply of the position in which the move was played. */
  ply: number;
  kind: 'decision' | 'luck';
}

/** The facts about a ply: whether its move counts, and the winner's chances before it; null if it is not evaluated. */
export interface Weighed {
  ply: number;
  kind: Turning['kind'] | null;
  chances: number | null;
}

/** @param weighed of all plies, in their order. The last move only does what could be done: it turns nothing. */
export function turningIn(weighed: readonly Weighed[]): Turning | null {
  const changes = weighed.slice(0, -1).flatMap(({ ply, kind, chances }, index) => {
    const after = weighed[index + 1]?.chances ?? null;
    return kind === null || chances === null || after === null ? [] : [{ ply, kind, change: after - chances }];
  });
  const most = Math.max(...changes.map(({ change }) => change));
  const turning = changes.filter(({ change }) => change >= LEAST_CHANGE && change >= NEARLY * most).at(-1);
  return turning ? { ply: turning.ply, kind: turning.kind } : null;
}

/** By a short look at every position: a closer one at mistakes, which may have been had by then or not, changes nothing. */
export function weigh({ snapshot, advice, first }: Finished, { evaluations }: Findings): Weighed[] {
  const { winner } = snapshot.status;
  const champion = snapshot.swapped ? other(winner) : winner;
  return snapshot.moves.slice(first, snapshot.ply).map((move, index): Weighed => {
    const ply = first + index;
    const evaluation = evaluations.get(ply) ?? null;
    const mover = move.player ?? move.seat;
    const chances = evaluation && advice.chances(evaluation.score + (advice.carried?.(snapshot, ply) ?? 0), mover);
    const champions = mover === champion;
    const kind = advice.turns(snapshot, ply);
    return { ply, kind, chances: chances === null || champions ? chances : -chances };
  });
}

/** Requires a game that has been won. null: no move stands out; undefined: the search was stopped. */
export async function findTurning(
  game: GamePage,
  view: MatchView,
  signal: AbortSignal,
): Promise<Turning | null | undefined> {
  const reviewed = await currentReview.work(game, view.page, false, signal);
  return reviewed ? turningIn(weigh(reviewed.finished, reviewed.findings)) : undefined;
}
