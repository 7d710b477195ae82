// In place of the page where its board cannot be started.

import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';
import { lazy } from '../ui/lazy';
import { rawDetails } from '../ui/raw_details';

// It may be as far away as what has failed: then it is left out.
const fetchReport = (): Promise<unknown> => import('../frame/report').catch(() => undefined);

/** @param reason for the person who looks for the cause, in English; "" where nothing is known */
export const apology = (reason: string): TemplateResult =>
  html`<main class="apology">
    <h1>${t('app.failed.title')}</h1>
    <p>${t('app.failed.text')}</p>
    <button type="button" class="primary" @click=${() => location.reload()}>${t('app.failed.retry')}</button>
    ${rawDetails(reason)} ${lazy(fetchReport, () => html`<anthill-report .reason=${reason}></anthill-report>`)}
  </main>`;
