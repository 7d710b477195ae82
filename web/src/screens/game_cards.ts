// The games on the start screen, each a card with its board: one of them is chosen, and each has the way to its lesson until that is learnt.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { CARDS } from '../games/table';
import { t } from '../i18n/translate';
import { GAME_IDS, type GameId } from '../model/game_id';
import { icon } from '../ui/icons';
import './game_cards.css';

/** No line begins with a dot. */
const dotted = (facts: string): string => facts.replaceAll(' \u00b7 ', '\u00a0\u00b7 ');

function gameCard(page: PageContext, id: GameId): TemplateResult {
  const { emblem, text, lessonMinutes } = CARDS[id];
  return html`<div class="offer">
    <label>
      <input
        type="radio"
        name="game"
        value=${id}
        aria-labelledby=${`${id}-name`}
        aria-describedby=${`${id}-goal ${id}-facts`}
        .checked=${id === page.settings.game}
        @change=${() => page.change({ game: id })}
      />
      <svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">${emblem}</svg>
      <span class="name" id=${`${id}-name`}>${text('name')}</span>
      <span class="goal" id=${`${id}-goal`}>${text('goal')}</span>
      <span class="facts" id=${`${id}-facts`}>${dotted(`${text('facts')} \u00b7 ${text('twist')}`)}</span>
    </label>
    ${
      page.progress.of(id).learnt
        ? nothing
        : html`<button type="button" class="learn" @click=${() => page.learn(id)}>
            ${icon('cap')}<span
              >${t('start.learn', { game: text('name') })}
              <small>${t('start.learn.time', { n: lessonMinutes })}</small></span
            >
          </button>`
    }
  </div>`;
}

export const gameCards = (page: PageContext): TemplateResult =>
  html`<fieldset class="games">
    <legend class="visually-hidden">${t('start.game')}</legend>
    ${GAME_IDS.map((id) => gameCard(page, id))}
    <p class="goal" aria-hidden="true">${CARDS[page.settings.game].text('goal')}</p>
  </fieldset>`;
