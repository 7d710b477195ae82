// The contract of the queue: the most urgent job is run, a stopped one is run again, nothing is lost, and nothing is answered twice.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../testing/fake_worker';
import { JobQueue, ThinkerFailure, type Job, type Priority, type Reply } from './job_queue';

let workers: FakeWorker[];
let queue: JobQueue;
/** The jobs that have ended, in that order, with their last words. */
let ended: string[];
const last = (): FakeWorker => workers.at(-1) ?? expect.fail('no worker was started');
const inOrder = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  ended = [];
  queue = new JobQueue(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => vi.useRealTimers());

const job = (priority: Priority, name: string): Job => ({ priority, lines: [{ text: name, lastWord: 'done' }] });
const ask = (priority: Priority, name: string, signal?: AbortSignal, told?: (info: string) => void) => {
  const reply = queue.ask(job(priority, name), signal, told);
  const end = (text: string) => void ended.push(`${name}: ${text}`);
  reply.then(
    (given) => end(given ? given.last : 'withdrawn'),
    () => end('failed'),
  );
  return reply;
};

test('the most urgent job is run first, and equal ones in their order', async () => {
  void ask('move', 'one');
  void ask('analysis', 'low');
  void ask('help', 'high');
  void ask('move', 'two');
  void ask('help', 'higher');
  for (const word of ['1', '2', '3', '4', '5']) {
    last().say(`done ${word}`);
    await inOrder();
  }
  expect(last().lines).toEqual(['one', 'two', 'high', 'higher', 'low']);
  expect(ended).toEqual(['one: 1', 'two: 2', 'high: 3', 'higher: 4', 'low: 5']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a more urgent job stops the running one, which is run again and told from the beginning', async () => {
  const told: string[] = [];
  const low = ask('analysis', 'low', undefined, (info) => told.push(info));
  last().say('info 1');
  void ask('hint', 'high');
  expect(last().lines).toEqual(['low', 'stop', 'high']);
  last().say('info late\ndone with half of it');
  await inOrder();
  expect(ended).toEqual([]);
  last().say('done');
  expect(last().lines.slice(3)).toEqual(['low']);
  last().say('info 1\ninfo 2\ndone with all');
  expect(await low).toEqual({ last: 'with all', infos: ['info 1', 'info 2'] } satisfies Reply);
  expect(told).toEqual(['info 1', 'info 1', 'info 2']);
  expect(ended).toEqual(['high: ', 'low: with all']);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that is as urgent stops nothing', () => {
  void ask('help', 'one');
  void ask('help', 'two');
  expect(last().lines).toEqual(['one']);
});

test('a signal takes a job out, whether it runs or waits, and the next one goes on', async () => {
  const [running, waiting] = [new AbortController(), new AbortController()];
  void ask('hint', 'running', running.signal);
  void ask('help', 'waiting', waiting.signal);
  void ask('verdict', 'next');
  waiting.abort();
  await inOrder();
  expect(ended).toEqual(['waiting: withdrawn']);
  expect(last().lines).toEqual(['running']);
  running.abort();
  await inOrder();
  expect(ended.slice(1)).toEqual(['running: withdrawn']);
  expect(last().lines).toEqual(['running', 'stop', 'next']);
  last().say('done late\ndone next');
  await inOrder();
  expect(ended.slice(2)).toEqual(['next: next']);
  expect(await queue.ask(job('move', 'never'), running.signal)).toBeNull();
  expect(last().lines).toHaveLength(3);
});

test('an answer that crosses with the end of its job answers no other one', async () => {
  const signal = new AbortController();
  void ask('help', 'one', signal.signal);
  last().say('done');
  signal.abort();
  await inOrder();
  expect(ended).toEqual(['one: ']);
  last().say('done once more');
  void ask('help', 'two');
  last().say('done two');
  await inOrder();
  expect(ended).toEqual(['one: ', 'two: two']);
  expect(last().lines).toEqual(['one', 'two']);
});

test('who listens may withdraw the job', async () => {
  const signal = new AbortController();
  void ask('analysis', 'one', signal.signal, () => signal.abort());
  last().say('info proven\ninfo more\ndone');
  await inOrder();
  expect(ended).toEqual(['one: withdrawn']);
  expect(last().lines).toEqual(['one', 'stop']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a worker that falls silent is replaced, and no job is lost with it', async () => {
  void ask('hint', 'running');
  void ask('help', 'waiting');
  vi.advanceTimersByTime(20_000);
  expect(workers[0]?.terminated).toBe(true);
  expect(last().lines).toEqual(['running']);
  last().say('done 1');
  last().say('done 2');
  await inOrder();
  expect(ended).toEqual(['running: 1', 'waiting: 2']);
});

test('a job that two workers fail at fails alone', async () => {
  const failing = expect(ask('hint', 'running')).rejects.toBeInstanceOf(ThinkerFailure);
  void ask('help', 'waiting');
  // It is no error of the page.
  expect(last().die().defaultPrevented).toBe(true);
  last().die();
  await failing;
  expect(workers).toHaveLength(3);
  expect(last().lines).toEqual(['waiting']);
  last().say('done');
  await inOrder();
  expect(ended).toEqual(['running: failed', 'waiting: ']);
});

test('a worker that does not stop is replaced soon, which is no failure of the job that follows', async () => {
  void ask('analysis', 'low');
  last().say('info 1');
  void ask('move', 'high');
  vi.advanceTimersByTime(1000);
  expect(last().lines).toEqual(['high']);
  last().die();
  expect(last().lines).toEqual(['high']);
  last().say('done');
  await inOrder();
  expect(ended).toEqual(['high: ']);
  expect(last().lines).toEqual(['high', 'low']);
});

test('a worker that is still being fetched is waited for, whatever has been stopped', () => {
  void ask('help', 'low');
  void ask('move', 'high');
  vi.advanceTimersByTime(10_000);
  expect(workers).toHaveLength(1);
});

test('an error fails its job and stops what was sent with it', async () => {
  const lines = ['position', 'go'].map((text) => ({ text, lastWord: 'done' }));
  const failing = expect(queue.ask({ priority: 'help', lines })).rejects.toThrow('no such move');
  void ask('verdict', 'next');
  last().takesPositions = false;
  last().say('error no such move');
  await failing;
  expect(last().lines).toEqual(['position', 'go', 'stop', 'next']);
});

test('closing withdraws every job', async () => {
  void ask('move', 'one');
  void ask('help', 'two');
  queue.close();
  await inOrder();
  expect(ended).toEqual(['one: withdrawn', 'two: withdrawn']);
  expect(last().terminated).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
