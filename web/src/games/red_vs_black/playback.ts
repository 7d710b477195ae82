// A resolved turn played out in front of the players, step by step.

import { historyText, type SeatName } from '../../model/snapshot';
import { StepReveal } from '../../ui/step_reveal';
import type { Army, RedVsBlackSnapshot, Step } from './snapshot';
import { latestTurn } from './turns';

const STEP_MILLISECONDS = 620;
// To look at the last one.
const READING_MILLISECONDS = 1200;

/** The time in which the last turn is played out if it is not hurried. */
export const playbackMilliseconds = (snapshot: RedVsBlackSnapshot): number =>
  (latestTurn(snapshot)?.steps.length ?? 0) * STEP_MILLISECONDS + READING_MILLISECONDS;

export const playback = new StepReveal(STEP_MILLISECONDS);

/** Steps told of the turn that the table still shows. */
export const stepsTold = (snapshot: RedVsBlackSnapshot): number =>
  playback.count(historyText(snapshot), latestTurn(snapshot)?.steps.length ?? 0);

/** The step that has just been told; null before the first one and once all have been. */
export function stepTold(snapshot: RedVsBlackSnapshot): Step | null {
  const steps = latestTurn(snapshot)?.steps ?? [];
  const told = stepsTold(snapshot);
  return told === steps.length && playback.isSkipped ? null : (steps[told - 1] ?? null);
}

const STATE_AFTER: Readonly<Record<string, number>> = { heal: 0, wound: 1, remove: 2 };

/** An army after so many steps of the turn that the table still shows; as it stands when it shows none. */
export function armyAfter(snapshot: RedVsBlackSnapshot, seat: SeatName, told: number): Army {
  const turn = latestTurn(snapshot);
  if (!snapshot.held || !turn) return snapshot.armies[seat];
  const army = [...turn.before[seat]];
  for (const { kind, side, unit } of turn.steps.slice(0, told)) {
    const after = STATE_AFTER[kind];
    if (side === seat && after !== undefined) army[unit - 1] = after;
  }
  return army;
}
