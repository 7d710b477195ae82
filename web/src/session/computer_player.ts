// The computer in its seats: asks the thinker what to play, plays it when the board lies still, and answers what people ask it.

import type { SeatName, Snapshot } from '../model/snapshot';
import type { Motion } from './animation_wait';
import type { SessionState } from './state';
import type { BoardPort, ThinkerPort } from './ports';
import type { Level } from '../model/levels';
import { atLevel, ThinkerFailure, type Answer, type Question } from '../thinker/thinker';

// A reply within the same blink looks like a mistake of one's own.
const LEAST_THOUGHT_MILLISECONDS = 450;

/** What the session does for this. */
export interface ComputerHost {
  readonly state: SessionState;
  readonly board: BoardPort | null;
  /** Rises whenever what the computer may be thinking about is void. */
  readonly epoch: number;
  /** Makes it void; the new epoch. */
  withdraw(): number;
  update(change: Partial<SessionState>): void;
  /** A move has been played on the board. */
  moved(): void;
  tell(text: string): void;
}

/** The board's words, which hold nothing that this seat may not know: never what the screen happens to show. */
const question = (board: BoardPort, seat: SeatName, limits: string, further: readonly string[] = []): Question => {
  const [start = '', played = ''] = board.question(seat).split(' moves ');
  return { start, moves: [...played.split(' ').filter(Boolean), ...further], limits };
};

/** Dice that cannot be fetched stop the computer as a worker does that does not answer. */
const withoutDice = (reason: unknown): never => {
  throw new ThinkerFailure(`no dice: ${String(reason)}`);
};

export class Computer {
  /** Of its choices among moves that are as good. */
  seed = 0;

  constructor(
    private readonly host: ComputerHost,
    private readonly thinker: ThinkerPort,
    private readonly motion: Motion,
    private readonly wait: (milliseconds: number) => Promise<void>,
  ) {}

  /** Plays the side to move, after `least` milliseconds at the soonest. */
  async play(snapshot: Snapshot, level: Level, least = LEAST_THOUGHT_MILLISECONDS): Promise<void> {
    const { host } = this;
    const epoch = host.withdraw();
    const { board } = host;
    const { game } = host.state;
    if (!game || !board) return;
    const overtaken = (): boolean => epoch !== host.epoch;
    host.update({ thinking: true });
    try {
      const [answer] = await Promise.all([
        this.thinker.ask({
          ...question(board, snapshot.turn, atLevel(level, this.seed)),
          ...(game.throwsDice(snapshot) ? { aims: true } : {}),
        }),
        this.wait(least),
        this.motion.over(snapshot),
      ]);
      if (overtaken() || !answer || !host.board) return;
      host.update({ thinking: false });
      const move = game.throwsDice(snapshot)
        ? await game.throwDice(answer.move, snapshot, host.board).catch(withoutDice)
        : answer.move;
      if (overtaken()) return;
      const error = host.board.play(move);
      if (error) throw new ThinkerFailure(error);
      host.moved();
      const remark = game.remark(answer, snapshot);
      if (remark && host.state.snapshot?.status.kind === 'playing') host.tell(remark);
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      if (!overtaken()) host.update({ thinking: false, notice: { kind: 'stalled' } });
    }
  }

  /** What it thinks of the position at this level, sitting there; null when the question was overtaken or not answered. */
  async opinion(seat: SeatName, level: Level): Promise<Answer | null> {
    const epoch = this.host.withdraw();
    const answer = await this.consult(seat, atLevel(level, this.seed), []).catch(() => null);
    return epoch === this.host.epoch ? answer : null;
  }

  /** The same of what `moves` from here would lead to; rejects when the engine fails. */
  async consult(seat: SeatName, limits: string, moves: readonly string[]): Promise<Answer | null> {
    const { board } = this.host;
    return board && this.thinker.ask(question(board, seat, limits, moves));
  }
}
