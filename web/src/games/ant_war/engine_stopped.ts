// Whoever asked the computer for its view, and gets none since it has stopped, is told so and may ask again.

import { html, type TemplateResult } from 'lit';
import { t } from '../../i18n/translate';

export const engineStopped = (again: () => void): TemplateResult =>
  html`${t('engine.stopped')} <button type="button" class="quiet" @click=${again}>${t('engine.retry')}</button>`;
