// The review of the finished game on the board: one for all who show something of it. It works while the review is open, and keeps its
// findings with the game.

import type { GamePage } from '../../contract/game_page';
import type { PageContext } from '../../contract/page_context';
import { ThinkerFailure, type MoveSequence } from '../../thinker/thinker';
import { postGameAnalysisOf } from '../../session/post_game_analysis';
import { gameFingerprint, noFindings, readFindings, writeFindings, type Findings } from './findings';
import { isComplete, runPass, type Asking } from './pass';
import { weighRounds } from './rounds';
import type { Finished } from './standing';
import { Observable } from '../../model/observable';

// So much work is lost at most where a page is killed.
const PLIES_BETWEEN_SAVES = 12;

/** 'still': the review is incomplete, and not running. */
type Progress = 'working' | 'still' | 'failed' | 'complete';

export interface Reviewed {
  readonly finished: Finished;
  readonly sequence: MoveSequence;
  readonly findings: Findings;
}

class CurrentReview extends Observable {
  private of = '';
  private question = new AbortController();
  /** Null until its game's part of the page is there, and where the game is not over. */
  reviewed: Reviewed | null = null;
  progress: Progress = 'still';
  /** The last position that has been looked at. */
  at = 0;

  /**
   *
   * Finds out what is not known yet. Finished results are kept.
   * @param closely see runPass()
   * @param unwanted aborted when the review is closed
   *
   */
  async work(game: GamePage, page: PageContext, closely: boolean, unwanted: AbortSignal): Promise<Reviewed | null> {
    this.question.abort();
    const question = new AbortController();
    this.question = question;
    const { signal } = question;
    const isVoid = (): boolean => signal.aborted;
    unwanted.addEventListener('abort', () => {
      question.abort();
      if (this.question === question && this.progress === 'working') this.become('still');
    });
    const { session } = page;
    const analysis = postGameAnalysisOf(session.review);
    const { id } = session;
    const keep = ({ findings, sequence }: Reviewed): void => {
      // Another game may have been begun meanwhile.
      if (session.id === id) analysis.keep(writeFindings(findings, sequence));
    };
    this.become('working');
    try {
      const reviewed = await this.read(game, page);
      if (!reviewed || isVoid()) return null;
      const { finished, sequence, findings } = reviewed;
      const asking: Asking = { analysis, finished, sequence, signal };
      let unsaved = 0;
      const done =
        isComplete(finished, findings, closely) ||
        (await this.weighed(asking, findings, closely, (ply) => {
          this.at = ply;
          unsaved += 1;
          if (unsaved % PLIES_BETWEEN_SAVES === 0) keep(reviewed);
          this.notify();
        }));
      if (unsaved > 0) keep(reviewed);
      if (isVoid()) return null;
      this.become(done ? 'complete' : 'still');
      return done ? reviewed : null;
    } catch (reason) {
      if (!isVoid()) this.become('failed');
      if (!(reason instanceof ThinkerFailure)) throw reason;
      return null;
    }
  }
  private async weighed(
    asking: Asking,
    findings: Findings,
    closely: boolean,
    found: (ply: number) => void,
  ): Promise<boolean> {
    if (!(await runPass(asking, findings, closely, found))) return false;
    if (!closely || !asking.finished.advice.rounds || findings.rounds) return true;
    findings.rounds = await weighRounds(asking);
    found(asking.finished.snapshot.length);
    return findings.rounds !== null;
  }
  /** Another game is another review. */
  private async read(game: GamePage, { session }: PageContext): Promise<Reviewed | null> {
    const advice = await game.parts.advice();
    const analysis = postGameAnalysisOf(session.review);
    const whole = analysis.whole();
    if (!whole) return null;
    const { sequence, snapshot } = whole;
    const of = `${session.id} ${gameFingerprint(sequence)}`;
    if (of === this.of && this.reviewed) return this.reviewed;
    const { kept } = analysis;
    this.of = of;
    this.reviewed = {
      finished: { snapshot, first: game.play.firstPly(snapshot), advice },
      sequence,
      findings: kept ? readFindings(kept, sequence) : noFindings(),
    };
    this.at = this.reviewed.finished.first;
    return this.reviewed;
  }

  private become(progress: Progress): void {
    this.progress = progress;
    this.notify();
  }
}

export const currentReview = new CurrentReview();
