// The base of all panels of the game: a panel that replaces the element with the focus takes the focus too. Keys and screen readers go
// on where they were; a focus elsewhere on the page, or nowhere in particular, is left there.

import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { focusIsLost } from '../../ui/focus';
import type { RedVsBlackSnapshot } from './snapshot';
import { unitChoice } from './unit_choice';

export abstract class Panel extends PagePart {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;

  protected override updated(): void {
    if (focusIsLost()) this.querySelector<HTMLElement>('.panel')?.focus({ preventScroll: true });
  }
}

/** A panel about a player's decision, for which units may have to be picked. */
export abstract class DecisionPanel extends Panel {
  @property() player = '';
  private due = '';

  constructor() {
    super();
    unitChoice.shownBy(this);
  }

  /** Another decision is due. */
  protected abstract begin(): void;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { turn, ply, position } = this.snapshot;
    const due = `${ply} ${turn} ${position}`;
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.begin();
  }
}
