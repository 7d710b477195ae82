// A resolved turn played out in front of the players: step by step, the same for every element that shows a part of it.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SeatName } from '../../model/snapshot';
import type { Army, RedVsBlackSnapshot } from './snapshot';

const STEP_MILLISECONDS = 620;
// To look at the last one.
const READING_MILLISECONDS = 1200;

/** How long the playing out of the last turn takes that nobody hurries. */
export const playbackMilliseconds = ({ log }: RedVsBlackSnapshot): number =>
  (log.at(-1)?.steps.length ?? 0) * STEP_MILLISECONDS + READING_MILLISECONDS;

/** How many steps have been told. All hosts of one turn agree, since it begins when the first of them appears. */
export class Playback implements ReactiveController {
  private static of: { ply: number; began: number; hurried: boolean } | null = null;
  private timer = 0;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }
  hostConnected(): void {
    this.timer = window.setInterval(() => this.host.requestUpdate(), STEP_MILLISECONDS / 4);
  }
  hostDisconnected(): void {
    clearInterval(this.timer);
  }

  /** Steps told of the turn that the table still shows. */
  told({ ply, log }: RedVsBlackSnapshot): number {
    const steps = log.at(-1)?.steps.length ?? 0;
    if (Playback.of?.ply !== ply) {
      const still = document.documentElement.dataset['motion'] === 'off';
      Playback.of = { ply, began: performance.now(), hurried: still };
    }
    const { began, hurried } = Playback.of;
    return hurried ? steps : Math.min(steps, Math.floor((performance.now() - began) / STEP_MILLISECONDS));
  }
  static hurry(): void {
    if (Playback.of) Playback.of.hurried = true;
  }
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
