// Plays one step of a lesson, or a puzzle: judges each move that is at rest, plays the other side's answer, and takes back wrong moves.
// The session plays; the rules decide, or the judge of puzzles.

import { learnerOf, textOf, type LessonStep } from '../contract/lesson';
import { historyText, type RefusalFacts, type Snapshot } from '../model/snapshot';
import type { SandboxPosition } from '../session/sandbox';
import type { Session } from '../session/session';
import type { SessionState } from '../session/state';
import { judge, type Verdict } from './judge';

type Told =
  | { kind: 'task' }
  /** `say`: what the answer is called. */
  | { kind: 'right' | 'wrong' | 'unjudged'; say: string };

const TASK: Told = { kind: 'task' };
/** A wrong try is shown this long before it is taken back, and the other side's move before the next. */
const LOOK_MILLISECONDS = 900;

/** Why the rules refuse what was tried. A solved step, and a board that is held for an answer, refuse everything: that is no news. */
export const refusalIn = (notice: SessionState['notice'], told: Told): RefusalFacts | null =>
  notice?.kind === 'refused' && told.kind !== 'right' && notice.facts.reason !== 'locked' ? notice.facts : null;

export interface LessonHost {
  /** The step cannot go on. @param again begins it again */
  failed(reason: unknown, again: () => void): void;
  /** The message has changed. */
  told(): void;
  /** The step's position is on the board, and nothing has been played in it yet. */
  laid?(): void;
  /** While held, no move can be made on the board. */
  hold(held: boolean): void;
  wait(milliseconds: number): Promise<void>;
  position(step: LessonStep): SandboxPosition;
  /** Judges the learner's last move; if it is left out, the step itself does. */
  judge?(step: LessonStep, snapshot: Snapshot): Verdict | Promise<Verdict>;
}

/** The part of a session that a lesson uses. */
export type LessonSession = Pick<
  Session,
  'state' | 'place' | 'command' | 'undo' | 'undoTarget' | 'confirmation' | 'whenReady'
>;

export class LessonPlay {
  step: LessonStep | null = null;
  told: Told = TASK;
  /** The solution is being played. */
  isShowing = false;
  /** The history that was judged last, or that of the beginning. */
  private seen = '';
  /** The short game is over, and its last round or turn is counted before the player. */
  private isCounting = false;
  /** How often a step has been begun: what was going on before is void. */
  private begun = 0;
  private busy = false;

  constructor(
    private readonly session: LessonSession,
    private readonly host: LessonHost,
  ) {}

  /** True as soon as the step can be played. */
  async begin(step: LessonStep): Promise<boolean> {
    this.begun += 1;
    const { begun } = this;
    this.step = step;
    this.busy = true;
    this.isCounting = false;
    this.isShowing = false;
    this.host.hold(false);
    this.tell(TASK);
    const opened = await this.guarded(() => this.session.place(this.host.position(step)));
    if (opened === 'refused') this.fail(new Error(`the board refuses the step ${step.id}`));
    if (opened !== 'opened' || begun !== this.begun) return false;
    this.see();
    this.busy = false;
    this.host.laid?.();
    return true;
  }
  /** A step that fails for whatever reason can be begun again. Resolves to null then. */
  private async guarded<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const { begun } = this;
    try {
      return await work();
    } catch (reason) {
      if (begun === this.begun) this.fail(reason);
      return null;
    }
  }
  private fail(reason: unknown): void {
    const { step } = this;
    if (step) this.host.failed(reason, () => void this.begin(step));
  }
  /** Called when the step leaves the screen. */
  end(): void {
    this.begun += 1;
    this.step = null;
  }

  get isRight(): boolean {
    return this.told.kind === 'right';
  }

  /** To be called with every new state of the session. */
  follow(): void {
    const { step, session } = this;
    const { mode } = session.state;
    const { snapshot } = session.state.match ?? {};
    // Only in the short game anybody is asked, who is helped.
    const asks = step?.level !== undefined && mode.kind === 'confirming' && mode.caution !== '';
    if (mode.kind === 'confirming' && !asks) session.confirmation.confirm();
    if (!step || this.busy || !snapshot || snapshot.animating) return;
    // The end of a short game may be taken back.
    const isBack = this.isRight && step.level !== undefined && snapshot.status.kind === 'playing';
    if (isBack) this.tell(TASK);
    if (this.isRight) return;
    if (historyText(snapshot) === this.seen && (snapshot.held || !this.isCounting)) return;
    this.see();
    if (step.level !== undefined) {
      this.followGame(step);
      return;
    }
    const verdict = this.host.judge?.(step, snapshot) ?? judge(step, snapshot);
    if (verdict instanceof Promise) void this.guarded(() => this.awaitVerdict(step, verdict));
    else this.act(step, verdict);
  }
  private async awaitVerdict(step: LessonStep, coming: Promise<Verdict>): Promise<void> {
    const { begun } = this;
    this.hold(true);
    const verdict = await coming;
    if (begun === this.begun) this.act(step, verdict);
  }
  private act(step: LessonStep, verdict: Verdict): void {
    void this.guarded(() =>
      verdict.kind === 'right' || verdict.kind === 'on'
        ? this.goOn(verdict.kind === 'right', verdict.replies)
        : this.answer(step, { kind: verdict.kind, say: verdict.say }, verdict.kind === 'wrong' ? verdict.reply : null),
    );
  }

  /** Plays the solution, from the beginning. */
  async showSolution(): Promise<void> {
    const { step } = this;
    if (!step || !(await this.begin(step))) return;
    const { begun } = this;
    this.isShowing = true;
    this.hold(true);
    for (const move of step.solution) {
      if (!(await this.play(textOf(move), begun))) return;
    }
    this.tell({ kind: 'right', say: 'shown' });
  }

  private followGame(step: LessonStep): void {
    const { game, snapshot } = this.session.state.match ?? {};
    this.isCounting = snapshot?.held === true && snapshot.status.kind !== 'playing';
    if (!game || !snapshot || snapshot.status.kind === 'playing') return;
    const { kind, winner } = snapshot.status;
    const won = kind === 'won' && winner === learnerOf(step);
    const say = won ? 'won' : kind === 'draw' ? 'drawn' : 'lost';
    if (!snapshot.held) {
      this.tell({ kind: 'right', say });
      return;
    }
    // Nothing is said of it before it has been counted, or the player wants to see it.
    const { begun, seen } = this;
    void this.host.wait(game.play.readingMilliseconds?.(snapshot) ?? 0).then(() => {
      if (begun === this.begun && seen === this.seen && !this.isRight) this.tell({ kind: 'right', say });
    });
  }

  private async goOn(right: boolean, replies: readonly string[]): Promise<void> {
    const { begun } = this;
    this.hold(true);
    if (right) this.tell({ kind: 'right', say: 'right' });
    else this.tell(TASK);
    for (const reply of replies) {
      if (!(await this.play(reply, begun))) return;
    }
    if (right || begun !== this.begun) return;
    this.hold(false);
    this.follow(); // a quick player has moved again
  }

  /** Says what was wrong, shows what the other side would do about it, and takes both back. */
  private async answer(step: LessonStep, told: Told, reply: string | null): Promise<void> {
    const { begun } = this;
    const ply = this.ply - 1;
    this.hold(true);
    this.tell(told);
    if (reply !== null && !(await this.play(reply, begun))) return;
    await this.pause();
    if (begun !== this.begun) return;
    while (this.ply > ply) {
      if (this.session.undoTarget === null) {
        // An outcome of chance that was shown cannot be taken back: the step begins again.
        if (await this.begin(step)) this.tell(told);
        return;
      }
      this.session.undo();
    }
    this.see();
    this.hold(false);
  }

  /** A move of the other side, after a moment; false when it is void. */
  private async play(move: string, begun: number): Promise<boolean> {
    await this.pause();
    if (begun !== this.begun) return false;
    this.session.command(move, this.ply);
    this.see();
    return true;
  }

  /** As long as the learner looks, and until the board can go on. */
  private async pause(): Promise<void> {
    await this.host.wait(LOOK_MILLISECONDS);
    await new Promise<void>((resolve) => this.session.whenReady(resolve));
  }

  private get ply(): number {
    return this.session.state.match?.snapshot.ply ?? 0;
  }
  private see(): void {
    const { snapshot } = this.session.state.match ?? {};
    this.seen = snapshot ? historyText(snapshot) : '';
  }
  private hold(held: boolean): void {
    this.busy = held;
    this.host.hold(held);
  }
  private tell(told: Told): void {
    this.told = told;
    this.host.told();
  }
}
