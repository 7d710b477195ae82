// In place of the page where its board cannot be started.

import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';

export const apology = (): TemplateResult =>
  html`<main class="apology">
    <h1>${t('app.failed.title')}</h1>
    <p>${t('app.failed.text')}</p>
    <button type="button" class="primary" @click=${() => location.reload()}>${t('app.failed.retry')}</button>
  </main>`;
