// The ways from the rules to the steps and examples of a lesson that show on the board what they say: looked at right there, one position
// after the other, or played.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { t } from '../i18n/later_en';
import type { GameId } from '../model/game_id';
import { icon } from '../ui/icons';
import type { Lessons } from './lesson';
import { PagePart } from './page_part';

/** The heading of one of them; what it stands for comes when it is opened. */
@customElement('anthill-on-board')
export class OnBoard extends PagePart {
  @property({ attribute: false }) game!: GameId;
  @property({ attribute: false }) lessons!: Lessons;
  /** By its name in the lesson. */
  @property({ attribute: false }) example!: string;
  @state() private isOpen = false;

  protected override render(): TemplateResult {
    const { game, lessons, example, isOpen } = this;
    const title = lessons.text(`${example}.title`);
    return html`<button
        type="button"
        class="small"
        aria-expanded=${isOpen ? 'true' : 'false'}
        @click=${() => (this.isOpen = !isOpen)}
      >
        ${icon('play')}${t('rules.onBoard', { title })}
      </button>
      ${isOpen ? this.page.example(game, lessons, example) : nothing}`;
  }
}

export const onBoard = (
  game: GameId,
  lessons: Lessons,
  examples: readonly string[] = [],
): TemplateResult | typeof nothing =>
  examples.length === 0
    ? nothing
    : html`<div class="on-board">
        ${examples.map(
          (example) =>
            html`<anthill-on-board .game=${game} .lessons=${lessons} .example=${example}></anthill-on-board>`,
        )}
      </div>`;
