// Plays one step of a lesson, or a puzzle: judges each move that is at rest, plays the other side's answer, and takes back wrong moves.
// The session plays; the rules decide, or the judge of puzzles.

import { learnerOf, textOf, type LessonStep } from '../contract/lesson';
import { historyText, type RefusalFacts, type Snapshot } from '../model/snapshot';
import type { SandboxPosition } from '../session/sandbox';
import type { Session } from '../session/session';
import type { SessionState } from '../session/state';
import { judge, type Verdict } from './judge';

type StepFeedback =
  | { kind: 'task' }
  /** `say`: what the answer is called. */
  | { kind: 'right' | 'wrong' | 'unjudged'; say: string };

const TASK: StepFeedback = { kind: 'task' };
/** A wrong try is shown this long before it is taken back, and the other side's move before the next. */
const LOOK_MILLISECONDS = 900;

/** Why the rules refuse what was tried. A solved step, and a board that is locked for an answer, refuse everything: that is no news. */
export const refusalIn = (notice: SessionState['notice'], feedback: StepFeedback): RefusalFacts | null =>
  notice?.kind === 'refused' && feedback.kind !== 'right' && notice.facts.reason !== 'locked' ? notice.facts : null;

export interface LessonHost {
  /** The step cannot go on. @param again begins it again */
  failed(reason: unknown, again: () => void): void;
  /** The message has changed. */
  feedbackChanged(): void;
  /** The step's position is on the board, and nothing has been played in it yet. */
  placed?(): void;
  /** While locked, no move can be made on the board. */
  lockBoard(locked: boolean): void;
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
  feedback: StepFeedback = TASK;
  /** The solution is being played. */
  isShowing = false;
  /** The history that was judged last, or that of the beginning. */
  private judged = '';
  /** The short game is over, and its last round or turn is counted before the player. */
  private isCounting = false;
  /** The number of the run: what an earlier one waits for is void. */
  private run = 0;
  private busy = false;

  constructor(
    private readonly session: LessonSession,
    private readonly host: LessonHost,
  ) {}

  /** True as soon as the step can be played. */
  async begin(step: LessonStep): Promise<boolean> {
    this.run += 1;
    const { run } = this;
    this.step = step;
    this.busy = true;
    this.isCounting = false;
    this.isShowing = false;
    this.host.lockBoard(false);
    this.setFeedback(TASK);
    const opened = await this.guarded(() => this.session.place(this.host.position(step)));
    if (opened === 'refused') this.fail(new Error(`the board refuses the step ${step.id}`));
    if (opened !== 'opened' || run !== this.run) return false;
    this.markJudged();
    this.busy = false;
    this.host.placed?.();
    return true;
  }
  /** A step that fails for whatever reason can be begun again. Resolves to null then. */
  private async guarded<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const { run } = this;
    try {
      return await work();
    } catch (reason) {
      if (run === this.run) this.fail(reason);
      return null;
    }
  }
  private fail(reason: unknown): void {
    const { step } = this;
    if (step) this.host.failed(reason, () => void this.begin(step));
  }
  /** Called when the step leaves the screen. */
  end(): void {
    this.run += 1;
    this.step = null;
  }

  get isRight(): boolean {
    return this.feedback.kind === 'right';
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
    if (isBack) this.setFeedback(TASK);
    if (this.isRight) return;
    if (historyText(snapshot) === this.judged && (snapshot.held || !this.isCounting)) return;
    this.markJudged();
    if (step.level !== undefined) {
      this.followGame(step);
      return;
    }
    const verdict = this.host.judge?.(step, snapshot) ?? judge(step, snapshot);
    if (verdict instanceof Promise) void this.guarded(() => this.awaitVerdict(step, verdict));
    else this.act(step, verdict);
  }
  private async awaitVerdict(step: LessonStep, coming: Promise<Verdict>): Promise<void> {
    const { run } = this;
    this.lock(true);
    const verdict = await coming;
    if (run === this.run) this.act(step, verdict);
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
    const { run } = this;
    this.isShowing = true;
    this.lock(true);
    for (const move of step.solution) {
      if (!(await this.play(textOf(move), run))) return;
    }
    this.setFeedback({ kind: 'right', say: 'shown' });
  }

  private followGame(step: LessonStep): void {
    const { game, snapshot } = this.session.state.match ?? {};
    this.isCounting = snapshot?.held === true && snapshot.status.kind !== 'playing';
    if (!game || !snapshot || snapshot.status.kind === 'playing') return;
    const { kind, winner } = snapshot.status;
    const won = kind === 'won' && winner === learnerOf(step);
    const say = won ? 'won' : kind === 'draw' ? 'drawn' : 'lost';
    if (!snapshot.held) {
      this.setFeedback({ kind: 'right', say });
      return;
    }
    // Nothing is said of it before it has been counted, or the player wants to see it.
    const { run, judged } = this;
    void this.host.wait(game.play.readingMilliseconds?.(snapshot) ?? 0).then(() => {
      if (run === this.run && judged === this.judged && !this.isRight) this.setFeedback({ kind: 'right', say });
    });
  }

  private async goOn(right: boolean, replies: readonly string[]): Promise<void> {
    const { run } = this;
    this.lock(true);
    if (right) this.setFeedback({ kind: 'right', say: 'right' });
    else this.setFeedback(TASK);
    for (const reply of replies) {
      if (!(await this.play(reply, run))) return;
    }
    if (right || run !== this.run) return;
    this.lock(false);
    this.follow(); // a quick player has moved again
  }

  /** Says what was wrong, shows what the other side would do about it, and takes both back. */
  private async answer(step: LessonStep, feedback: StepFeedback, reply: string | null): Promise<void> {
    const { run } = this;
    const ply = this.ply - 1;
    this.lock(true);
    this.setFeedback(feedback);
    if (reply !== null && !(await this.play(reply, run))) return;
    await this.pause();
    if (run !== this.run) return;
    while (this.ply > ply) {
      if (this.session.undoTarget === null) {
        // An outcome of chance that was shown cannot be taken back: the step begins again.
        if (await this.begin(step)) this.setFeedback(feedback);
        return;
      }
      this.session.undo();
    }
    this.markJudged();
    this.lock(false);
  }

  /** A move of the other side, after a moment; false when it is void. */
  private async play(move: string, run: number): Promise<boolean> {
    await this.pause();
    if (run !== this.run) return false;
    this.session.command(move, this.ply);
    this.markJudged();
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
  private markJudged(): void {
    const { snapshot } = this.session.state.match ?? {};
    this.judged = snapshot ? historyText(snapshot) : '';
  }
  private lock(locked: boolean): void {
    this.busy = locked;
    this.host.lockBoard(locked);
  }
  private setFeedback(feedback: StepFeedback): void {
    this.feedback = feedback;
    this.host.feedbackChanged();
  }
}
