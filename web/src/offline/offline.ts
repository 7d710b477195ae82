// Keeps the page on the device: registers the service worker once the page has nothing better to do, and tells when a newer build
// waits. Without service workers (plain http from another device, some private windows) the page plays on as ever.

import { TAKE_OVER, type TakeOverAnswer } from './messages';

// A worker that was asleep answers within a second or two.
const PATIENCE_MILLISECONDS = 10_000;

async function inTime<T>(answer: Promise<T>): Promise<T | 'silent'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), PATIENCE_MILLISECONDS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Whether the page starts without a network: its worker is there, and what it keeps has not been thrown away. */
export async function isKept(container: ServiceWorkerContainer | undefined): Promise<boolean> {
  try {
    const page = new URL('index.html', document.baseURI);
    const active = (await container?.getRegistration())?.active?.state === 'activated';
    return active && (await caches.match(page, { ignoreSearch: true })) !== undefined;
  } catch {
    return false;
  }
}

export class Offline {
  private waiting: ServiceWorker | null = null;

  /** @param onUpdate a newer build waits to be taken */
  constructor(
    private readonly container: ServiceWorkerContainer | undefined,
    private readonly onUpdate: () => void,
  ) {}

  get updateWaits(): boolean {
    return this.waiting !== null;
  }

  async start(): Promise<void> {
    const { container } = this;
    if (!container) return;
    try {
      await caches.keys(); // Fails where storage is denied. Firefox writes a registration that fails there to the console.
      const registration = await container.register(new URL('service_worker.js', document.baseURI), {
        updateViaCache: 'none',
      });
      this.await(registration, container);
    } catch {
      // Storage denied, or the first visit broken off. The page needs no worker to play; the next visit tries again.
    }
  }

  /** Takes the newer build and loads the page again, unless another window would lose the code under its game. Browsers may end the worker
   * before it has answered, or after: then nothing comes, and the wait has an end. */
  async takeUpdate(): Promise<TakeOverAnswer | 'silent'> {
    const { waiting } = this;
    if (!waiting) return 'coming';
    const activated = new Promise<'coming'>((resolve) => {
      waiting.addEventListener('statechange', () => {
        if (waiting.state !== 'activated') return;
        resolve('coming');
        location.reload();
      });
    });
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<TakeOverAnswer>((resolve) => {
      port1.onmessage = (event: MessageEvent<TakeOverAnswer>) => resolve(event.data);
    });
    waiting.postMessage(TAKE_OVER, [port2]);
    const answer = await inTime(answered);
    port1.close();
    return answer === 'coming' ? inTime(activated) : answer;
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
