import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeWorker } from '../testing/fake_worker';
import { Thinker, type Question } from './thinker';

const QUESTION: Question = { start: 'army-ants edition=2020', moves: ['a1-a2', 'pass'], limits: 'level 3 seed 9' };
let workers: FakeWorker[];
let thinker: Thinker;
const last = (): FakeWorker => workers.at(-1) ?? expect.fail('no worker was started');

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  thinker = new Thinker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => vi.useRealTimers());

describe('what the rules prove', () => {
  const about = { start: QUESTION.start, moves: QUESTION.moves, about: 'reasons b1-b2' };

  test('is asked of the position, one question after the other', async () => {
    const [reasons, dangers] = [
      thinker.explain(about, 'help'),
      thinker.explain({ ...about, about: 'dangers' }, 'help'),
    ];
    expect(last().lines).toEqual(['position army-ants edition=2020 moves a1-a2 pass', 'reasons b1-b2']);
    last().say('reasons 2 wins-card:a4:7s saves-card:b2:8h');
    expect(await reasons).toEqual(['wins-card:a4:7s', 'saves-card:b2:8h']);
    expect(last().lines.at(-1)).toBe('dangers');
    last().say('dangers 0');
    expect(await dangers).toEqual([]);
  });
  test('is certified by the lines of the run that was not stopped', async () => {
    const proof = thinker.certify(about);
    last().say('info nodes 17\ninfo proof anthill proof 1');
    void thinker.explain(about, 'help');
    last().say('info proof end\ncertificate 2');
    last().say('reasons 0');
    last().say('info proof anthill proof 1\ninfo proof  a1-a2\ninfo proof end\ncertificate 3');
    expect(await proof).toEqual(['anthill proof 1', ' a1-a2', 'end']);
  });
});

test('asks with the whole game and takes the best move with its last score', async () => {
  const answer = thinker.ask(QUESTION, 'move');
  expect(last().lines).toEqual(['position army-ants edition=2020 moves a1-a2 pass', 'go level 3 seed 9']);
  last().say('info depth 1 score 15 nodes 10 pv b1-b2');
  last().say('info depth 2 score -20 nodes 40 pv b1-b2\nbestmove b1-b2');
  expect(await answer).toEqual({ move: 'b1-b2', score: -20, exact: false, scores: [15, -20] });
});

test('an exact score is told apart', async () => {
  const answer = thinker.ask(QUESTION, 'move');
  last().say('info depth 9 score 350 nodes 4 pv b1-b2');
  last().say('info depth 4 score exact 400 nodes 40 pv b1-b2\nbestmove b1-b2');
  expect(await answer).toEqual({ move: 'b1-b2', score: 400, exact: true, scores: [350, 400] });
});

test('what the search tells is passed on as it comes, and a sign of life keeps the worker', async () => {
  const heard: string[] = [];
  const stop = new AbortController();
  const answer = thinker.ask({ ...QUESTION, limits: 'multipv 3' }, 'analysis', stop.signal, (info) => heard.push(info));
  last().say('info depth 1 multipv 1 score 15 nodes 10 pv b1-b2\ninfo depth 1 multipv 2 score 5 nodes 10 pv c1-c2');
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    last().say(`info nodes ${second}`);
  }
  expect(heard.slice(0, 3)).toEqual([
    'info depth 1 multipv 1 score 15 nodes 10 pv b1-b2',
    'info depth 1 multipv 2 score 5 nodes 10 pv c1-c2',
    'info nodes 0',
  ]);
  stop.abort();
  last().say('info nodes 61');
  expect(await answer).toBeNull();
  expect(heard).toHaveLength(62);
  expect(last().lines.at(-1)).toBe('stop');
  expect(workers).toHaveLength(1);
});

test('a proven end is a score beyond all estimates', async () => {
  const answer = thinker.ask(QUESTION, 'move');
  last().say('info depth 3 score loss 2 nodes 40 pv b1-b2');
  last().say('bestmove b1-b2');
  expect((await answer)?.score).toBe(-100_000);
});

test('without moves the position stands alone', () => {
  void thinker.ask({ ...QUESTION, moves: [] }, 'move');
  expect(last().lines[0]).toBe('position army-ants edition=2020');
});

test('a worker that rests owes no answer in time; awake again it does', async () => {
  const answer = thinker.ask(QUESTION, 'move');
  thinker.rest(true);
  expect(last().messages.at(-1)).toEqual({ resting: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(workers).toHaveLength(1);
  thinker.rest(false);
  thinker.rest(false);
  expect(last().messages.filter((message) => typeof message !== 'string')).toEqual([
    { resting: true },
    { resting: false },
  ]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(workers).toHaveLength(2);
  last().say('bestmove b1-b2');
  expect((await answer)?.move).toBe('b1-b2');
});

test('a worker that is started while nobody looks begins by resting', () => {
  thinker.rest(true);
  thinker.warmUp('army-ants');
  expect(last().messages[0]).toEqual({ resting: true });
});

describe('an error of the engine', () => {
  /** A worker that says only what the test lets it say. */
  const askTongueTied = (signal?: AbortSignal) => {
    thinker.warmUp('army-ants');
    last().say('position army-ants\nbestmove b1-b2');
    last().takesPositions = false;
    return thinker.ask(QUESTION, 'move', signal);
  };

  test('to the position: what the search says that was asked for with it answers no later question', async () => {
    const first = askTongueTied();
    last().say('error position: no such move');
    await expect(first).rejects.toThrow('no such move');
    expect(last().lines.at(-1)).toBe('stop');
    const second = thinker.ask({ ...QUESTION, moves: [] }, 'move');
    last().say('info depth 3 score 900 nodes 7 pv a8-a7\nbestmove a8-a7');
    last().say('ok\ninfo depth 1 score 4 nodes 1 pv c1-c2\nbestmove c1-c2');
    expect(await second).toEqual({ move: 'c1-c2', score: 4, exact: false, scores: [4] });
    expect(workers).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('to a question that was withdrawn is not that of the next one', async () => {
    const withdrawn = new AbortController();
    const first = askTongueTied(withdrawn.signal);
    withdrawn.abort();
    const second = thinker.ask({ ...QUESTION, moves: [] }, 'move');
    expect(await first).toBeNull();
    last().say('error position: no such move\nerror go: no position');
    last().say('ok\nbestmove c1-c2');
    expect((await second)?.move).toBe('c1-c2');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a set-up is arranged, and one that was withdrawn is not taken for the next answer', async () => {
  const withdrawn = new AbortController();
  const first = thinker.arrange('army-ants setup=total side=red cards=..', 4, withdrawn.signal);
  expect(last().lines).toEqual(['arrange army-ants setup=total side=red cards=.. seed=4']);
  withdrawn.abort();
  const second = thinker.arrange('army-ants setup=total side=black cards=..', 5);
  expect(await first).toBeNull();
  last().say('arranged army-ants setup=total side=red cards=Qh moves Qh@a4');
  last().say('arranged army-ants setup=total side=black cards=Qs3c moves Qs@e5 3c@d5');
  expect(await second).toEqual({ setup: 'army-ants setup=total side=black cards=Qs3c', moves: ['Qs@e5', '3c@d5'] });
  expect(vi.getTimerCount()).toBe(0);
});

describe('on the other side’s time', () => {
  const EXPECTED: Question = { start: 'army-ants', moves: ['a', 'b', 'c'], limits: 'movetime 5000 seed 9' };
  const position = 'position army-ants moves a b c';
  const ponder = (signal = new AbortController().signal) => thinker.ponder(EXPECTED, signal);

  test('what is expected is pondered, and being asked it goes on where that has got to', async () => {
    void ponder();
    expect(last().lines).toEqual([position, 'go ponder movetime 5000 seed 9']);
    last().say('info depth 1 score 15 nodes 10 pv d e');
    const answer = thinker.ask({ ...EXPECTED }, 'move');
    expect(last().lines.slice(2)).toEqual(['ponderhit']);
    last().say('info depth 2 score 25 nodes 90 pv d f');
    last().say('bestmove d');
    expect(await answer).toEqual({ move: 'd', score: 25, exact: false, scores: [15, 25], reply: 'f' });
    expect(vi.getTimerCount()).toBe(0);
    expect(last().lines).toHaveLength(3);
  });

  test('anything else that is asked ends it, and it is taken up again after that', async () => {
    void ponder();
    const other = thinker.ask(QUESTION, 'move');
    expect(last().lines.slice(2)).toEqual([
      'stop',
      'position army-ants edition=2020 moves a1-a2 pass',
      'go level 3 seed 9',
    ]);
    last().say('bestmove x');
    last().say('info depth 1 score 3 nodes 1 pv c1-c2');
    last().say('bestmove c1-c2');
    expect(await other).toEqual({ move: 'c1-c2', score: 3, exact: false, scores: [3] });
    expect(last().lines.slice(5)).toEqual([position, 'go ponder movetime 5000 seed 9']);
  });

  test('it ends when nothing is expected any more', () => {
    const end = new AbortController();
    void ponder(end.signal);
    end.abort();
    expect(last().lines.slice(2)).toEqual(['stop']);
    last().say('bestmove x');
    expect(last().lines).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('its silence is nobody’s concern, neither before nor after a rest; that of an answer is', async () => {
    void ponder();
    vi.advanceTimersByTime(600_000);
    thinker.rest(true);
    thinker.rest(false);
    vi.advanceTimersByTime(600_000);
    expect(workers).toHaveLength(1);
    const answer = thinker.ask(EXPECTED, 'move');
    vi.advanceTimersByTime(21_000);
    expect(workers).toHaveLength(2);
    expect(last().lines).toEqual([position, 'go movetime 5000 seed 9']);
    last().say('bestmove d');
    expect((await answer)?.move).toBe('d');
  });

  test('a position that is refused is not pondered, nor what was before it', async () => {
    thinker.warmUp('army-ants');
    last().say('position army-ants\nbestmove b1-b2');
    last().takesPositions = false;
    const refused = expect(ponder()).rejects.toThrow('no such move');
    last().say('error position: no such move');
    await refused;
    expect(last().lines.slice(4)).toEqual(['stop']);
    const answer = thinker.ask(QUESTION, 'move');
    last().say('error go: there is no game yet');
    last().say('ok');
    last().say('bestmove e1-e2');
    expect((await answer)?.move).toBe('e1-e2');
  });
});

test('a worker that warms up is free for the first question at once', async () => {
  thinker.warmUp('army-ants');
  expect(last().lines).toEqual(['newgame army-ants seed=1', 'go nodes 1000']);
  const answer = thinker.ask(QUESTION, 'move');
  expect(last().lines.slice(2)).toEqual([
    'stop',
    'position army-ants edition=2020 moves a1-a2 pass',
    'go level 3 seed 9',
  ]);
  last().say('position army-ants\nbestmove c1-c2');
  last().say('bestmove b1-b2');
  expect((await answer)?.move).toBe('b1-b2');
});

test('who is told to hurry answers with what has been found', async () => {
  thinker.hurry();
  expect(workers).toHaveLength(0);
  const answer = thinker.ask(QUESTION, 'move');
  thinker.hurry();
  expect(last().lines.at(-1)).toBe('stop');
  last().say('info depth 1 score 15 nodes 10 pv b1-b2\nbestmove b1-b2');
  expect((await answer)?.move).toBe('b1-b2');
});
