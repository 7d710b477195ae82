// The engine at work on the position that is shown: its best lines, deeper and deeper, until it is stopped, nothing better can be found or
// it has run for so long that more would drain a battery for little.

import { PROVEN_SCORE, scoreOf, ThinkerFailure, type Question, type Score } from '../thinker/thinker';
import type { ThinkerPort } from '../session/ports';

/** The longest time at one position; the player can start it again. */
const LONGEST_MILLISECONDS = 30_000;
// It tells how long it has been at work at least every second.
const BETWEEN_SIGNS_MILLISECONDS = 1500;

/** So many of the best moves are told. */
export const LINES = 3;

/** One of the best moves, with what follows it. */
export interface Variation extends Score {
  /** 1 is the best. */
  readonly number: number;
  readonly depth: number;
  /** In the notation of the rules. */
  readonly moves: readonly string[];
  /** How a throw is made, as speed and direction; "" for any other move. */
  readonly aim: string;
  /** In so many turns of both sides a proven end comes; null where none is proven. */
  readonly turns: number | null;
}

const numberAfter = (word: string, info: string): number =>
  Number(new RegExp(`\\b${word} (\\d+)`).exec(info)?.[1] ?? 0);

/** The line of play in an info line; null if it has none. */
export function readVariation(info: string): Variation | null {
  const [head = '', line] = info.split(' pv ');
  const score = scoreOf(head);
  if (!score || line === undefined) return null;
  return {
    ...score,
    number: Math.max(1, numberAfter('multipv', head)),
    depth: numberAfter('depth', head),
    moves: line.split(' ').filter(Boolean),
    aim: /\baim (\S+ \S+)/.exec(head)?.[1] ?? '',
    turns: Math.abs(score.score) === PROVEN_SCORE ? numberAfter('(?:win|loss)', head) : null,
  };
}

/** 'off': turned off. 'done': looking deeper would change nothing. 'enough': it has run for as long as it may. */
type EngineState = 'off' | 'working' | 'done' | 'enough' | 'failed';

/** Its worth is no estimate. */
export const isProven = ({ exact, turns }: Variation): boolean => exact || turns !== null;

const textOf = ({ start, moves }: Pick<Question, 'start' | 'moves'>): string => [start, ...moves].join(' ');

export class Engine {
  state: EngineState = 'off';
  /** Those of the last whole depth, the best first. */
  lines: readonly Variation[] = [];
  private latest: readonly Variation[] = [];
  private frozen = false;
  /** Positions looked at, and how long that took. */
  nodes = 0;
  private milliseconds = 0;
  private question = new AbortController();
  private asked = '';

  constructor(
    private readonly thinker: Pick<ThinkerPort, 'ask' | 'certify'>,
    private readonly changed: () => void,
  ) {}

  /**
   * Begins with a position; what is known of another one is gone. Does nothing while it is at work on this one, or has done all it may.
   * @param again it shall look once more
   */
  async analyse(asked: Omit<Question, 'limits'>, again = false): Promise<void> {
    const rests = this.state === 'off' || this.state === 'failed' || (again && this.state === 'enough');
    if (this.isAbout(asked) && !rests) return;
    this.forget();
    this.asked = textOf(asked);
    const question = new AbortController();
    this.question = question;
    const { signal } = question;
    this.become('working');
    const depth: Variation[] = [];
    try {
      const answer = await this.thinker.ask(
        { ...asked, limits: `multipv ${LINES} movetime ${LONGEST_MILLISECONDS}` },
        'analysis',
        signal,
        (info) => this.hear(info, depth),
      );
      if (!answer || signal.aborted) return;
      this.take(depth);
      const isCutShort = this.milliseconds >= LONGEST_MILLISECONDS - BETWEEN_SIGNS_MILLISECONDS;
      this.become(isCutShort ? 'enough' : 'done');
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      if (!signal.aborted) this.become('failed');
    }
  }

  /** For accessories/certificate: the engine makes a proof and does nothing else meanwhile. */
  readonly certify: ThinkerPort['certify'] = (sequence, signal) => {
    this.stop();
    return this.thinker.certify(sequence, signal);
  };

  /** True if its findings are about this position. */
  isAbout({ start, moves }: Omit<Question, 'limits'>): boolean {
    return this.asked === textOf({ start, moves });
  }

  /** Stops it, and keeps its findings. */
  stop(): void {
    this.question.abort();
    if (this.state === 'working') this.become('off');
  }
  /** A finger is on the lines: what it will have pressed stays under it until it is lifted. */
  freeze(frozen: boolean): void {
    this.frozen = frozen;
    if (frozen || this.lines === this.latest) return;
    this.lines = this.latest;
    this.changed();
  }

  /** The position is another one. */
  forget(): void {
    this.stop();
    this.asked = '';
    this.lines = this.latest = [];
    this.nodes = this.milliseconds = 0;
    this.state = 'off';
  }

  /** The lines of one depth come one after the other, the best first. */
  private hear(info: string, depth: Variation[]): void {
    const variation = readVariation(info);
    this.nodes = Math.max(this.nodes, numberAfter('nodes', info));
    this.milliseconds = Math.max(this.milliseconds, numberAfter('time', info));
    if (variation?.number === 1 || !variation) this.take(depth);
    if (variation) depth.push(variation);
    if (depth.length >= LINES) this.take(depth);
    this.changed();
  }
  private take(depth: Variation[]): void {
    if (depth.length > 0) this.latest = depth.splice(0);
    if (!this.frozen) this.lines = this.latest;
    if (this.state !== 'working' || this.latest.length < LINES || !this.latest.every(isProven)) return;
    // Going on would only prove it again.
    this.question.abort();
    this.become('done');
  }
  private become(state: EngineState): void {
    this.state = state;
    this.changed();
  }
}
