// Whether the board can be asked, as one state, and the callers that wait until it can.

/**
 * loading: the first module has not started yet. ready: the module holds the match. remaking: the module was lost, and another one takes
 * over. failed: there will be no other module before the page is loaded again.
 */
export type BoardState = 'loading' | 'ready' | 'remaking' | 'failed';

export class Readiness {
  private current: BoardState = 'loading';
  private waiting: { resolve(): void; reject(error: Error): void }[] = [];

  get state(): BoardState {
    return this.current;
  }
  get isReady(): boolean {
    return this.current === 'ready';
  }

  /** Resolves as soon as the board is ready. Rejects when it has failed. */
  wait(): Promise<void> {
    if (this.current === 'failed') return Promise.reject(new Error('the board has failed'));
    if (this.current === 'ready') return Promise.resolve();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  /** A board that has failed stays so. */
  become(state: BoardState): void {
    if (this.current === 'failed') return;
    this.current = state;
    if (state !== 'ready' && state !== 'failed') return;
    for (const waiting of this.waiting.splice(0)) {
      if (state === 'ready') waiting.resolve();
      else waiting.reject(new Error('the board has failed'));
    }
  }
}
