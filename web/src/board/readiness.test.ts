import { expect, test } from 'vitest';
import { Readiness } from './readiness';

/** Returns the state of the promise by now. */
async function outcome(waiting: Promise<void>): Promise<'resolved' | 'rejected' | 'waiting'> {
  const later = Promise.resolve().then(() => Promise.resolve('waiting' as const));
  return Promise.race([
    waiting.then(
      () => 'resolved' as const,
      () => 'rejected' as const,
    ),
    later,
  ]);
}

test('callers wait until the board is ready, again while it is remade', async () => {
  const readiness = new Readiness();
  const first = readiness.wait();
  expect(await outcome(first)).toBe('waiting');
  readiness.become('ready');
  expect(await outcome(first)).toBe('resolved');
  expect(await outcome(readiness.wait())).toBe('resolved');
  readiness.become('remaking');
  expect(readiness.isReady).toBe(false);
  const second = readiness.wait();
  expect(await outcome(second)).toBe('waiting');
  readiness.become('ready');
  expect(await outcome(second)).toBe('resolved');
});

test('nobody waits for a board that has failed, and it never comes back', async () => {
  const readiness = new Readiness();
  const waiting = readiness.wait();
  readiness.become('failed');
  expect(await outcome(waiting)).toBe('rejected');
  readiness.become('ready');
  expect(readiness.state).toBe('failed');
  expect(await outcome(readiness.wait())).toBe('rejected');
});
