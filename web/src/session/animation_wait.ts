// Waiting for the board's last move to lie still.

import type { Snapshot } from '../model/snapshot';

// Dice roll longest.
const LONGEST_ANIMATION_MILLISECONDS = 6000;

export class AnimationWait {
  private waiting: (() => void)[] = [];

  constructor(private readonly wait: (milliseconds: number) => Promise<void>) {}

  /** The board says that it is at rest. */
  atRest(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** Until the move that led to `snapshot` lies still. */
  finished(snapshot: Snapshot): Promise<void> {
    if (!snapshot.animating) return Promise.resolve();
    const still = new Promise<void>((resolve) => this.waiting.push(resolve));
    return Promise.race([still, this.wait(LONGEST_ANIMATION_MILLISECONDS)]);
  }
}
