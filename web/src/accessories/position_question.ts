// A question about the position on the board. It is asked once for each position, for the first element that shows the answer; all others
// share it.

import type { GamePage, MatchView } from '../contract/game_page';
import { Observable } from '../model/observable';
import { historyText } from '../model/snapshot';
import { ThinkerFailure } from '../thinker/thinker';

type State<Answer> = { kind: 'thinking' | 'failed' } | { kind: 'there'; answer: Answer };

export class PositionQuestion<Answer> extends Observable {
  private position = '';
  private question = new AbortController();
  private state: State<Answer> = { kind: 'thinking' };

  /** @param ask resolves to null where the match has gone on */
  constructor(private readonly ask: (game: GamePage, view: MatchView, signal: AbortSignal) => Promise<Answer | null>) {
    super();
  }

  /** The answer for the position in this view; asks if it is not known yet. */
  of(game: GamePage, view: MatchView): State<Answer> {
    const position = historyText(view.snapshot);
    if (position !== this.position) {
      this.position = position;
      void this.find(game, view);
    }
    return this.state;
  }
  /** Called when no element shows the answer any more. Stops the running search; keeps finished results. */
  leave(): void {
    this.question.abort();
    if (this.state.kind !== 'there') this.position = '';
  }
  again(): void {
    this.position = '';
    this.notify();
  }

  private async find(game: GamePage, view: MatchView): Promise<void> {
    this.question.abort();
    const { signal } = (this.question = new AbortController());
    this.state = { kind: 'thinking' };
    const become = (state: State<Answer>): void => {
      if (signal.aborted) return;
      this.state = state;
      this.notify();
    };
    try {
      const answer = await this.ask(game, view, signal);
      if (answer !== null) become({ kind: 'there', answer });
      else if (!signal.aborted) this.position = '';
    } catch (reason) {
      become({ kind: 'failed' });
      if (!(reason instanceof ThinkerFailure)) throw reason;
    }
  }
}
