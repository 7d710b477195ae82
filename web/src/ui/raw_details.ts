// The program's own message about a failure: in English, and only on request.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';

export const rawDetails = (text: string): TemplateResult | typeof nothing =>
  text === ''
    ? nothing
    : html`<details>
        <summary>${t('app.failed.details')}</summary>
        <p lang="en" dir="ltr">${text}</p>
      </details>`;
