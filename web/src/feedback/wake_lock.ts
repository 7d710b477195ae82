// Keeps the screen from going dark over a game that is being thought about, where the device lets a page do that.

/** Chromium's name for what a frame may do. Asking for what it may not is an error on the console there. */
interface Permitted {
  featurePolicy?: { allowsFeature(feature: string): boolean };
}
const mayKeepAwake = (): boolean =>
  'wakeLock' in navigator && ((document as Permitted).featurePolicy?.allowsFeature('screen-wake-lock') ?? true);

export class ScreenWakeLock {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  constructor() {
    // The system takes the lock back whenever the page is hidden.
    document.addEventListener('visibilitychange', () => void this.apply());
  }

  set(wanted: boolean): void {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    void this.apply();
  }

  private async apply(): Promise<void> {
    if (!mayKeepAwake()) return;
    if (!this.wanted) {
      const { lock } = this;
      this.lock = null;
      await lock?.release().catch(() => undefined);
    } else if (document.visibilityState === 'visible' && (this.lock?.released ?? true)) {
      try {
        this.lock = await navigator.wakeLock.request('screen');
      } catch {
        this.lock = null; // a low battery, or a policy: the screen may go dark, nothing else happens
      }
    }
  }
}
