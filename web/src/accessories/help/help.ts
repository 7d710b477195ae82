// The possible captures in the position on the board, for players who get help. They are computed once for each position; all elements that
// show them share them.

import type { GamePage, MatchView } from '../../contract/game_page';
import { historyText } from '../../model/snapshot';
import { Observable } from '../../model/observable';

interface Helped {
  /** Those to be marked on the board, as the engine writes them. */
  readonly facts: readonly string[];
  /** The most important of them. */
  readonly sentence: string;
  /** The marks are still new to the player. */
  readonly isNew: boolean;
}

const NOTHING: Helped = { facts: [], sentence: '', isNew: false };

// The marks are explained in this many positions of a visit.
const EXPLAINED = 3;

class CurrentHelp extends Observable {
  private position = '';
  private state = NOTHING;
  private shown = 0;

  /** The facts for the position in this view, which are computed if they are not known yet. */
  of(game: GamePage, view: MatchView): Helped {
    const position = historyText(view.snapshot);
    if (position !== this.position) {
      this.position = position;
      this.state = NOTHING;
      void this.ask(game, view, position);
    }
    return this.state;
  }

  private async ask(game: GamePage, { page, snapshot }: MatchView, position: string): Promise<void> {
    const facts = await page.session.explaining.facts(snapshot.turn, snapshot.ply, 'dangers');
    // A draw offer withdraws the question: it is asked again when the answer to the offer is shown.
    if (facts === null && position === this.position) this.position = '';
    if (!facts || facts.length === 0) return;
    const words = await game.parts.explanations().catch(() => null);
    if (position !== this.position) return;
    if (!words) return;
    this.state = { facts: words.marked(facts), sentence: words.danger(facts), isNew: this.shown++ < EXPLAINED };
    this.notify();
  }
}

export const currentHelp = new CurrentHelp();
