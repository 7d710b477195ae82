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

/** About what is proved by the rules alone, and about luck. */
export interface Explanation extends Pick<Question, 'start' | 'moves'> {
  /** In the protocol's words: "reasons MOVE", "dangers", "dangers MOVE", "luck", "luck PLY", "prove MOVE", "certificate". */
  about: string;
}

export const forSeconds = (seconds: number, seed: number): string => `movetime ${seconds * 1000} seed ${seed}`;
export const atLevel = (level: Level, seed: number): string => `level ${level} seed ${seed}`;

export interface Answer {
  move: string;
  /** Hundredths of a card's value from the view of the side to move; a proven end counts as ±100 000. null when none was given. */
  score: number | null;
  /** The score is proven to be what the rest of the round is worth. */
  exact: boolean;
  /** The scores of all depths, in their order. */
  scores: readonly number[];
  /** The expected reply; left out if it has not looked so far ahead. */
  reply?: string;
}

/** One side's whole secret set-up: its text, and the moves that place the cards. */
export interface Arrangement {
  setup: string;
  moves: string[];
}

/** Nothing is thought from now on, or again. */
export interface Rest {
  resting: boolean;
}

/** The part of Worker that is used. */
export interface WorkerLike {
  postMessage(message: string | Rest): void;
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
/** The score of a proven end. */
export const PROVEN_SCORE = 100_000;

/** The engine's questions whose answers are facts: each answer begins like its question. */
const FACTS = ['reasons', 'dangers', 'luck', 'proved', 'certificate'] as const;

/** The word that begins the last line of the answer to a line of the protocol; instead of it there may be an error. */
type LastWord = 'ok' | 'bestmove' | 'aimed' | 'arranged' | (typeof FACTS)[number];

interface Line {
  readonly text: string;
  readonly lastWord: LastWord;
}

const positionLine = (start: string, moves: readonly string[]): Line => ({
  text: `position ${start}${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`,
  lastWord: 'ok',
});

const questionLines = ({ start, moves, limits, aims = false }: Question): Pending['lines'] => [
  positionLine(start, moves),
  aims ? { text: `aim ${limits}`, lastWord: 'aimed' } : { text: `go ${limits}`, lastWord: 'bestmove' },
];

interface Pending {
  /** The last one's answer is that of the question. */
  lines: readonly [...Line[], Line];
  attempts: number;
  /** Called with the search's info lines while it runs. */
  onInfo(line: string): void;
  /** The rest of the last line; null when the question was withdrawn. */
  resolve(last: string | null): void;
  reject(reason: Error): void;
}

/** The question that may come next: the engine ponders it until it or another one comes. */
interface Pondered extends Pending {
  /** The lines of that question. */
  asked: Pending['lines'];
  /** The search's lines so far. */
  told: string[];
  /** The worker is at it. */
  running: boolean;
}

export interface Score {
  score: number;
  exact: boolean;
}

/** The score that an info line gives the position, from the view of the side to move. */
export function scoreOf(info: string): Score | null {
  const parts = /\bscore (?:(win|loss|exact) )?(-?\d+)/.exec(info);
  if (!parts) return null;
  if (parts[1] === 'win') return { score: PROVEN_SCORE, exact: false };
  if (parts[1] === 'loss') return { score: -PROVEN_SCORE, exact: false };
  return { score: Number(parts[2]), exact: parts[1] === 'exact' };
}

function pondering(question: Question): Pondered {
  const pondered: Pondered = {
    lines: questionLines({ ...question, limits: `ponder ${question.limits}` }),
    asked: questionLines(question),
    attempts: 1,
    told: [],
    running: false,
    onInfo: (line) => pondered.told.push(line),
    resolve: () => undefined,
    reject: () => undefined,
  };
  return pondered;
}

/** The second move of the line that an info line tells. */
const replyIn = (info: string): string | undefined => / pv \S+ (\S+)/.exec(info)?.[1];

export class Thinker {
  private worker: WorkerLike | null = null;
  private pending: Pending | null = null;
  /** The answers that the worker still owes, in their order: each line gets one. `of` is what it answers, whether or not that question
   * still stands. */
  private owed: { lastWord: LastWord; of: Pending }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pondered: Pondered | null = null;
  /** The explanation that is asked for, which the next one waits for. */
  private explained: Promise<unknown> = Promise.resolve();

  private resting = false;

  constructor(private readonly startWorker: () => WorkerLike) {}

  /** Fetches and starts the worker ahead of the first question. */
  warmUp(): void {
    this.runningWorker();
  }

  /** The move, or null when the question was withdrawn, by the signal or stop(). Asking withdraws the question before.
   * @param told hears each info line of the search */
  async ask(
    question: Question,
    signal?: AbortSignal,
    told: (info: string) => void = () => undefined,
  ): Promise<Answer | null> {
    const scores: Score[] = [];
    let reply: string | undefined;
    const move = await this.request(questionLines(question), signal, (info) => {
      const score = scoreOf(info);
      if (score) {
        scores.push(score);
        reply = replyIn(info);
      }
      told(info);
    });
    if (move === null) return null;
    const last = scores.at(-1);
    return {
      move,
      score: last?.score ?? null,
      exact: last?.exact ?? false,
      scores: scores.map(({ score }) => score),
      ...(reply === undefined ? {} : { reply }),
    };
  }

  /** Facts as the engine writes them. Null when the question was withdrawn, or while another one is thought about, which it never withdraws.
   * @param told hears each info line */
  explain(
    { start, moves, about }: Explanation,
    signal?: AbortSignal,
    told?: (info: string) => void,
  ): Promise<readonly string[] | null> {
    const answer = this.explained.then(async () => {
      if (this.pending) return null;
      const [asked = ''] = about.split(' ', 1);
      const lastWord = FACTS.find((word) => word.startsWith(asked)) ?? 'dangers';
      const last = await this.request([positionLine(start, moves), { text: about, lastWord }], signal, told);
      return last === null ? null : last.split(' ').slice(1);
    });
    this.explained = answer.catch(() => null);
    return answer;
  }

  /** Places the cards that one side has yet to set up; null when the question was withdrawn. Asking withdraws the question before. */
  async arrange(setup: string, seed: number, signal?: AbortSignal): Promise<Arrangement | null> {
    const answer = await this.request([{ text: `arrange ${setup} seed=${seed}`, lastWord: 'arranged' }], signal);
    if (answer === null) return null;
    const [arranged = '', moves = ''] = answer.split(' moves ');
    return { setup: arranged, moves: moves.split(' ').filter(Boolean) };
  }

  /** Thinks about what may be asked next whenever nothing else is; null: about nothing. Being asked that goes on where this has got to. */
  ponder(question: Question | null): void {
    if (this.pondered && question && this.isPondered(questionLines(question))) return;
    this.endPondering();
    this.pondered = question && pondering(question);
    this.goOnPondering();
  }
  private goOnPondering(): void {
    const { pondered } = this;
    if (!pondered || this.pending || this.owed.length > 0) return;
    pondered.running = true;
    pondered.told = [];
    this.send(pondered);
    this.watch(0); // it may have nothing to say for as long as it likes
  }
  private endPondering(): void {
    if (!this.pondered?.running) return;
    this.pondered.running = false;
    this.worker?.postMessage('stop');
    this.watch(STOP_MILLISECONDS);
  }
  private isPondered(lines: readonly Line[]): boolean {
    return this.pondered?.asked.every(({ text }, index) => text === lines[index]?.text) ?? false;
  }
  /** Answers the new question with the pondered search; false if that is about another one. */
  private hits(pending: Pending): boolean {
    const { pondered } = this;
    if (!pondered?.running || !this.isPondered(pending.lines)) return false;
    this.pondered = null;
    for (const owed of this.owed) if (owed.of === pondered) owed.of = pending;
    for (const line of pondered.told) pending.onInfo(line);
    this.worker?.postMessage('ponderhit');
    this.watch(SILENCE_MILLISECONDS);
    return true;
  }

  /** Answers the running question at once, with what has been found so far. */
  hurry(): void {
    if (!this.pending) return;
    this.worker?.postMessage('stop');
    this.watch(STOP_MILLISECONDS);
  }

  /** While resting, no answer is wanted: the question is kept, and the search resumes afterwards. */
  rest(resting: boolean): void {
    if (resting === this.resting) return;
    this.resting = resting;
    this.worker?.postMessage({ resting });
    this.watch(this.owed.length > 0 && !this.pondered?.running ? SILENCE_MILLISECONDS : 0);
  }

  /** Ends the worker; the next question starts another one. */
  close(): void {
    this.stop();
    this.ponder(null);
    this.watch(0);
    this.worker?.terminate();
    this.worker = null;
    this.owed = [];
  }

  /** Withdraws the question: it resolves to null at once. */
  stop(): void {
    this.withdraw()?.resolve(null);
  }

  /** The question stands no longer; what the worker still says to it is dropped. */
  private withdraw(): Pending | null {
    const { pending } = this;
    this.pending = null;
    if (pending && this.owed.length > 0) {
      this.worker?.postMessage('stop');
      this.watch(STOP_MILLISECONDS);
    } else {
      this.watch(0);
    }
    return pending;
  }

  private runningWorker(): WorkerLike {
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
    if (this.resting) worker.postMessage({ resting: true });
    return worker;
  }

  private request(
    lines: Pending['lines'],
    signal?: AbortSignal,
    onInfo: (line: string) => void = () => undefined,
  ): Promise<string | null> {
    if (signal?.aborted) return Promise.resolve(null);
    this.stop();
    return new Promise((resolve, reject) => {
      const pending: Pending = { lines, attempts: 1, onInfo, resolve, reject };
      this.pending = pending;
      signal?.addEventListener('abort', () => {
        if (this.pending === pending) this.stop();
      });
      if (this.hits(pending)) return;
      this.endPondering();
      this.send(pending);
    });
  }

  private send(pending: Pending): void {
    const worker = this.runningWorker();
    for (const { lastWord } of pending.lines) this.owed.push({ lastWord, of: pending });
    for (const { text } of pending.lines) worker.postMessage(text);
    this.watch(SILENCE_MILLISECONDS);
  }

  private hear(line: string): void {
    const [word = ''] = line.split(' ', 1);
    const owed = this.owed[0];
    if (word === '' || !owed) return;
    const { pending, pondered } = this;
    const asked = owed.of === pending ? pending : null;
    const ponders = pondered?.running === true && owed.of === pondered;
    if (word === 'info') {
      if (ponders) pondered.onInfo(line);
      asked?.onInfo(line);
      if (asked) this.watch(SILENCE_MILLISECONDS);
      return;
    }
    if (word !== owed.lastWord && word !== 'error') return;
    this.owed.shift();
    if (ponders && word === 'error') {
      this.endPondering();
      this.pondered = null;
    } else if (asked && word === 'error') {
      this.withdraw()?.reject(new ThinkerFailure(line));
    } else if (asked && owed.lastWord === asked.lines.at(-1)?.lastWord) {
      this.withdraw()?.resolve(line.slice(word.length).trim());
    } else if (pending) {
      this.watch(SILENCE_MILLISECONDS);
    }
    if (this.owed.length > 0 || this.pending) return;
    this.watch(0);
    this.goOnPondering();
  }

  /** One watchdog: when nothing is heard for so long, the worker is replaced. 0 = off, as while it rests. */
  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    if (milliseconds > 0 && !this.resting) this.timer = setTimeout(() => this.replace(), milliseconds);
  }

  private replace(): void {
    this.watch(0);
    this.worker?.terminate();
    this.worker = null;
    this.owed = [];
    this.pondered = null;
    const pending = this.pending;
    if (!pending) return;
    if (pending.attempts >= ATTEMPTS) {
      this.pending = null;
      pending.reject(new ThinkerFailure('the worker does not answer'));
      return;
    }
    pending.attempts += 1;
    this.send(pending);
  }
}
