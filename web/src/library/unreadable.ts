// Saved games, settings and progress that could not be read, with a way to take them along and a way to be rid of them.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import type { Quarantined } from '../storage/saves';
import { damagedIn } from '../storage/damaged';
import { isOfLaterVersion } from '../model/saved_game';
import { downloadText } from '../ui/download';
import { t } from './unreadable_en';
import './unreadable.css';

// A damaged backup can hold thousands: more than these share one card.
const MOST_CARDS = 5;

export function unreadableCards(
  all: readonly Quarantined[],
  page: Pick<PageContext, 'saves' | 'gameName'>,
  gone: () => void,
): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const forget = async (these: readonly Quarantined[]): Promise<void> => {
    for (const { id } of these) await page.saves.deleteQuarantined(id).catch(() => undefined);
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
  const card = (title: string, text: string, these: readonly Quarantined[]): TemplateResult =>
    html`<section class="card unreadable" role="alert">
      <h2>${title}</h2>
      <p>${text}</p>
      ${buttons(these)}
    </section>`;
  const games = all.filter(({ text }) => damagedIn(text) === null);
  const cards = all.flatMap((one) => {
    const damaged = damagedIn(one.text);
    if (damaged?.kind === 'settings') return card(t('unreadable.settings.title'), t('unreadable.settings.text'), [one]);
    return damaged
      ? card(t('unreadable.progress.title', { game: page.gameName(damaged.game) }), t('unreadable.progress.text'), [
          one,
        ])
      : [];
  });
  if (games.length > MOST_CARDS)
    return html`${cards} ${card(t('unreadable.many', { n: games.length }), t('unreadable.many.text'), games)}`;
  return html`${cards}
  ${games.map((one) => card(t('unreadable.title'), t(isOfLaterVersion(one.text) ? 'unreadable.newer' : 'unreadable.text'), [one]))}`;
}
