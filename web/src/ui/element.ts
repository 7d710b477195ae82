// Components without shadow trees: SDL has to find the canvas, labels and dialogs have to find each other, and one
// stylesheet serves all.

import { LitElement } from 'lit';
import { languageChange } from '../i18n/translate';
import { wordsAreComing, wordsArrived } from '../i18n/pending_catalogues';
import { follow } from './follow';

export abstract class PageElement extends LitElement {
  private stay = new AbortController();

  constructor() {
    super();
    follow(this, languageChange);
  }
  override connectedCallback(): void {
    this.stay = new AbortController();
    super.connectedCallback();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stay.abort();
  }
  /** Aborted when the element leaves the page: what it hears or has begun there ends with that. */
  protected get untilGone(): AbortSignal {
    return this.stay.signal;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  /** Nothing is said before the words for it are there. */
  protected override async scheduleUpdate(): Promise<void> {
    if (wordsAreComing()) await wordsArrived();
    await super.scheduleUpdate();
  }
}
