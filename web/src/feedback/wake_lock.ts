// Keeps the screen from going dark over a game that is being thought about, where the device lets a page do that.

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
    if (!('wakeLock' in navigator)) return;
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
