// The computer player, thinking in a worker: asked for a move, it answers or is cancelled. Speaks the engine's text protocol, one
// line a message. A worker that dies or falls silent is replaced and asked again; an answer to a question that was withdrawn is
// dropped. Used by session.ts.

import type { Level } from '../model/levels';

export interface Question {
  /** Dice are to be thrown: the answer is how, as speed and direction. */
  aims?: boolean;
  /** Canonical text of the position before the first move. */
  start: string;
  moves: readonly string[];
  /** How hard to think, in the protocol's words: "level 3 seed 7", "nodes 200000". */
  limits: string;
}

export const atLevel = (level: Level, seed: number): string => `level ${level} seed ${seed}`;

export interface Answer {
  move: string;
  /** Hundredths of a card's value from the view of the side to move; a proven end counts as ±100 000. null when none was given. */
  score: number | null;
  /** The score is proven to be what the rest of the round is worth. */
  exact: boolean;
  /** The scores of all depths, in their order. */
  scores: readonly number[];
}

/** One side's whole secret set-up: its text, and the moves that place the cards. */
export interface Arrangement {
  setup: string;
  moves: string[];
}

/** The part of Worker that is used. */
export interface WorkerLike {
  postMessage(line: string): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The worker did not answer, not even a new one. */
export class ThinkerFailure extends Error {}

const SILENCE_MILLISECONDS = 20_000;
// `stop` is answered at once by a worker that lives.
const STOP_MILLISECONDS = 1000;
const ATTEMPTS = 2;
const PROVEN_SCORE = 100_000;

/** The word that begins the last line of an answer. */
type LastWord = 'bestmove' | 'aimed' | 'arranged';

interface Pending {
  lines: readonly string[];
  lastWord: LastWord;
  attempts: number;
  onScore(score: Score): void;
  /** The rest of the last line; null when the question was withdrawn. */
  resolve(last: string | null): void;
  reject(reason: Error): void;
}

interface Score {
  score: number;
  exact: boolean;
}

function scoreOf(info: string): Score | null {
  const parts = /\bscore (?:(win|loss|exact) )?(-?\d+)/.exec(info);
  if (!parts) return null;
  if (parts[1] === 'win') return { score: PROVEN_SCORE, exact: false };
  if (parts[1] === 'loss') return { score: -PROVEN_SCORE, exact: false };
  return { score: Number(parts[2]), exact: parts[1] === 'exact' };
}

export class Thinker {
  private worker: WorkerLike | null = null;
  private pending: Pending | null = null;
  /** How the answers end that are still to come for questions that were withdrawn. */
  private withdrawn: LastWord[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly startWorker: () => WorkerLike) {}

  /** Fetches and starts the worker ahead of the first question. */
  warmUp(): void {
    this.awake();
  }

  /** The move, or null when the question was withdrawn. Asking withdraws the question before. */
  async ask({ start, moves, limits, aims = false }: Question): Promise<Answer | null> {
    const played = moves.length > 0 ? ` moves ${moves.join(' ')}` : '';
    const scores: Score[] = [];
    const lines = [`position ${start}${played}`, `${aims ? 'aim' : 'go'} ${limits}`];
    const move = await this.request(lines, aims ? 'aimed' : 'bestmove', (score) => scores.push(score));
    if (move === null) return null;
    const last = scores.at(-1);
    return { move, score: last?.score ?? null, exact: last?.exact ?? false, scores: scores.map(({ score }) => score) };
  }

  /** Places the cards that one side has yet to set up; null when the question was withdrawn. Asking withdraws the question before. */
  async arrange(setup: string, seed: number): Promise<Arrangement | null> {
    const answer = await this.request([`arrange ${setup} seed=${seed}`], 'arranged');
    if (answer === null) return null;
    const [arranged = '', moves = ''] = answer.split(' moves ');
    return { setup: arranged, moves: moves.split(' ').filter(Boolean) };
  }

  /** Withdraws the question: it resolves to null at once. */
  stop(): void {
    const pending = this.pending;
    if (!pending) return;
    this.pending = null;
    this.withdrawn.push(pending.lastWord);
    this.worker?.postMessage('stop');
    this.watch(STOP_MILLISECONDS);
    pending.resolve(null);
  }

  private awake(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.startWorker();
    worker.onmessage = (event) => {
      for (const line of event.data.split('\n')) this.hear(line.trim());
    };
    worker.onerror = (event) => {
      event.preventDefault(); // else it counts as an error of the page, where a reload in mid-fetch already is one
      this.replace();
    };
    this.worker = worker;
    return worker;
  }

  private request(
    lines: readonly string[],
    lastWord: LastWord,
    onScore: (score: Score) => void = () => undefined,
  ): Promise<string | null> {
    this.stop();
    return new Promise((resolve, reject) => {
      this.pending = { lines, lastWord, attempts: 1, onScore, resolve, reject };
      this.send(lines);
    });
  }

  private send(lines: readonly string[]): void {
    const worker = this.awake();
    for (const line of lines) worker.postMessage(line);
    this.watch(SILENCE_MILLISECONDS);
  }

  private hear(line: string): void {
    if (line === '') return;
    const [word] = line.split(' ', 1);
    if (this.withdrawn.length > 0) {
      if (word === this.withdrawn[0]) this.withdrawn.shift();
      if (this.withdrawn.length === 0) this.watch(this.pending ? SILENCE_MILLISECONDS : 0);
      return;
    }
    const pending = this.pending;
    if (!pending) return;
    this.watch(SILENCE_MILLISECONDS);
    switch (word) {
      case 'info': {
        const score = scoreOf(line);
        if (score) pending.onScore(score);
        break;
      }
      case pending.lastWord:
        this.pending = null;
        this.watch(0);
        pending.resolve(line.slice(word.length).trim());
        break;
      case 'error':
        this.pending = null;
        this.watch(0);
        pending.reject(new ThinkerFailure(line));
        break;
    }
  }

  /** One watchdog: when nothing is heard for so long, the worker is replaced. 0 = off. */
  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds > 0) this.timer = setTimeout(() => this.replace(), milliseconds);
  }

  private replace(): void {
    this.watch(0);
    this.worker?.terminate();
    this.worker = null;
    this.withdrawn = [];
    const pending = this.pending;
    if (!pending) return;
    if (pending.attempts >= ATTEMPTS) {
      this.pending = null;
      pending.reject(new ThinkerFailure('the worker does not answer'));
      return;
    }
    pending.attempts += 1;
    this.send(pending.lines);
  }
}

export const startThinkerWorker = (): WorkerLike =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
