// The turns that have been resolved up to the present position, read from the moves that resolved them.

import type { SeatName } from '../../model/snapshot';
import type { Both, RedVsBlackMove, RedVsBlackSnapshot, Resolution } from './snapshot';

export interface ResolvedTurn extends Resolution {
  turn: number;
  /** The ply of the tactic that resolved it. */
  ply: number;
  /** The units that its reinforcements brought back. */
  returned: Both<number[]>;
}

type Played = Pick<RedVsBlackSnapshot, 'moves' | 'ply'>;

const REINFORCE = 'reinforce:';

/** @param after the moves played since the turn was resolved */
function returnedBy(after: readonly RedVsBlackMove[], seat: SeatName): number[] {
  const others = after.findIndex(({ text }) => !text.startsWith(REINFORCE));
  const reinforcements = others === -1 ? after : after.slice(0, others);
  return reinforcements
    .filter((move) => move.seat === seat)
    .flatMap(({ text }) => text.slice(REINFORCE.length).split(',').map(Number))
    .sort((a, b) => a - b);
}

export function resolvedTurns({ moves, ply }: Played): ResolvedTurn[] {
  const played = moves.slice(0, ply);
  return played.flatMap(({ resolved, turnNumber }, at) => {
    if (!resolved) return [];
    const after = played.slice(at + 1);
    const returned = { red: returnedBy(after, 'red'), black: returnedBy(after, 'black') };
    return [{ ...resolved, turn: turnNumber, ply: at, returned }];
  });
}

export const latestTurn = (played: Played): ResolvedTurn | undefined => resolvedTurns(played).at(-1);
