// What the program itself says of a failure: in English, and only for those who ask.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';

export const rawDetails = (text: string): TemplateResult | typeof nothing =>
  text === ''
    ? nothing
    : html`<details>
        <summary>${t('app.failed.details')}</summary>
        <p lang="en" dir="ltr">${text}</p>
      </details>`;
