import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyPart } from './lazy';

const posted = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  posted.mockClear();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage: posted } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part is fetched once, however often it is asked for', async () => {
  const fetch = vi.fn(() => Promise.resolve());
  const part = LazyPart.of(fetch);
  part.ask();
  expect(LazyPart.of(fetch)).toBe(part);
  part.ask();
  await vi.advanceTimersByTimeAsync(0);
  part.ask();
  expect([fetch.mock.calls.length, part.state, vi.getTimerCount()]).toEqual([1, 'there', 0]);
});

test('one that fails can be had by asking again, and the service worker looks at its files', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('404')).mockResolvedValueOnce({});
  const part = LazyPart.of(fetch);
  const shown: string[] = [];
  part.subscribe(() => shown.push(part.state));
  part.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toHaveBeenCalledWith('repair');
  part.askAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['coming', 'failed', 'coming', 'there']);
});

test('one that stalls counts as failed, until it comes', async () => {
  let come: () => void = () => undefined;
  const part = LazyPart.of(() => new Promise<void>((resolve) => (come = resolve)));
  part.ask();
  await vi.advanceTimersByTimeAsync(9000);
  expect(part.state).toBe('failed');
  come();
  await vi.advanceTimersByTimeAsync(0);
  expect(part.state).toBe('there');
});

test('one that fails twice has the page loaded anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const part = LazyPart.of(() => Promise.reject(new TypeError('404')));
  part.ask();
  await vi.advanceTimersByTimeAsync(0);
  part.askAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  part.askAgain();
  expect(reload).toHaveBeenCalledOnce();
});
