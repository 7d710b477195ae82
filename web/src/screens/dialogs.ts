// What the dialogs of the page contain, but for the rules, which are fetched when they are opened.

import { html, nothing, type TemplateResult } from 'lit';
import { ASKED, SETTINGS } from '../storage/settings';
import { other } from '../model/snapshot';
import { CARDS } from '../games/table';
import { GAME_IDS } from '../model/game_id';
import { resultTitle } from '../session/result';
import { LANGUAGE_NAMES } from '../model/language';
import { t } from '../i18n/translate';
import { carriedLicences, SHIPPED } from './licences';
import { offerDraw } from '../contract/page_context';
import type { DialogMaker } from './screen_context';
import { segmented } from '../ui/segmented';
import { dialogButton } from '../ui/dialog_content';
import { lazy } from '../ui/lazy';
import { seatingQuestion } from './seating';
import './dialogs.css';

const dealPanel = (): Promise<unknown> => import('../accessories/deal_panel');

function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  void done.catch(() => undefined); // refused: the page stays as large as it is
}

export const menuDialog: DialogMaker = (page, close) => {
  const { session } = page;
  const { game, snapshot, players } = session.state;
  const speaker = session.speaker;
  const mayOffer = speaker !== null && snapshot?.turn === speaker;
  const item = (text: string, run: () => void): TemplateResult =>
    html`<li>
      <button
        type="button"
        class="menu-item"
        @click=${() => {
          close();
          run();
        }}
      >
        ${text}
      </button>
    </li>`;
  return {
    heading: t('menu.title'),
    content: html`${game && snapshot ? html`<p class="note">${game.variant(snapshot)}</p>` : nothing}
      <ul class="menu">
        ${item(t('game.turnBoard'), () => session.turnBoard())}
        ${mayOffer ? item(t('menu.draw'), () => offerDraw(page)) : nothing}
        ${speaker ? item(t('menu.resign'), () => page.show({ dialog: 'resign' })) : nothing}
        ${players ? item(t('menu.rematch'), () => void session.rematch(false)) : nothing}
        ${game && snapshot && game.dealsOpenly(game.rematchOptions(snapshot)) ? item(t('deal.title'), () => page.show({ dialog: 'deal' })) : nothing}
        ${game?.menu(page).map(({ text, run }) => item(text, run))}
        ${snapshot && snapshot.length > session.review.first ? item(t('menu.replay'), () => session.review.autoplay(true)) : nothing}
        ${snapshot ? item(t('menu.share'), () => page.show({ dialog: 'share', id: session.id })) : nothing}
        ${item(t('menu.library'), () => page.goTo('library'))}
        ${
          document.fullscreenEnabled
            ? item(t(document.fullscreenElement ? 'menu.window' : 'menu.fullScreen'), toggleFullScreen)
            : nothing
        }
        ${item(t(page.settings.focus === 'on' ? 'menu.focus.leave' : 'menu.focus'), () => page.change({ focus: page.settings.focus === 'on' ? 'off' : 'on' }))}
        ${item(t('menu.settings'), () => page.show({ dialog: 'settings' }))}
        ${item(t('menu.rules'), () => page.show({ dialog: 'rules' }))}
        ${item(t('menu.about'), () => page.show({ dialog: 'about' }))} ${item(t('menu.home'), () => page.goTo('start'))}
      </ul>`,
  };
};

export const settingsDialog: DialogMaker = (page) => {
  const { settings } = page;
  const question = (key: 'shortcuts' | (typeof ASKED)[number][0], values: readonly string[]): TemplateResult =>
    segmented(
      `setting-${key}`,
      t(`settings.${key}`),
      // settings.test.ts holds the table against the catalogue.
      values.map((value) => ({ value, text: t(`settings.${key}.${value}` as 'settings.hints.on') })),
      settings[key],
      (value) => page.change({ [key]: value }),
    );
  return {
    heading: t('settings.title'),
    content: html`<div class="questions">
      ${segmented(
        'setting-language',
        t('settings.language'),
        SETTINGS.language.values.map((value) =>
          value === 'system'
            ? { value, text: t('settings.language.system') }
            : { value, text: LANGUAGE_NAMES[value], lang: value },
        ),
        settings.language,
        (language) => page.change({ language }),
      )}
      ${ASKED.map(([key, values, offered]) => (offered() ? question(key, values) : nothing))} ${seatingQuestion(page)}
      <h3>${t('settings.keys')}</h3>
      <p>${t('settings.keys.text')}</p>
      <p>${t('settings.shortcuts.text')}</p>
      ${question('shortcuts', SETTINGS.shortcuts.values)}
    </div>`,
  };
};

/** What lies beside the page: the licences in full, and its copy in one file. */
const besideThePage = (): TemplateResult =>
  html`<p><a href="./licences.txt">${t('about.licences.link')}</a></p>
    <h3>${t('about.carry')}</h3>
    <p>${t('about.carry.text')}</p>
    <p><a href="./anthill.html" download="anthill.html">${t('about.carry.link')}</a></p>`;

export const aboutDialog: DialogMaker = () => ({
  heading: t('about.title'),
  content: html`${GAME_IDS.map((id) => html`<p>${CARDS[id].text('credits')}</p>`)}
    <p>${t('about.rules')}</p>
    <p>${t('about.private')}</p>
    <h3>${t('about.licences')}</h3>
    <ul class="licences">
      ${SHIPPED.map(({ what, licence }) => html`<li>${t('about.licence', { what, licence })}</li>`)}
    </ul>
    ${carriedLicences() === null ? besideThePage() : html`<pre class="carried-licences">${carriedLicences()}</pre>`}`,
});

export const dealDialog: DialogMaker = (_page, close) => ({
  heading: t('deal.title'),
  content: html`${lazy(dealPanel, () => html`<anthill-deal .close=${close}></anthill-deal>`)}`,
});

export const resignDialog: DialogMaker = (page, close) => {
  const { session } = page;
  const { game, snapshot, players } = session.state;
  const seat = session.speaker;
  if (!seat || !game || !snapshot || !players) return null;
  const resign = (): void => {
    close();
    session.resign();
  };
  return {
    heading: t('resign.title', { player: game.title(snapshot, players, seat) }),
    content: html`<p>${t('resign.text', { winner: game.title(snapshot, players, other(seat)) })}</p>
      <p class="buttons">
        ${dialogButton(t('resign.cancel'), close, 'primary')} ${dialogButton(t('resign.confirm'), resign)}
      </p>`,
  };
};

export const drawDialog: DialogMaker = (page, close) => {
  const { session } = page;
  const { game, snapshot, players } = session.state;
  const seat = session.speaker;
  if (!seat || !game || !snapshot || !players) return null;
  const agree = (): void => {
    close();
    session.agreeDraw();
  };
  return {
    heading: t('draw.title', { player: game.title(snapshot, players, seat) }),
    content: html`<p>${t('draw.text', { other: game.title(snapshot, players, other(seat)) })}</p>
      <p class="buttons">
        ${dialogButton(t('draw.accept'), agree, 'primary')} ${dialogButton(t('draw.decline'), close)}
      </p>`,
  };
};

const fetchEnding = (): Promise<unknown> => import('./ending');

export const endDialog: DialogMaker = (page, close) => {
  const { state } = page.session;
  const { game, snapshot, players } = state;
  if (!game || !snapshot || !players || snapshot.status.kind === 'playing') return null;
  const view = { page, state, snapshot, players };
  return {
    heading: resultTitle(game, snapshot, players),
    content: html`${lazy(fetchEnding, () => html`<anthill-ending .game=${game} .view=${view} .close=${close}></anthill-ending>`)}`,
  };
};
