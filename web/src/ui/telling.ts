// A sequence of steps that is played to the players, like a count or the effects of dice: every element that shows a part of it is at
// the same step.

import { Observable } from '../model/observable';

export class Telling extends Observable {
  private of: string | null = null;
  private began = 0;
  private hurried = false;
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
      clearTimeout(this.timer);
      this.of = null;
    };
  }

  /** How many of so many steps have been told. `of` says what is told: another text begins another telling. */
  told(of: string, steps: number): number {
    if (this.of !== of) {
      this.of = of;
      this.began = performance.now();
      this.hurried = document.documentElement.dataset['motion'] === 'off';
    }
    clearTimeout(this.timer);
    if (this.hurried) return steps;
    const passed = performance.now() - this.began;
    const told = Math.min(steps, Math.floor(passed / this.stepMilliseconds));
    if (told < steps) this.timer = setTimeout(() => this.notify(), (told + 1) * this.stepMilliseconds - passed);
    return told;
  }

  /** True if the steps are to be skipped. */
  get isHurried(): boolean {
    return this.hurried;
  }
  /** All of it at once. */
  hurry(): void {
    this.hurried = true;
    this.notify();
  }
}
