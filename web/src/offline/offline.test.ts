import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Offline, isKept } from './offline';

/** A worker that waits: what it does when it is asked is the test's. */
class Waiting extends EventTarget {
  state = 'installed';
  constructor(private readonly asked: (worker: Waiting, port: MessagePort) => void) {
    super();
  }
  postMessage(_: unknown, [port]: [MessagePort]): void {
    this.asked(this, port);
  }
  activate(): void {
    this.state = 'activated';
    this.dispatchEvent(new Event('statechange'));
  }
}

async function offlineWith(waiting: Waiting): Promise<Offline> {
  const registration = Object.assign(new EventTarget(), { waiting });
  const container = { controller: {}, register: () => Promise.resolve(registration) };
  const offline = new Offline(container as unknown as ServiceWorkerContainer, () => undefined);
  await offline.start();
  expect(offline.updateWaits).toBe(true);
  return offline;
}

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  reload.mockClear();
  vi.stubGlobal('document', { baseURI: 'https://host/anthill/' });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a newer build that takes over loads the page again', async () => {
  const offline = await offlineWith(
    new Waiting((worker, port) => {
      port.postMessage('coming');
      setTimeout(() => worker.activate(), 100);
    }),
  );
  const answer = offline.takeUpdate();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(await answer).toBe('coming');
});

test('where storage is denied nothing is registered', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  const register = vi.fn();
  await new Offline({ register } as unknown as ServiceWorkerContainer, () => undefined).start();
  expect(register).not.toHaveBeenCalled();
});

test('another window in the way is told at once', async () => {
  const offline = await offlineWith(new Waiting((_, port) => port.postMessage('others-open')));
  expect(await offline.takeUpdate()).toBe('others-open');
  expect(reload).not.toHaveBeenCalled();
});

test('a worker that is ended before it answers, or before it has taken over, is not waited for without end', async () => {
  const silent = await offlineWith(new Waiting(() => undefined));
  const first = silent.takeUpdate();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe('silent');
  const promising = await offlineWith(new Waiting((_, port) => port.postMessage('coming')));
  const second = promising.takeUpdate();
  // The word of a port comes between two turns of the event loop, and its own wait begins after that.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toBe('silent');
});

test('kept is what has a worker at work and the page in its store', async () => {
  const container = (state: string) =>
    ({ getRegistration: () => Promise.resolve({ active: { state } }) }) as unknown as ServiceWorkerContainer;
  const store = (found: unknown) => vi.stubGlobal('caches', { match: () => Promise.resolve(found) });
  store({});
  expect(await isKept(container('activated'))).toBe(true);
  expect(await isKept(container('activating'))).toBe(false);
  expect(await isKept(undefined)).toBe(false);
  store(undefined);
  expect(await isKept(container('activated'))).toBe(false);
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('denied')) });
  expect(await isKept(container('activated'))).toBe(false);
});
