// Keeps the page on the device, and tells when a newer build waits: on the start screen alone, over a game it has to wait. Fetched once
// the board is there.

import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../i18n/later_en';
import { Offline } from '../offline/offline';
import { serviceWorkers } from '../offline/service_workers';

type Answer = Awaited<ReturnType<Offline['takeUpdate']>>;
const TEXTS = {
  coming: 'app.update.text',
  'others-open': 'app.update.others',
  silent: 'app.update.silent',
} as const satisfies Record<Answer, string>;

export class UpdateNotice {
  private answer: Answer = 'coming';
  private readonly offline: Offline;

  constructor(private readonly changed: () => void) {
    this.offline = new Offline(serviceWorkers(), changed);
    void this.offline.start();
  }

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
