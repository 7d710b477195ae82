// Saved games that could not be read, with a way to take them along and a way to be rid of them.

import { html, nothing, type TemplateResult } from 'lit';
import type { Quarantined, Saves } from '../storage/saves';
import { isOfLaterVersion } from '../model/saved_game';
import { downloadText } from '../ui/download';
import { t } from './unreadable_en';
import './unreadable.css';

// A damaged backup can hold thousands: more than these share one card.
const MOST_CARDS = 5;

export function unreadableCards(
  all: readonly Quarantined[],
  saves: Saves,
  gone: () => void,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const forget = async (these: readonly Quarantined[]): Promise<void> => {
    for (const { id } of these) await saves.deleteQuarantined(id).catch(() => undefined);
    gone();
  };
  const buttons = (these: readonly Quarantined[]): TemplateResult =>
    html`<p class="buttons">
      <button
        type="button"
        @click=${() => void downloadText('anthill-unreadable.txt', these.map(({ text }) => text).join('\n\n'))}
      >
        ${t(these.length === 1 ? 'unreadable.download' : 'unreadable.download.all')}
      </button>
      <button type="button" class="quiet" @click=${() => void forget(these)}>
        ${t(these.length === 1 ? 'unreadable.delete' : 'unreadable.delete.all')}
      </button>
    </p>`;
  const card = (one: Quarantined): TemplateResult =>
    html`<section class="card unreadable" role="alert">
      <h2>${t('unreadable.title')}</h2>
      <p>${t(isOfLaterVersion(one.text) ? 'unreadable.newer' : 'unreadable.text')}</p>
      ${buttons([one])}
    </section>`;
  if (all.length <= MOST_CARDS) return html`${all.map(card)}`;
  return html`<section class="card unreadable" role="alert">
    <h2>${t('unreadable.many', { n: all.length })}</h2>
    <p>${t('unreadable.many.text')}</p>
    ${buttons(all)}
  </section>`;
}
