// The rules of a game, fetched when they are first opened, with the ways to its lesson and to its set on paper.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GamePage, RulesPage } from '../contract/game_page';
import { PagePart } from '../contract/page_part';
import { t as later } from '../i18n/later_en';
import { t } from '../i18n/translate';
import { Attempt } from '../ui/attempt';
import { partFailed } from '../ui/lazy';

@customElement('anthill-rules')
export class RulesDialog extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  /** The one at hand. */
  @property() variant = '';
  /** At which it opens; "" for its beginning. */
  @property() section = '';
  /** Shows the game's lesson; null where that would lead away from another. */
  @property({ attribute: false }) learn: (() => void) | null = null;
  /** The variant whose rules are shown, when it is not the one at hand. */
  @state() private other: string | null = null;
  private rules: RulesPage | null = null;
  private readonly attempt = new Attempt(() => this.requestUpdate());

  protected override firstUpdated(): void {
    void this.attempt.run(() => this.fetch());
  }
  private async fetch(): Promise<void> {
    this.rules = await this.game.parts.rules();
    this.requestUpdate();
    await this.updateComplete;
    if (this.section !== '') this.rules.show(this.section);
  }

  protected override render(): TemplateResult {
    const { attempt, game, learn, page, rules } = this;
    const printSet = (): void => void import('../frame/print_set').then((print) => print.printSet(game));
    return html`${
        learn
          ? html`<button type="button" class="quiet learn" @click=${learn}>
              ${t('start.learn', { game: page.gameName(game.id) })}
            </button>`
          : nothing
      }
      <button type="button" class="quiet learn" @click=${printSet}>${later('rules.print')}</button>
      ${
        rules?.content(page, this.other ?? this.variant, (other) => (this.other = other)) ??
        (attempt.retry ? partFailed(attempt.retry) : later('rules.loading'))
      }`;
  }
}
