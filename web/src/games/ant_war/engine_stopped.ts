// Tells a player who asked the computer for its opinion that it has stopped, and lets them ask again.

import { html, type TemplateResult } from 'lit';
import { t } from '../../i18n/translate';

export const engineStopped = (again: () => void): TemplateResult =>
  html`${t('engine.stopped')} <button type="button" class="quiet" @click=${again}>${t('engine.retry')}</button>`;
