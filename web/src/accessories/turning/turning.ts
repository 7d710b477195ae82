// Which move of a finished game changed the winner's chances most: found by asking the engine, shortly, about every position of it.

import type { GamePage, MatchView } from '../../contract/game_page';
import { other } from '../../model/snapshot';

// Of a position: a small part of a second in all on most devices.
const LIMITS = 'nodes 3000';

// A move stands out that changes so much between certain loss (-1) and certain win (1).
const LEAST_CHANGE = 0.3;
// Of changes that are nearly as large as the largest, the last one has turned the game: those before it were answered.
const NEARLY = 0.8;

export interface Turning {
  /** Of the position that the move was played in. */
  ply: number;
  kind: 'decision' | 'luck';
}

/** What is known of a ply: whether its move counts, and the winner's chances before it; null where nobody asks. */
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

/** Of a game that has been won. null: no move stands out; undefined: the search came to no end. */
export async function findTurning(
  game: GamePage,
  view: MatchView,
  signal: AbortSignal,
): Promise<Turning | null | undefined> {
  const { snapshot, page } = view;
  const { winner } = snapshot.status;
  const advice = await game.advice();
  const champion = snapshot.swapped ? other(winner) : winner;
  const weighed: Weighed[] = [];
  for (let ply = game.firstPly(snapshot); ply < snapshot.ply; ply += 1) {
    const move = snapshot.moves[ply];
    const counts = advice.turns(snapshot, ply);
    if (!move) return undefined;
    if (counts === null) {
      weighed.push({ ply, kind: null, chances: null });
      continue;
    }
    const aims = advice.aims?.(snapshot, ply) ?? false;
    const answer = await page.session.consult([], LIMITS, { upTo: ply, aims, signal });
    if (!answer || signal.aborted) return undefined;
    const chances = answer.score === null ? null : advice.chances(answer.score);
    const champions = (move.player ?? move.seat) === champion;
    weighed.push({ ply, kind: counts, chances: chances === null || champions ? chances : -chances });
  }
  return turningIn(weighed);
}
