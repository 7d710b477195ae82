// Work that a screen cannot do without: fetching a part, opening a game. If it fails, the screen shows an apology with a button that does
// the same work again.

import { reportFailedPart } from './lazy';

export class Attempt {
  private again: (() => void) | null = null;
  private runs = 0;

  /** @param changed called after every change of `retry` */
  constructor(private readonly changed: () => void) {}

  /** Does the work that failed again. Null where none has failed. */
  get retry(): (() => void) | null {
    return this.again;
  }

  /** Never rejects. Only the latest work counts. */
  async run(work: () => Promise<unknown>): Promise<void> {
    this.clear();
    const { runs } = this;
    try {
      await work();
    } catch (reason) {
      reportFailedPart(reason);
      if (runs === this.runs) this.become(() => void this.run(work));
    }
  }
  /** Work that was done elsewhere has failed. */
  fail(reason: unknown, again: () => void): void {
    reportFailedPart(reason);
    this.become(() => {
      this.clear();
      again();
    });
  }
  /** Nothing has failed any more, and what is still going on does not count. */
  clear(): void {
    this.runs += 1;
    this.become(null);
  }

  private become(again: (() => void) | null): void {
    if (again === this.again) return;
    this.again = again;
    this.changed();
  }
}
