// A saved game that could not be read, with a way to take it along and a way to be rid of it.

import { html, type TemplateResult } from 'lit';
import type { Saves, SetAside } from '../storage/saves';
import { t } from '../i18n/translate';
import { downloadText } from '../ui/download';

/** Written by a later version than any that this page knows. */
const isNewer = (text: string): boolean => {
  const [, version] = /"format":\s*"anthill-game (\d+)"|^anthill-game (\d+)/.exec(text)?.filter(Boolean) ?? [];
  return Number(version) > 1;
};

export function unreadableCard({ id, text }: SetAside, saves: Saves, gone: () => void): TemplateResult {
  const forget = async (): Promise<void> => {
    await saves.deleteSetAside(id);
    gone();
  };
  return html`<section class="card unreadable" role="alert">
    <h2>${t('start.unreadable.title')}</h2>
    <p>${t(isNewer(text) ? 'start.unreadable.newer' : 'start.unreadable.text')}</p>
    <p class="buttons">
      <button type="button" @click=${() => downloadText('anthill-unreadable.txt', text)}>
        ${t('start.unreadable.download')}
      </button>
      <button type="button" class="quiet" @click=${forget}>${t('start.unreadable.delete')}</button>
    </p>
  </section>`;
}
