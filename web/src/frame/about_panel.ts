// The dialog about the page itself: the games' designers, where the data stays, and what is inside.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { t as later } from '../i18n/later_en';
import { SHIPPED } from './licences';
import { areKept, besideThePage } from './page_files';
import { t } from './en';
import './report';
import './about_panel.css';

@customElement('anthill-about')
export class AboutPanel extends PagePart {
  /** Whose game each one is, a sentence or two for each. */
  @property({ attribute: false }) credits: readonly string[] = [];

  /** Null until that is known, and where there is nothing to keep. */
  @state() private kept: boolean | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void areKept().then((kept) => (this.kept = kept));
  }

  protected override render(): TemplateResult {
    return html`${this.credits.map((text) => html`<p>${text}</p>`)}
      <p>${later('about.rules')}</p>
      <p>${t('about.private')}</p>
      ${this.kept === null ? nothing : html`<p>${t(this.kept ? 'about.kept' : 'about.notKept')}</p>`}
      <h3>${t('about.licences')}</h3>
      <ul class="licences">
        ${SHIPPED.map(({ what, licence }) => html`<li>${t('about.licence', { what, licence })}</li>`)}
      </ul>
      <anthill-report></anthill-report>
      ${besideThePage()}`;
  }
}
