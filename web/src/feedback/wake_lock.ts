// Keeps the screen on during a game, if the device lets a page do that. After a while without a touch of the board, the device may go
// to sleep as usual, until the next touch.

/** Longer than people think about a move without touching the board. */
const LEFT_ALONE_MILLISECONDS = 10 * 60_000;

/** Chromium's name for what a frame may do. Asking for what it may not is an error on the console there. */
interface Permitted {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}
const mayKeepAwake = (): boolean =>
  'wakeLock' in navigator && ((document as Permitted).featurePolicy?.allowsFeature('screen-wake-lock') ?? true);

export class ScreenWakeLock {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;
  private isAsking = false;
  private leftAlone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // The system takes the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', () => void this.apply());
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => this.wanted && this.startOver(), { capture: true, passive: true });
  }

  set(wanted: boolean): void {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    if (wanted) {
      this.startOver();
      return;
    }
    clearTimeout(this.timer);
    void this.apply();
  }

  private startOver(): void {
    this.leftAlone = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.leftAlone = true;
      void this.apply();
    }, LEFT_ALONE_MILLISECONDS);
    void this.apply();
  }

  private async apply(): Promise<void> {
    if (!mayKeepAwake() || this.isAsking) return;
    if (!this.isDue()) {
      const { lock } = this;
      this.lock = null;
      await lock?.release().catch(() => undefined);
    } else if (document.visibilityState === 'visible' && (this.lock?.released ?? true)) {
      this.isAsking = true;
      try {
        this.lock = await navigator.wakeLock.request('screen');
      } catch {
        this.lock = null; // a low battery, or a policy: the screen may go dark, nothing else happens
      }
      this.isAsking = false;
      // The game may be over by now.
      if (!this.isDue()) await this.apply();
    }
  }

  private isDue(): boolean {
    return this.wanted && !this.leftAlone;
  }
}
