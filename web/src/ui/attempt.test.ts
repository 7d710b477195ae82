import { afterEach, expect, test, vi } from 'vitest';
import { turnOver } from '../testing/fakes';
import { Attempt } from './attempt';

afterEach(() => vi.unstubAllGlobals());

test('work that fails can be done again until it succeeds', async () => {
  const changed = vi.fn();
  const attempt = new Attempt(changed);
  const work = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await attempt.run(work);
  expect(changed).toHaveBeenCalledOnce();
  attempt.retry?.();
  expect(attempt.retry).toBeNull();
  await turnOver();
  expect([work.mock.calls.length, attempt.retry !== null]).toEqual([2, true]);
  work.mockResolvedValue(undefined as never);
  attempt.retry?.();
  await turnOver();
  expect([work.mock.calls.length, attempt.retry]).toEqual([3, null]);
});

test('the failure of work that nobody waits for any more is not shown', async () => {
  const attempt = new Attempt(() => undefined);
  let fail: (reason: Error) => void = () => undefined;
  const first = attempt.run(() => new Promise((_resolve, reject) => (fail = reject)));
  await attempt.run(() => Promise.resolve());
  fail(new Error('too late'));
  await first;
  expect(attempt.retry).toBeNull();
});

test('a trap of a module is not only apologised for: it is reported as an error', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const attempt = new Attempt(() => undefined);
  const trap = new WebAssembly.RuntimeError('out of bounds');
  await attempt.run(() => Promise.reject(trap));
  attempt.fail(new TypeError('Failed to fetch'), () => undefined);
  expect(reported.mock.calls).toEqual([[trap]]);
});
