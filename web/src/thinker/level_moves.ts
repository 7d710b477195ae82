// The levels that would play a move in the position that is shown. Their players are asked in a worker of their own, beside the engine's
// search; an own worker is started for the first position, and asked no more as soon as another one is shown.

import { atLevel, Thinker, ThinkerFailure, type Question } from './thinker';
import { startThinkerWorker } from './start_worker';
import { LEVELS, type Level } from '../model/levels';

/** A level that errs at random plays a move if it does so in most of these tries; the others always decide alike. */
const SEEDS = [1, 2, 3, 4, 5] as const;
const ERRS_UP_TO: Level = 5;
/** No more is asked before the player has looked at the position for so long. */
const REST_MILLISECONDS = 400;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const textOf = ({ start, moves }: Pick<Question, 'start' | 'moves'>): string => [start, ...moves].join(' ');

/** "1-4, 7": levels that follow each other are joined. */
export function levelRanges(levels: readonly Level[]): string {
  const ranges: [Level, Level][] = [];
  for (const level of levels) {
    const last = ranges.at(-1);
    if (last && level === last[1] + 1) last[1] = level;
    else ranges.push([level, level]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}\u2013${to}`)).join(', ');
}

export class LevelMoves {
  private asked = '';
  private question = new AbortController();
  private thinker: Pick<Thinker, 'ask' | 'close'> | null = null;
  /** By move. */
  private found = new Map<string, Level[]>();

  constructor(
    private readonly changed: () => void,
    private readonly start: () => Pick<Thinker, 'ask' | 'close'> = () => new Thinker(startThinkerWorker),
    private readonly rest: (milliseconds: number) => Promise<void> = pause,
  ) {}

  /** Those found so far that would begin with this move, the lowest first. */
  of(move: string): readonly Level[] {
    return this.found.get(move) ?? [];
  }

  /** Ends the worker; the next position starts another one. */
  close(): void {
    void this.follow(null);
    this.thinker?.close();
    this.thinker = null;
  }

  /** Begins with a position, unless it is the one that it is at. null: with none. */
  async follow(asked: Omit<Question, 'limits'> | null): Promise<void> {
    const text = asked ? textOf(asked) : '';
    if (text === this.asked) return;
    this.question.abort();
    this.question = new AbortController();
    this.asked = text;
    this.found = new Map();
    if (!asked) return;
    const { signal } = this.question;
    await this.rest(REST_MILLISECONDS);
    try {
      for (const level of LEVELS) {
        const move = await this.moveOf(level, asked, signal);
        if (signal.aborted) return;
        if (move === null) continue;
        this.found.set(move, [...this.of(move), level]);
        this.changed();
      }
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
    }
  }

  /** The move that the level plays in most tries; null if there is none. */
  private async moveOf(level: Level, asked: Omit<Question, 'limits'>, signal: AbortSignal): Promise<string | null> {
    const seeds = level <= ERRS_UP_TO ? SEEDS : SEEDS.slice(0, 1);
    const counts = new Map<string, number>();
    for (const seed of seeds) {
      if (signal.aborted) return null;
      this.thinker ??= this.start();
      const answer = await this.thinker.ask({ ...asked, limits: atLevel(level, seed) }, 'analysis', signal);
      if (answer) counts.set(answer.move, (counts.get(answer.move) ?? 0) + 1);
    }
    return [...counts].find(([, count]) => 2 * count > seeds.length)?.[0] ?? null;
  }
}
