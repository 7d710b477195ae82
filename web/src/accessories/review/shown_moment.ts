// The part of the review that is shown: a mistake in the position that it was made in, and whether the better move is shown. Described
// beside the board and marked on it.

import type { Moment } from './standing';
import { Observable } from '../../model/observable';

class ShownMoment extends Observable {
  moment: Moment | null = null;
  answered = false;
  /** The game in which that is. */
  private id = '';

  /** Another game's is forgotten; this game's is there again after a puzzle. */
  enter(id: string): void {
    if (id !== this.id) this.at(null);
    this.id = id;
  }
  at(moment: Moment | null, answered = false): void {
    this.moment = moment;
    this.answered = answered;
    this.notify();
  }
}

export const shownMoment = new ShownMoment();
