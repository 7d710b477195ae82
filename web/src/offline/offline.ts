// Keeps the page on the device: registers the service worker once the page has nothing better to do, and tells when a newer build
// waits. Without service workers (plain http from another device, some private windows) the page plays on as ever.

import { STARTED, TAKE_OVER, type TakeOverAnswer } from './messages';

export class Offline {
  private waiting: ServiceWorker | null = null;

  /** @param onUpdate a newer build waits to be taken */
  constructor(
    private readonly container: ServiceWorkerContainer | undefined,
    private readonly onUpdate: () => void,
  ) {}

  /** The page runs: its files are whole. */
  started(): void {
    this.container?.controller?.postMessage(STARTED);
  }

  get updateWaits(): boolean {
    return this.waiting !== null;
  }

  async start(): Promise<void> {
    const { container } = this;
    if (!container) return;
    try {
      const registration = await container.register(new URL('service_worker.js', document.baseURI), {
        updateViaCache: 'none',
      });
      this.await(registration, container);
    } catch {
      // Storage denied, or the first visit broken off. The page needs no worker to play; the next visit tries again.
    }
  }

  /** Takes the newer build and loads the page anew, unless another window would lose the code under its game. */
  takeUpdate(): Promise<TakeOverAnswer> {
    const { waiting } = this;
    if (!waiting) return Promise.resolve('coming');
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event: MessageEvent<TakeOverAnswer>) => {
        port1.close();
        resolve(event.data);
      };
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') location.reload();
      });
      waiting.postMessage(TAKE_OVER, [port2]);
    });
  }

  private await(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
    const look = (): void => {
      // Without a controller the waiting worker is the first one ever: nothing is being replaced.
      if (!registration.waiting || !container.controller || this.waiting === registration.waiting) return;
      this.waiting = registration.waiting;
      this.onUpdate();
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    look();
  }
}
