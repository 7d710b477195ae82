// In place of the page where its board cannot be started.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';

/** @param reason for the person who looks for the cause, in English; "" where nothing is known */
export const apology = (reason: string): TemplateResult =>
  html`<main class="apology">
    <h1>${t('app.failed.title')}</h1>
    <p>${t('app.failed.text')}</p>
    <button type="button" class="primary" @click=${() => location.reload()}>${t('app.failed.retry')}</button>
    ${
      reason === ''
        ? nothing
        : html`<details>
            <summary>${t('app.failed.details')}</summary>
            <p lang="en" dir="ltr">${reason}</p>
          </details>`
    }
  </main>`;
