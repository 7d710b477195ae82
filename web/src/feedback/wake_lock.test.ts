import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenWakeLock } from './wake_lock';

let held: number;
let requests: number;
let page: EventTarget & { visibilityState: string };
let hands: EventTarget;
let awake: ScreenWakeLock;

const MINUTE = 60_000;
const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  held = requests = 0;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  hands = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', hands);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        requests += 1;
        await Promise.resolve();
        held += 1;
        const lock = {
          released: false,
          release: () => {
            if (!lock.released) held -= 1;
            lock.released = true;
            return Promise.resolve();
          },
        };
        page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && void lock.release());
        return lock;
      },
    },
  });
  awake = new ScreenWakeLock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a game that nobody touches keeps the screen lit for ten minutes, and lights it again with the next touch', async () => {
  awake.set(true);
  await settle(9 * MINUTE);
  expect(held).toBe(1);
  hands.dispatchEvent(new Event('pointerdown'));
  await settle(9 * MINUTE);
  expect([held, requests]).toEqual([1, 1]);
  await settle(2 * MINUTE);
  expect(held).toBe(0);
  await settle(600 * MINUTE);
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([held, requests]).toEqual([0, 1]);
  hands.dispatchEvent(new Event('keydown'));
  await settle();
  expect([held, requests]).toEqual([1, 2]);
});

test('a game that is over, or not to be lit, lets the screen go dark at once, whatever is touched', async () => {
  awake.set(true);
  await settle();
  awake.set(false);
  await settle();
  expect(held).toBe(0);
  hands.dispatchEvent(new Event('pointerdown'));
  await settle(20 * MINUTE);
  expect([held, requests]).toEqual([0, 1]);
});

test('a lock that comes too late is given back', async () => {
  awake.set(true);
  awake.set(false);
  await settle();
  expect([held, requests]).toEqual([0, 1]);
  awake.set(true);
  await settle();
  expect(held).toBe(1);
});

test('a page that was hidden asks again', async () => {
  awake.set(true);
  await settle();
  for (const visibility of ['hidden', 'visible']) {
    page.visibilityState = visibility;
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
  }
  expect([held, requests]).toEqual([1, 2]);
});

test('where the device refuses, or has no such lock, the next touch asks again and nothing else happens', async () => {
  const request = vi.fn(() => Promise.reject(new Error('a low battery')));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  awake.set(true);
  await settle();
  hands.dispatchEvent(new Event('pointerdown'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', {});
  hands.dispatchEvent(new Event('pointerdown'));
  await settle();
  awake.set(false);
});
