// An invitation that came in: to what, by whom, and whether to accept it. And a match of two other people, which may be watched.

import { html, nothing, type TemplateResult } from 'lit';
import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import { CARDS } from '../games/table';
import { inTurn, t as shared } from '../i18n/translate';
import type { MatchFacts } from './match_protocol';
import { presence } from './room/presence';
import { t } from './en';

/** @param left the matches that each name has left */
export function invitationNote(crossed: boolean, name: string, left: ReadonlyMap<string, number>): string {
  const n = left.get(name);
  return inTurn(crossed ? t('invited.crossed') : '', n === undefined ? '' : t('match.left', { n, name }));
}

/**
 * @param note about the one who invites; "" for none
 * @param game the chosen one, which may still be another one than the invitation's
 */
export function invitedForm(
  page: PageContext,
  game: GamePage | null,
  { id: match, game: id, names, seat, options }: MatchFacts,
  nameField: TemplateResult,
  note: string,
  accept: () => void,
  cancel: () => void,
): TemplateResult {
  if (!id) return html`<p>${t('problem.version')}</p>`;
  const own = game?.id === id ? game : null;
  const mine = seat === 'red' ? 'black' : 'red';
  return html`<form
    class="card"
    @submit=${(event: Event) => {
      event.preventDefault();
      accept();
    }}
  >
    <h2>${page.gameName(id)} ${own ? html`<small>${own.start.optionsName(options)}</small>` : nothing}</h2>
    <p>${t('invited.text', { name: names.host })}</p>
    <p>${CARDS[id].text('goal')}</p>
    ${note === '' ? nothing : html`<p class="note">${note}</p>`}
    <p>
      ${seat === 'random' ? t('invited.random') : t('invited.seat', { side: own?.start.seats()[mine] ?? shared(`side.${mine}`) })}
    </p>
    ${own ? html`<p class="note">${own.start.lengthByLink()}</p>` : nothing} ${nameField}
    <p>${presence.reaches(match) ? t('invited.how.room') : t('invited.how', { name: names.host })}</p>
    <p class="buttons answers">
      <button type="submit" class="primary large">${t('invited.accept')}</button>
      <button type="button" class="large" @click=${() => page.show({ dialog: 'rules' })}>
        ${shared('start.rules')}
      </button>
      <button type="button" class="large" @click=${cancel}>${t('do.cancel')}</button>
    </p>
  </form>`;
}

/** A match of two other people. */
export const foreignForm = ({ names }: MatchFacts, keep: () => void): TemplateResult =>
  html`<p>${t('foreign.text', { host: names.host, guest: names.guest || t('name.other') })}</p>
    <p>${t('foreign.own')}</p>
    <p class="buttons">
      <button type="button" class="primary" @click=${keep}>${t('foreign.keep')}</button>
    </p>`;
