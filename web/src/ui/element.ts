// Components without shadow trees: SDL has to find the canvas, labels and dialogs have to find each other, and one
// stylesheet serves all.

import { LitElement } from 'lit';
import { languageChange } from '../i18n/translate';
import { wordsAreComing, wordsArrived } from '../i18n/pending_catalogues';
import { follow } from './follow';

export abstract class PageElement extends LitElement {
  constructor() {
    super();
    follow(this, languageChange);
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
