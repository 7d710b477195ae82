// Waiting for the board's last move to lie still, and for a deal that is shown over the board.

import type { Snapshot } from '../model/snapshot';

// Dice roll longest.
const LONGEST_ANIMATION_MILLISECONDS = 6000;

export class AnimationWait {
  private waiting: (() => void)[] = [];
  private dealing: Promise<void> | null = null;

  constructor(private readonly wait: (milliseconds: number) => Promise<void>) {}

  /** The board says that it is at rest. */
  atRest(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  /** A deal is shown until `seen`. */
  deal(seen: Promise<void>): void {
    this.dealing = seen;
    void seen.then(() => {
      if (this.dealing === seen) this.dealing = null;
    });
  }
  /** Until the deal has been seen or skipped; null if none is shown. */
  get dealt(): Promise<void> | null {
    return this.dealing && Promise.race([this.dealing, this.wait(LONGEST_ANIMATION_MILLISECONDS)]);
  }

  /** Until the move that led to `snapshot` lies still. */
  finished(snapshot: Snapshot): Promise<void> {
    if (!snapshot.animating) return Promise.resolve();
    const still = new Promise<void>((resolve) => this.waiting.push(resolve));
    return Promise.race([still, this.wait(LONGEST_ANIMATION_MILLISECONDS)]);
  }
}
