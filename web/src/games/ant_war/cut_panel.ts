// The cut: the undealt cards lie face down in a row, and the person who holds the device lifts off as many as they like. The order of
// the cards is made by chance at that moment, so each of them is as likely as the others wherever the finger comes down.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { isJoker, leftSentence } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { steady } from './steady';
import { t } from './en';
import './cut.css';

@customElement('anthill-cut')
export class CutPanel extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;

  protected override render(): TemplateResult {
    const { undealt, moves, ply } = this.snapshot;
    const why = undealt.some(isJoker) ? 'cut.why' : 'cut.why.noJoker';
    const again = moves[ply - 1]?.text === 'cut:**';
    if (undealt.length === 0) {
      return html`<section class="panel" aria-labelledby="cut-heading">
        <h2 id="cut-heading">${t('cut.title')}</h2>
        <p class="said">${leftSentence(this.snapshot)}</p>
        <p class="buttons">
          <button type="button" class="primary" @click=${this.cut}>${t('cut.toss')}</button>
        </p>
      </section>`;
    }
    return html`<section class="panel" aria-labelledby="cut-heading">
      <h2 id="cut-heading">${t('cut.tap')}</h2>
      ${steady(html`<span role="status">${t(again ? 'cut.again' : why)}</span>`, [t('cut.again'), t(why)])}
      <p class="left">${leftSentence(this.snapshot)}</p>
      <button type="button" class="deck" aria-label=${t('cut.button', { n: undealt.length })} @click=${this.cut}>
        ${undealt.map(() => html`<i aria-hidden="true"></i>`)}<span aria-hidden="true">${t('cut.here')}</span>
      </button>
    </section>`;
  }

  private readonly cut = (): void => this.page.session.chance(this.snapshot.ply);
}
