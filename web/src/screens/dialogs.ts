// The dialogs of the page, but for the rules: headings and short questions here, the rest fetched when one is opened.

import { html } from 'lit';
import { other } from '../model/snapshot';
import { CARDS } from '../games/table';
import { GAME_IDS } from '../model/game_id';
import { ownResultTitle } from '../session/result';
import { viewOf } from '../contract/match_view';
import type { DialogMaker } from './screen_context';
import { dialogButton, leavingButton } from '../ui/dialog';
import { lazy } from '../ui/lazy';
import { t } from '../i18n/later_en';

const menuPanel = (): Promise<unknown> => import('../frame/menu_panel');
const settingsPanel = (): Promise<unknown> => import('../frame/settings_panel');
const aboutPanel = (): Promise<unknown> => import('../frame/about_panel');
const dealPanel = (): Promise<unknown> => import('../accessories/deal_panel');

export const menuDialog: DialogMaker = (page, close) => {
  const { state } = page.session;
  return {
    heading: t('menu.title'),
    content: html`${lazy(menuPanel, () => html`<anthill-menu .close=${close} .game=${state.match?.game} .state=${state}></anthill-menu>`)}`,
  };
};

export const settingsDialog: DialogMaker = (page) => ({
  heading: t('settings.title'),
  size: 'large',
  content: html`${lazy(settingsPanel, () => html`<anthill-settings .settings=${page.settings}></anthill-settings>`)}`,
});

export const aboutDialog: DialogMaker = () => ({
  heading: t('about.title'),
  content: html`${lazy(aboutPanel, () => html`<anthill-about .credits=${GAME_IDS.map((id) => CARDS[id].text('credits'))}></anthill-about>`)}`,
});

export const dealDialog: DialogMaker = (_page, close) => ({
  heading: t('deal.title'),
  content: html`${lazy(dealPanel, () => html`<anthill-deal .close=${close}></anthill-deal>`)}`,
});

export const resignDialog: DialogMaker = (page, close) => {
  const { session } = page;
  const seat = session.speaker;
  if (!seat || !session.state.match) return null;
  const { game, snapshot, players } = session.state.match;
  return {
    heading: t('resign.title', { player: game.words.title(snapshot, players, seat) }),
    content: html`<p>${t('resign.text', { winner: game.words.title(snapshot, players, other(seat)) })}</p>
      <p class="buttons">
        ${dialogButton(t('resign.cancel'), close, 'primary')}
        ${leavingButton(t('resign.confirm'), close, () => session.resign())}
      </p>`,
  };
};

export const drawDialog: DialogMaker = (page, close) => {
  const { session } = page;
  const seat = session.speaker;
  if (!seat || !session.state.match) return null;
  const { game, snapshot, players } = session.state.match;
  return {
    asks: true,
    heading: t('draw.title', { player: game.words.title(snapshot, players, seat) }),
    content: html`<p>${t('draw.text', { other: game.words.title(snapshot, players, other(seat)) })}</p>
      <p class="buttons">
        ${leavingButton(t('draw.accept'), close, session.agreeDraw, 'primary')}
        ${dialogButton(t('draw.decline'), close)}
      </p>`,
  };
};

const fetchEnding = (): Promise<unknown> => import('./ending');

export const endDialog: DialogMaker = (page, close) => {
  const { match } = page.session.state;
  if (!match || match.snapshot.status.kind === 'playing') return null;
  const { game, snapshot, players } = match;
  return {
    heading: ownResultTitle(game, snapshot, players),
    unasked: true,
    content: html`${lazy(fetchEnding, () => html`<anthill-ending .game=${game} .view=${viewOf(page)} .close=${close}></anthill-ending>`)}`,
  };
};
