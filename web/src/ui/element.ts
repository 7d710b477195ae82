// Components without shadow trees: SDL has to find the canvas, labels and dialogs have to find each other, and one
// stylesheet serves all.

import { LitElement } from 'lit';
import { wordsAreComing, wordsArrived } from '../i18n/pending_catalogues';

export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }

  /** Nothing is said before the words for it are there. */
  protected override async scheduleUpdate(): Promise<void> {
    if (wordsAreComing()) await wordsArrived();
    await super.scheduleUpdate();
  }
}
