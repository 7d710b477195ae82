// Matches by link among the saved games. One that is over stands there as a game.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { dateText } from '../i18n/translate';
import { gameIn, isNext, otherNameIn, type RemoteMatch } from '../model/remote_match';
import { t } from './en';

function standing(match: RemoteMatch): string {
  if (match.left) return t('library.link.left');
  if (match.root === null) return t('library.link.watching');
  return t(isNext(match) ? 'library.link.yours' : 'library.link.theirs');
}

export function linkMatches(page: PageContext, matches: readonly RemoteMatch[]): TemplateResult | typeof nothing {
  if (matches.length === 0) return nothing;
  const card = (match: RemoteMatch): TemplateResult => {
    const id = gameIn(match.text);
    const game = id ? page.gameName(id) : '';
    const name = otherNameIn(match);
    return html`<li class="kept">
      <button type="button" class="kept-open" @click=${() => page.goTo('remote', match.id)}>
        <span class="kept-words">
          <b>${name === '' ? t('library.link.open', { game }) : t('library.link.title', { game, name })}</b>
          <span class="kept-foot">
            <span class="standing open">${standing(match)}</span>
            <small>${dateText(new Date(match.time))}</small>
          </span>
        </span>
      </button>
    </li>`;
  };
  return html`<section>
    <h2>${t('library.link')}</h2>
    <ul class="shelf">
      ${matches.map(card)}
    </ul>
  </section>`;
}
