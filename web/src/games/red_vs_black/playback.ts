// A resolved turn played out in front of the players, step by step.

import { historyText, type SeatName } from '../../model/snapshot';
import { Telling } from '../../ui/telling';
import type { Army, RedVsBlackSnapshot, Step } from './snapshot';

const STEP_MILLISECONDS = 620;
// To look at the last one.
const READING_MILLISECONDS = 1200;

/** The time in which the last turn is played out if it is not hurried. */
export const playbackMilliseconds = ({ log }: RedVsBlackSnapshot): number =>
  (log.at(-1)?.steps.length ?? 0) * STEP_MILLISECONDS + READING_MILLISECONDS;

export const playback = new Telling(STEP_MILLISECONDS);

/** Steps told of the turn that the table still shows. */
export const stepsTold = ({ start, moves, ply, log }: RedVsBlackSnapshot): number =>
  playback.told(historyText({ start, moves, ply }), log.at(-1)?.steps.length ?? 0);

/** The step that has just been told; null before the first one and once all have been. */
export function stepTold(snapshot: RedVsBlackSnapshot): Step | null {
  const steps = snapshot.log.at(-1)?.steps ?? [];
  const told = stepsTold(snapshot);
  return told === steps.length && playback.isHurried ? null : (steps[told - 1] ?? null);
}

const STATE_AFTER: Readonly<Record<string, number>> = { heal: 0, wound: 1, remove: 2 };

/** An army after so many steps of the turn that the table still shows; as it stands when it shows none. */
export function armyAfter({ held, log, armies }: RedVsBlackSnapshot, seat: SeatName, told: number): Army {
  const turn = log.at(-1);
  if (!held || !turn) return armies[seat];
  const army = [...turn.before[seat]];
  for (const { kind, side, unit } of turn.steps.slice(0, told)) {
    const after = STATE_AFTER[kind];
    if (side === seat && after !== undefined) army[unit - 1] = after;
  }
  return army;
}
