// The most important of what can be taken, in the line under the board; where there is nothing, what the game says there.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MatchPart } from '../../contract/match_part';
import { follows } from '../../ui/follow';
import { currentHelp } from './help';

@customElement('anthill-help-line')
@follows(currentHelp)
export class HelpLine extends MatchPart {
  /** Shown if nothing can be taken. */
  @property({ attribute: false }) otherwise = '';

  protected override render(): TemplateResult {
    const { sentence } = currentHelp.of(this.game, this.view);
    // Announced to screen readers as soon as it is known; the other text, which helps with the pointer, is only
    // visible.
    return html`<span aria-hidden=${sentence ? 'true' : nothing}>${sentence || this.otherwise}</span
      ><span class="visually-hidden" role="status">${sentence}</span>`;
  }
}
