// The winner's ants march over the board in two columns; where nothing moves they stand in a ring. Any tap or key ends it. Fetched when a
// game is won.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatName } from '../model/snapshot';
import { PageElement } from '../ui/element';
import './march.css';

const COLUMNS = ['there', 'back'];
const ANTS = Array.from({ length: 8 }, (_, ant) => ant);

@customElement('anthill-march')
export class March extends PageElement {
  @property() seat: SeatName = 'red';

  override connectedCallback(): void {
    super.connectedCallback();
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, this.end, { capture: true, once: true, signal: this.untilGone });
  }

  protected override render(): TemplateResult {
    return html`<div class="march ${this.seat}" aria-hidden="true">
      ${COLUMNS.map(
        (column) =>
          html`<div class="column ${column}">
            ${ANTS.map(
              () => html`<svg class="loose" viewBox="0 0 100 120"><use href=${`#art-ant-${this.seat}`} /></svg>`,
            )}
          </div>`,
      )}
    </div>`;
  }

  private readonly end = (): void => this.querySelector('.march')?.classList.add('gone');
}
