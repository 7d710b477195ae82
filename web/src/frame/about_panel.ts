// The dialog about the page itself: the games' designers, where the data stays, what is inside, and its single-file copy.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { t as later } from '../i18n/later_en';
import { isKept } from '../offline/offline';
import { serviceWorkers } from '../offline/service_workers';
import { carriedLicences, SHIPPED } from './licences';
import { t } from './en';
import './report';
import './about_panel.css';

/** The files beside the page: the licences in full, and its single-file copy. */
const besideThePage = (): TemplateResult =>
  html`<p><a href="./licences.txt">${t('about.licences.link')}</a></p>
    <h3>${t('about.carry')}</h3>
    <p>${t('about.carry.text')}</p>
    <p><a href="./anthill.html" download="anthill.html">${t('about.carry.link')}</a></p>`;

@customElement('anthill-about')
export class AboutPanel extends PagePart {
  /** Whose game each one is, a sentence or two for each. */
  @property({ attribute: false }) credits: readonly string[] = [];

  /** Null until that is known, and of the copy in one file, which needs no keeping. */
  @state() private kept: boolean | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (carriedLicences() === null) void isKept(serviceWorkers()).then((kept) => (this.kept = kept));
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
      ${carriedLicences() === null ? besideThePage() : html`<pre class="carried-licences">${carriedLicences()}</pre>`}`;
  }
}
