import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackPending, wordsAreComing, wordsArrived } from './pending_catalogues';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('words that stall keep nobody waiting for ever', async () => {
  trackPending(new Promise(() => undefined));
  const arrived = vi.fn();
  void wordsArrived().then(arrived);
  await vi.advanceTimersByTimeAsync(2900);
  expect([wordsAreComing(), arrived.mock.calls.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect([wordsAreComing(), arrived.mock.calls.length, vi.getTimerCount()]).toEqual([false, 1, 0]);
});

test('words that come, or fail, leave no timer', async () => {
  trackPending(Promise.resolve());
  trackPending(Promise.reject(new TypeError('404')));
  await wordsArrived();
  await vi.advanceTimersByTimeAsync(0);
  expect([wordsAreComing(), vi.getTimerCount()]).toEqual([false, 0]);
});
