// The computer in its seats: asks the thinker what to play, plays it when the board lies still, and answers what people ask it.

import type { SeatName, Snapshot } from '../model/snapshot';
import type { AnimationWait } from './animation_wait';
import type { Match } from './match';
import type { BoardPort, ThinkerPort } from './ports';
import type { Level } from '../model/levels';
import { atLevel, ThinkerFailure, type Answer, type Question } from '../thinker/thinker';

// A reply within the same blink looks like a mistake of one's own.
const LEAST_THOUGHT_MILLISECONDS = 450;

/** What the session does for this. */
export interface ComputerHost {
  wait(milliseconds: number): Promise<void>;
  /** A move has been played on the board. */
  moved(): void;
  agreeDraw(): void;
}

/** The board's words, which hold nothing that this seat may not know: never what the screen happens to show. */
const question = (board: BoardPort, seat: SeatName, limits: string, further: readonly string[] = []): Question => {
  const [start = '', played = ''] = board.question(seat).split(' moves ');
  return { start, moves: [...played.split(' ').filter(Boolean), ...further], limits };
};

/** A dice module that fails to load is handled like a dead worker. */
const withoutDice = (reason: unknown): never => {
  throw new ThinkerFailure(`no dice: ${String(reason)}`);
};

export class Computer {
  constructor(
    private readonly match: Match,
    private readonly host: ComputerHost,
    private readonly thinker: ThinkerPort,
    private readonly animation: AnimationWait,
  ) {}

  /** Plays the side to move, after `least` milliseconds at the soonest. */
  async play(snapshot: Snapshot, level: Level, least = LEAST_THOUGHT_MILLISECONDS): Promise<void> {
    const { match } = this;
    const signal = match.withdraw();
    const isVoid = (): boolean => signal.aborted;
    const { board } = match;
    const { game } = match.state;
    if (!game || !board) return;
    match.update({ thinking: true });
    try {
      const throws = game.throwsDice(snapshot);
      const asked = {
        ...question(board, snapshot.turn, atLevel(level, match.seed)),
        ...(throws ? { aims: true } : {}),
      };
      const [answer] = await Promise.all([
        this.thinker.ask(asked, signal),
        this.host.wait(least),
        this.animation.finished(snapshot),
      ]);
      if (isVoid() || !answer) return;
      match.update({ thinking: false });
      const { players } = match.state;
      const alone = players?.red.kind === 'computer' && players.black.kind === 'computer';
      if (alone && game.agreesDraw(answer, snapshot)) {
        this.host.agreeDraw();
        return;
      }
      const move = throws ? await game.throwDice(answer.move, snapshot, board).catch(withoutDice) : answer.move;
      if (isVoid()) return;
      if (!match.change((port) => port.play(move))) throw new ThinkerFailure(`the board refuses ${move}`);
      this.host.moved();
      const remark = game.remark(answer, snapshot);
      if (remark && match.state.snapshot?.status.kind === 'playing') match.showNotice(remark);
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      if (!isVoid()) match.update({ thinking: false, notice: { kind: 'engine-stopped' } });
    }
  }

  /** Whether the player in this seat agrees to a draw; null when the question was overtaken, 'unanswered' when the engine fails. */
  async acceptsDrawOffer(seat: SeatName, level: Level): Promise<boolean | 'unanswered' | null> {
    const { game, snapshot } = this.match.state;
    const signal = this.match.withdraw();
    const answer = await this.consult(seat, atLevel(level, this.match.seed), []).catch((error: unknown) => {
      if (error instanceof ThinkerFailure) return 'unanswered' as const;
      throw error;
    });
    if (signal.aborted || !answer || !game || !snapshot) return null;
    return answer === 'unanswered' ? answer : game.acceptsDrawOffer(answer, snapshot);
  }

  /** The same of what `moves` from here would lead to; rejects when the engine fails. */
  async consult(seat: SeatName, limits: string, moves: readonly string[]): Promise<Answer | null> {
    const { board, signal } = this.match;
    return board && this.thinker.ask(question(board, seat, limits, moves), signal);
  }
}
