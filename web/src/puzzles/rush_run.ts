// A rush under way on the screen. Its clock starts with the first move and runs only while the player can see the position and move. A
// hidden page and a dialog stop the clock; the screen hides the position while a dialog is up, so that a pause gives no time to think.

import type { KeptRush } from '../storage/open_puzzle';
import { counted, endOf, givenUp, leftAt, NEW_RUSH, timed, type Rush, type RushEnd } from './rush';

const SECOND = 1000;
/** Why the clock stands: another side moves, something moves on the board, the page is hidden, or a dialog is up. */
type Pause = 'held' | 'motion' | 'hidden' | 'covered';

export class RushRun {
  rush: Rush;
  readonly best: number;
  private hasBegun: boolean;
  private readonly pauses = new Set<Pause>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listening = new AbortController();

  /**
   * @param best the most that have been solved in a rush of this game before
   * @param kept a rush that goes on: its clock runs again as soon as the board is free
   */
  constructor(
    best: number,
    private readonly changed: () => void,
    private readonly ended: () => void,
    kept?: KeptRush,
    private readonly now: () => number = () => performance.now(),
  ) {
    const { left, solved, missed } = kept ?? NEW_RUSH;
    this.rush = { ...NEW_RUSH, left, solved, missed };
    this.best = kept?.best ?? best;
    this.hasBegun = kept !== undefined;
    if (kept) this.pauses.add('held');
    if (document.hidden) this.pauses.add('hidden');
    const { signal } = this.listening;
    document.addEventListener('visibilitychange', () => this.pause('hidden', document.hidden), { signal });
  }

  get left(): number {
    return leftAt(this.rush, this.now());
  }
  get end(): RushEnd | null {
    return endOf(this.rush, this.now());
  }
  get isReady(): boolean {
    return !this.hasBegun && this.end === null;
  }

  /** To go on from after a reload; before the first move there is nothing. @param seen the puzzles so far */
  kept(seen: Iterable<string>): KeptRush | undefined {
    if (!this.hasBegun) return undefined;
    const { left, best, rush } = this;
    return { left, best, solved: rush.solved, missed: [...rush.missed], seen: [...seen] };
  }

  /** The first move has been made. */
  begin(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.keepTime();
  }
  pause(why: Pause, on: boolean): void {
    if (on === this.pauses.has(why)) return;
    if (on) this.pauses.add(why);
    else this.pauses.delete(why);
    this.keepTime();
  }
  count(id: string, isSolved: boolean): void {
    this.become(counted(this.rush, id, isSolved, this.now()));
  }
  giveUp(): void {
    this.become(givenUp(this.rush, this.now()));
  }
  /** Called when the screen shows something else. */
  close(): void {
    clearTimeout(this.timer);
    this.listening.abort();
  }

  private become(rush: Rush): void {
    this.rush = rush;
    this.keepTime();
  }
  private keepTime(): void {
    clearTimeout(this.timer);
    if (this.listening.signal.aborted) return;
    const { end } = this;
    this.rush = timed(this.rush, this.hasBegun && this.pauses.size === 0 && end === null, this.now());
    this.changed();
    if (end !== null) {
      this.close();
      this.ended();
    } else if (this.rush.since !== null) this.timer = setTimeout(() => this.keepTime(), this.left % SECOND || SECOND);
  }
}
