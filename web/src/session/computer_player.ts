// The computer in its seats: asks the thinker what to play, plays it when the board lies still, and answers what people ask it.

import type { SeatName, Snapshot } from '../model/snapshot';
import type { AnimationWait } from './animation_wait';
import type { Match } from './match';
import type { BoardPort, ThinkerPort } from './ports';
import type { Level } from '../model/levels';
import type { ComputerPlayer } from '../model/player';
import { t } from '../i18n/translate';
import { atLevel, forSeconds, ThinkerFailure, type Answer, type Priority, type Question } from '../thinker/thinker';
import type { Verdict } from './verdict';

// A reply that comes as soon as the player's move is at rest merges with it.
const PAUSE_MILLISECONDS = 500;
// It comes later if a verdict on the player's move is there by then, or still to come: it is to be read.
const READING_MILLISECONDS = 1000;
/** The pace of a quick reader, for a longer one. */
const CHARACTER_MILLISECONDS = 35;
/** For what is said large, such as the card of a cut. */
const MOMENT_MILLISECONDS = 1800;

/** How the computer is asked what it thinks. */
export interface Consulting {
  /** Only so many moves of the match have been played; all where it is left out. */
  upTo?: number;
  /** Dice are to be thrown: the answer is how. */
  aims?: boolean;
  /** The answer is no longer wanted. */
  signal?: AbortSignal;
}

/** The session's part in this. */
interface ComputerHost {
  /** A move has been played on the board, and this said with it; "" is nothing. */
  moved(remark: string): void;
  agreeDraw(): void;
  /** The verdict on the player's move, which is being made; null if there is none. */
  verdict(): Promise<Verdict | null> | null;
}

/** The board's words, which hold nothing that this seat may not know: never what the screen happens to show. */
export const question = (
  board: Pick<BoardPort, 'question'>,
  seat: SeatName,
  limits: string,
  further: readonly string[] = [],
): Question => {
  const [start = '', played = ''] = board.question(seat).split(' moves ');
  return { start, moves: [...played.split(' ').filter(Boolean), ...further], limits };
};

/** Aborted with the first of the two. */
function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort();
    else signal.addEventListener('abort', () => both.abort(), { once: true });
  }
  return both.signal;
}

/** A dice module that fails to load is handled like a dead worker. */
const withoutDice = (reason: unknown): never => {
  throw new ThinkerFailure(`no dice: ${String(reason)}`);
};

export class Computer {
  /** The question that the Elder expects next, once so many moves have been played and the other side plays one more. */
  private expected: { ply: number; question: Question } | null = null;
  private pondered: Question | null = null;
  private pondering = new AbortController();
  private putAway: () => void = () => undefined;

  constructor(
    private readonly match: Match,
    private readonly host: ComputerHost,
    private readonly thinker: ThinkerPort,
    private readonly animation: AnimationWait,
  ) {}

  /** Plays the side to move: a little after the move before lies still, or after `least` milliseconds at the soonest. */
  async play(snapshot: Snapshot, { level, seconds }: ComputerPlayer, least?: number): Promise<void> {
    const { match } = this;
    const signal = match.withdraw();
    // After the board was remade, the session asks again.
    const isVoid = (): boolean => signal.aborted || match.board === null;
    const { board } = match;
    if (!match.shown || !board) return;
    const { game, players } = match.shown;
    match.update({ thinking: true });
    try {
      const dice = game.play.dice?.areDue(snapshot) ? game.play.dice : null;
      const limits = seconds === undefined ? atLevel(level, match.seed) : forSeconds(seconds, match.seed);
      const asked = { ...question(board, snapshot.turn, limits), ...(dice ? { aims: true } : {}) };
      const judged = this.host.verdict();
      const [answer] = await Promise.all([
        this.thinker.ask(asked, 'move', signal),
        this.match.wait(least ?? 0),
        this.animation.finished(snapshot).then(() => (least === undefined ? this.pause(judged) : undefined)),
      ]);
      if (isVoid() || !answer) return;
      const { dealt } = this.animation;
      if (dealt) {
        await dealt;
        await this.match.wait(PAUSE_MILLISECONDS);
        if (isVoid()) return;
      }
      match.update({ thinking: false });
      const alone = players.red.kind === 'computer' && players.black.kind === 'computer';
      if (alone && game.play.agreesDraw?.(answer, snapshot)) {
        this.host.agreeDraw();
        return;
      }
      const move = dice ? await dice.throw(answer.move, snapshot, board).catch(withoutDice) : answer.move;
      if (isVoid()) return;
      this.expected =
        seconds === undefined || answer.reply === undefined
          ? null
          : { ply: snapshot.ply + 1, question: { ...asked, moves: [...asked.moves, answer.move, answer.reply] } };
      if (!match.change((port) => port.play(move))) throw new ThinkerFailure(`the board refuses ${move}`);
      this.host.moved(game.words.remark?.(answer, snapshot) ?? '');
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      if (!isVoid()) match.update({ thinking: false, notice: { kind: 'engine-stopped' } });
    }
  }

  private async pause(judged: Promise<Verdict | null> | null): Promise<void> {
    const reading = this.match.wait(READING_MILLISECONDS);
    const moment = Promise.race([
      this.match.wait(MOMENT_MILLISECONDS),
      new Promise<void>((resolve) => (this.putAway = resolve)),
    ]);
    await this.match.wait(PAUSE_MILLISECONDS);
    const verdict = judged && (await Promise.race([judged, reading.then(() => null)]));
    if (this.match.state.moment) await moment;
    if (!verdict) return;
    await reading;
    await this.match.wait(Math.max(0, verdict.said.length * CHARACTER_MILLISECONDS - READING_MILLISECONDS));
  }
  /** The player has put away what was said large. */
  hurryMoment(): void {
    this.putAway();
  }

  /** It thinks on the other side's time, or no longer: about what it expects to be asked in this position. */
  ponder(snapshot: Snapshot | null): void {
    const { expected } = this;
    const pondered = expected && expected.ply === snapshot?.ply ? expected.question : null;
    if (pondered === this.pondered) return;
    this.pondering.abort();
    this.pondering = new AbortController();
    this.pondered = pondered;
    // The question itself will tell that the engine fails.
    if (pondered) void this.thinker.ponder(pondered, this.pondering.signal).catch(() => undefined);
  }
  /** The move that it is thinking about is to be played now. */
  hurry(): void {
    this.thinker.hurry();
  }

  /** Answers a draw offer to this seat, in the line under the board. Null when the question was overtaken or the engine fails. */
  async considerDraw(seat: SeatName): Promise<boolean | null> {
    const player = this.match.shown?.players[seat];
    if (player?.kind !== 'computer') return null;
    this.match.showNotice(t('draw.considering'));
    const answer = await this.acceptsDrawOffer(seat, player.level);
    if (answer === true) this.host.agreeDraw();
    else if (answer !== null) this.match.showNotice(t(answer === false ? 'draw.declined' : 'draw.unanswered'));
    return answer === 'unanswered' ? null : answer;
  }

  /** Whether the player in this seat agrees to a draw; null when the question was overtaken, 'unanswered' when the engine fails. */
  private async acceptsDrawOffer(seat: SeatName, level: Level): Promise<boolean | 'unanswered' | null> {
    const { shown } = this.match;
    const signal = this.match.withdraw();
    const answer = await this.consult('move', seat, atLevel(level, this.match.seed), []).catch((error: unknown) => {
      if (error instanceof ThinkerFailure) return 'unanswered' as const;
      throw error;
    });
    if (signal.aborted || !answer || !shown) return null;
    return answer === 'unanswered' ? answer : shown.game.play.acceptsDrawOffer(answer, shown.snapshot);
  }

  /** The same of what `moves` from here would lead to; rejects when the engine fails. */
  async consult(
    priority: Priority,
    seat: SeatName,
    limits: string,
    moves: readonly string[],
    { upTo, aims = false, signal }: Consulting = {},
  ): Promise<Answer | null> {
    const { board, signal: overtaken } = this.match;
    if (!board) return null;
    const asked = question(board, seat, limits, moves);
    const whole = { ...asked, moves: asked.moves.slice(0, upTo), ...(aims ? { aims } : {}) };
    return this.thinker.ask(whole, priority, signal ? anySignal(overtaken, signal) : overtaken);
  }
}
