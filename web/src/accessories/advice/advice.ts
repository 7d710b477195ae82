// The strongest computer player's choice in the position on the board. It is computed once for each position, for the first element that
// shows it; all others share it.

import type { Advice, GamePage, MatchView } from '../../contract/game_page';
import { BEST } from '../../model/levels';
import { hintsIn, hintsKey } from '../../model/hint_count';
import { historyText, other } from '../../model/snapshot';
import { ThinkerFailure, type Answer } from '../../thinker/thinker';
import { Observable } from '../../model/observable';

/** `reason`: what the rules prove to speak for the move; "" for nothing. */
type Adviser = { kind: 'thinking' | 'failed' } | { kind: 'there'; advice: Advice; reason: string };

/** At most this many reasons are shown for a move. */
const MOST_REASONS = 2;

class CurrentAdvice extends Observable {
  private position = '';
  private question = new AbortController();
  private state: Adviser = { kind: 'thinking' };

  /** The advice for the position in this view, which is computed if it is not known yet. */
  of(game: GamePage, view: MatchView): Adviser {
    const position = historyText(view.snapshot);
    if (position !== this.position) {
      this.position = position;
      void this.ask(game, view);
    }
    return this.state;
  }
  /** Called when no element shows the hint any more. Stops the running search; keeps finished results. */
  leave(): void {
    this.question.abort();
    if (this.state.kind !== 'there') this.position = '';
  }
  again(): void {
    this.position = '';
    this.notify();
  }

  private async ask(game: GamePage, view: MatchView): Promise<void> {
    this.question.abort();
    const question = new AbortController();
    this.question = question;
    this.state = { kind: 'thinking' };
    const become = (state: Adviser): void => {
      if (this.question !== question || question.signal.aborted) return;
      this.state = state;
      if (state.kind === 'there') count(view);
      this.notify();
    };
    const { session } = view.page;
    const { snapshot } = view;
    const asked = { aims: game.play.dice?.areDue(snapshot) === true, signal: question.signal };
    try {
      const [page, answer] = await Promise.all([game.parts.advice(), session.consult([], BEST, asked)]);
      // Without an answer the match has gone on.
      if (answer)
        become({ kind: 'there', advice: page.of(answer, view), reason: await this.reason(game, view, answer) });
      else if (this.question === question) this.position = '';
    } catch (reason) {
      become({ kind: 'failed' });
      if (!(reason instanceof ThinkerFailure)) throw reason;
    }
  }
  /** A throw is not a move yet, so nothing can be proved about it. */
  private async reason(game: GamePage, { page, snapshot }: MatchView, { move }: Answer): Promise<string> {
    if (game.play.dice?.areDue(snapshot)) return '';
    const facts = (await page.session.explaining.facts(snapshot.turn, snapshot.ply, `reasons ${move}`)) ?? [];
    if (facts.length === 0) return '';
    return game.parts.explanations().then(
      (words) => words.reason(facts, snapshot, MOST_REASONS),
      () => '',
    );
  }
}

/** The record says how often which player has asked. */
function count({ page, snapshot, record }: MatchView): void {
  const seat = snapshot.swapped ? other(snapshot.turn) : snapshot.turn;
  page.session.note(hintsKey(seat), String(hintsIn(record.notes)[seat] + 1));
}

export const currentAdvice = new CurrentAdvice();
