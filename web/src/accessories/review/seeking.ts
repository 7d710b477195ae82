// "Find it yourself": somebody looks for a better move than the one that was played, on the board itself, and is told what it is worth.

import type { GamePage } from '../../contract/game_page';
import type { Snapshot } from '../../model/snapshot';
import type { Study } from '../../session/study';
import { ThinkerFailure } from '../../thinker/thinker';
import type { Reviewed } from './review';
import type { Moment } from './standing';
import { tryOut } from './trial';

export type Verdict =
  | { kind: 'task' | 'judging' | 'right' | 'good' | 'same' | 'unknown' | 'failed' }
  /** `why`: what the rules prove that it lets the other side do, in words that may still be on their way; "" for nothing. */
  | { kind: 'wrong'; standing: number; why: () => string };

const TASK: Verdict = { kind: 'task' };

export class Seeking {
  verdict = TASK;
  /** The move that is being judged, or was. */
  private judged = '';
  private question = new AbortController();

  constructor(
    private readonly game: GamePage,
    private readonly study: Study,
    private readonly reviewed: Reviewed,
    readonly moment: Moment,
    private readonly changed: () => void,
  ) {}

  begin(): void {
    this.study.trying.begin(this.moment.ply);
  }
  /** Nobody looks any more. */
  end(): void {
    this.question.abort();
    this.study.trying.end();
  }
  /** With every new state of the session: @param move the one that is on the board; "" for none @param after what it led to */
  follow(move: string, after: Snapshot): void {
    if (move === this.judged) return;
    this.judged = move;
    if (move !== '') void this.judge(move, after);
  }
  get isFound(): boolean {
    return this.verdict.kind === 'right' || this.verdict.kind === 'good';
  }

  private async judge(move: string, after: Snapshot): Promise<void> {
    this.question.abort();
    const question = new AbortController();
    this.question = question;
    this.become({ kind: 'judging' });
    const verdict = await this.verdictOn(move, after, question.signal).catch((reason: unknown): Verdict => {
      if (!(reason instanceof ThinkerFailure)) throw reason;
      return { kind: 'failed' };
    });
    if (question.signal.aborted) return;
    this.become(verdict);
    // What was found stays to be seen.
    if (!this.isFound) this.study.trying.again();
  }

  private async verdictOn(move: string, after: Snapshot, signal: AbortSignal): Promise<Verdict> {
    const { moment, reviewed, study, game } = this;
    const { story, finished } = reviewed;
    if (move === moment.best) return { kind: 'right' };
    if (move === finished.snapshot.moves[moment.ply]?.text) return { kind: 'same' };
    const before = { ...story, moves: story.moves.slice(0, moment.ply) };
    const result = await tryOut(study, reviewed, moment, move, after, signal);
    if (typeof result === 'string') return { kind: result };
    if (result.size === null) return { kind: 'good' };
    const facts = await study.facts(before, `dangers ${move}`, signal);
    const words = facts.length === 0 ? null : await game.explanations().catch(() => null);
    const why = (): string => words?.warning(facts) ?? '';
    return { kind: 'wrong', standing: result.standing, why };
  }

  private become(verdict: Verdict): void {
    this.verdict = verdict;
    this.changed();
  }
}
