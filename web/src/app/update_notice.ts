// A newer build of the page waits. Shown on the start screen alone: over a game it has to wait.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';
import type { Offline } from '../offline/offline';

type Answer = Awaited<ReturnType<Offline['takeUpdate']>>;
const TEXTS = {
  coming: 'app.update.text',
  'others-open': 'app.update.others',
  silent: 'app.update.silent',
} as const satisfies Record<Answer, string>;

export class UpdateNotice {
  private answer: Answer = 'coming';

  constructor(
    private readonly offline: Offline,
    private readonly changed: () => void,
  ) {}

  render(): TemplateResult | typeof nothing {
    if (!this.offline.updateWaits) return nothing;
    const take = async (): Promise<void> => {
      this.answer = await this.offline.takeUpdate();
      this.changed();
    };
    return html`<aside class="update" role="status">
      <p>${t(TEXTS[this.answer])}</p>
      <button type="button" @click=${take}>${t('app.update.take')}</button>
    </aside>`;
  }
}
