// The one queue of jobs for the worker: it is always at the most urgent one. A more urgent job stops the one that runs, which stays in
// the queue and is run again later; a signal takes a job out. A worker that dies or falls silent is replaced, and its job is run once
// more. Used by thinker.ts, which knows what the lines mean.

/** The most urgent first: a computer player's decision, a hint, what the rules prove while playing, the verdict on a move, the analysis of
 * a position or a game, and thinking on the other side's time. */
const PRIORITIES = ['move', 'hint', 'help', 'verdict', 'analysis', 'ponder'] as const;
export type Priority = (typeof PRIORITIES)[number];

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

/** A line of the protocol. */
export interface Line {
  readonly text: string;
  /** Begins the last line of its answer, unless that is an error. */
  readonly lastWord: string;
}

export interface Job {
  readonly priority: Priority;
  /** The answer to the last one is that of the job. */
  readonly lines: readonly Line[];
  /** The search ponders on a position that is expected: these lines, once they are a job, take it over. */
  readonly expects?: readonly Line[];
}

export interface Reply {
  /** The rest of the last line. */
  readonly last: string;
  /** The info lines of the run that has brought it. */
  readonly infos: readonly string[];
}

const SILENCE_MILLISECONDS = 20_000;
// `stop` is answered at once by a worker that lives.
const STOP_MILLISECONDS = 1000;
const ATTEMPTS = 2;

interface Entry extends Job {
  failures: number;
  told(info: string): void;
  /** null: the job was withdrawn */
  resolve(reply: Reply | null): void;
  reject(reason: Error): void;
}

/** The worker at one job; `entry` is null when its answer is no longer wanted. */
interface Run {
  entry: Entry | null;
  readonly infos: string[];
  isStopped: boolean;
}

const urgency = ({ priority }: Job): number => PRIORITIES.indexOf(priority);
const isSame = (one: readonly Line[], other: readonly Line[] | undefined): boolean =>
  one.length === other?.length && one.every(({ text }, index) => text === other[index]?.text);

export class JobQueue {
  private worker: WorkerLike | null = null;
  /** It has said something: its module is loaded. */
  private isUp = false;
  private resting = false;
  /** The worker is at the first one. Jobs that are equally urgent keep their order. */
  private readonly entries: Entry[] = [];
  private run: Run | null = null;
  /** The answers that the worker still owes, in their order: each line gets one. */
  private owed: { readonly lastWord: string; readonly run: Run }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly startWorker: () => WorkerLike) {}

  /**
   * Null when the signal was aborted before the reply came, or another job has taken over what was pondered. Rejects if the engine reports
   * an error, or two workers have failed at it.
   * @param told hears each info line; a job that is run again tells from the beginning
   */
  ask(job: Job, signal?: AbortSignal, told: (info: string) => void = () => undefined): Promise<Reply | null> {
    if (signal?.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const entry: Entry = { ...job, failures: 0, told, resolve, reject };
      signal?.addEventListener('abort', () => this.withdraw(entry), { once: true });
      const hit = this.takeOver(entry);
      const place = this.entries.findIndex((other) => urgency(other) > urgency(entry));
      this.entries.splice(place < 0 ? this.entries.length : place, 0, entry);
      if (hit) for (const info of hit.infos) told(info);
      this.goOn();
    });
  }

  /** The running decision is answered at once, with what has been found so far. */
  hurry(): void {
    if (this.run?.entry?.priority === 'move') this.stop(this.run);
    this.watch();
  }

  /** While resting, no answer is wanted: jobs are kept, and the search resumes afterwards. */
  rest(resting: boolean): void {
    if (resting === this.resting) return;
    this.resting = resting;
    this.worker?.postMessage({ resting });
    this.watch();
  }

  /** Withdraws all jobs and ends the worker; the next job starts another one. */
  close(): void {
    for (const entry of this.entries.splice(0)) entry.resolve(null);
    this.endWorker();
    this.watch();
  }

  // --- the jobs ------------------------------------------------------------------------------------------------------------------

  private withdraw(entry: Entry): void {
    if (!this.remove(entry)) return;
    entry.resolve(null);
    this.goOn();
  }
  /** False if it is there no longer. */
  private remove(entry: Entry): boolean {
    const place = this.entries.indexOf(entry);
    if (place >= 0) this.entries.splice(place, 1);
    return place >= 0;
  }

  /** The run that ponders on just this becomes its own; null if there is none. */
  private takeOver(entry: Entry): Run | null {
    const { run } = this;
    const pondered = run?.entry;
    if (!run || !pondered || !isSame(entry.lines, pondered.expects)) return null;
    run.entry = entry;
    this.remove(pondered);
    pondered.resolve(null);
    this.worker?.postMessage('ponderhit');
    return run;
  }

  /** Puts the worker to the first job. */
  private goOn(): void {
    const [first] = this.entries;
    if (this.run && this.run.entry !== first) {
      this.run.entry = null;
      this.stop(this.run);
      this.run = null;
    }
    if (first && !this.run) this.begin(first);
    this.watch();
  }
  private begin(entry: Entry): void {
    const worker = this.runningWorker();
    const run: Run = { entry, infos: [], isStopped: false };
    this.run = run;
    for (const { lastWord } of entry.lines) this.owed.push({ lastWord, run });
    for (const { text } of entry.lines) worker.postMessage(text);
  }
  private stop(run: Run): void {
    run.isStopped = true;
    if (this.owes(run)) this.worker?.postMessage('stop');
  }
  private owes(run: Run): boolean {
    return this.owed.some((owed) => owed.run === run);
  }

  // --- the worker ----------------------------------------------------------------------------------------------------------------

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

  private hear(line: string): void {
    const [word = ''] = line.split(' ', 1);
    const [owed] = this.owed;
    if (word === '' || !owed) return;
    this.isUp = true;
    const { run, lastWord } = owed;
    const { entry } = run;
    if (word === 'info') {
      if (!entry) return;
      run.infos.push(line);
      entry.told(line);
      this.watch();
      return;
    }
    if (word !== lastWord && word !== 'error') return;
    this.owed.shift();
    if (entry && word === 'error') {
      this.remove(entry);
      entry.reject(new ThinkerFailure(line));
    } else if (entry && !this.owes(run)) {
      this.remove(entry);
      entry.resolve({ last: line.slice(word.length).trim(), infos: run.infos });
    }
    this.goOn();
  }

  /** One watchdog: when nothing is heard for so long, the worker is replaced. */
  private watch(): void {
    clearTimeout(this.timer);
    const [owed] = this.owed;
    // It may ponder in silence for as long as it likes.
    if (!owed || this.resting || (owed.run.entry?.expects && !owed.run.isStopped)) return;
    const isStopping = owed.run.isStopped && this.isUp;
    this.timer = setTimeout(() => this.replace(), isStopping ? STOP_MILLISECONDS : SILENCE_MILLISECONDS);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = this.run = null;
    this.isUp = false;
    this.owed = [];
  }
  private replace(): void {
    const entry = this.owed[0]?.run.entry;
    this.endWorker();
    if (entry) {
      entry.failures += 1;
      if (entry.failures >= ATTEMPTS) {
        this.remove(entry);
        entry.reject(new ThinkerFailure('the worker does not answer'));
      }
    }
    this.goOn();
  }
}
