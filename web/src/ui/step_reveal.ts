// A sequence of steps that is played to the players, like a count or the effects of dice: every element that shows a part of it is at
// the same step.

import { Observable } from '../model/observable';

export class StepReveal extends Observable {
  private of: string | null = null;
  private began = 0;
  private step = 0;
  private skipped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stepMilliseconds: number) {
    super();
  }

  /** The listener hears of each step. When the last listener has gone, everything will be told again. */
  override subscribe(listener: () => void): () => void {
    const end = super.subscribe(listener);
    return () => {
      end();
      if (this.isObserved) return;
      this.stop();
      this.of = null;
    };
  }

  /**
   * How many of so many steps have been told. `of` says what is told: another text begins another telling. The number changes only when
   * the listeners hear of it: one that renders a moment later than another sees the same.
   */
  count(of: string, steps: number): number {
    if (this.of !== of) {
      this.stop();
      this.of = of;
      this.began = performance.now();
      this.step = 0;
      this.skipped = document.documentElement.dataset['motion'] === 'off';
    }
    if (this.skipped || this.step >= steps) return steps;
    const passed = performance.now() - this.began;
    this.timer ??= setTimeout(() => this.proceed(), (this.step + 1) * this.stepMilliseconds - passed);
    return this.step;
  }

  private proceed(): void {
    this.stop();
    this.step = Math.max(this.step + 1, Math.floor((performance.now() - this.began) / this.stepMilliseconds));
    this.notify();
  }
  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** True if the steps are to be skipped. */
  get isSkipped(): boolean {
    return this.skipped;
  }
  /** All of it at once. */
  skip(): void {
    this.stop();
    this.skipped = true;
    this.notify();
  }
}
