// What is told step by step in front of the players, as a count or what dice do: every element that shows a part of it tells the same.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Telling {
  private readonly hosts = new Set<ReactiveControllerHost>();
  private of: string | null = null;
  private began = 0;
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stepMilliseconds: number) {}

  /** The element is rendered anew with each step, and not otherwise. When the last one has gone, everything will be told anew. */
  follow(host: ReactiveControllerHost): void {
    const controller: ReactiveController = {
      hostConnected: () => void this.hosts.add(host),
      hostDisconnected: () => {
        this.hosts.delete(host);
        if (this.hosts.size > 0) return;
        clearTimeout(this.timer);
        this.of = null;
      },
    };
    host.addController(controller);
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
    if (told < steps) this.timer = setTimeout(() => this.renderHosts(), (told + 1) * this.stepMilliseconds - passed);
    return told;
  }

  /** Nobody waits for its steps. */
  get isHurried(): boolean {
    return this.hurried;
  }
  /** All of it at once. */
  hurry(): void {
    this.hurried = true;
    this.renderHosts();
  }

  private renderHosts(): void {
    for (const host of this.hosts) host.requestUpdate();
  }
}
