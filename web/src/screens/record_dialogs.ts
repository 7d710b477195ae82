// The dialogs of the library and of everything that goes out and comes in: headings here, the rest fetched when one is opened.

import { html, type TemplateResult } from 'lit';
import { CARDS } from '../games/table';
import { GAME_IDS } from '../model/game_id';
import type { DialogMakers } from './screen_context';
import { lazy } from '../ui/lazy';
import { t } from '../i18n/later_en';
import { withWords } from '../i18n/pending_catalogues';

const entryPanel = (): Promise<unknown> => import('../library/entry_panel');
const sharePanel = (): Promise<unknown> => import('../library/share_panel');
const importDialog = (): Promise<unknown> => import('../library/import_dialog');
const statisticsPanel = (): Promise<unknown> => import('../library/statistics_panel');
const modelGames = (): Promise<unknown> => withWords(import('./model_games'));
const erasePanel = (): Promise<unknown> => import('../library/erase_panel');
/** @param close called when one has been opened */
export const modelGamesList = (close: () => void): TemplateResult =>
  html`${lazy(modelGames, () => html`<anthill-model-games .close=${close}></anthill-model-games>`)}`;
/** The pictures of the games. */
const EMBLEMS = new Map(GAME_IDS.map((id) => [id, CARDS[id].emblem]));

const commentPanel = (): Promise<unknown> => import('../library/comment_panel');

export const RECORD_DIALOGS: DialogMakers<
  'share' | 'import' | 'erase' | 'entry' | 'name' | 'statistics' | 'models' | 'comment'
> = {
  share: (_page, _close, { id }) => {
    const content = html`${lazy(sharePanel, () => html`<anthill-share .name=${id}></anthill-share>`)}`;
    return { heading: t('share.title'), content };
  },
  import: (_page, close) => {
    return {
      heading: t('import.title'),
      content: html`${lazy(importDialog, () => html`<anthill-incoming .close=${close}></anthill-incoming>`)}`,
    };
  },
  erase: (_page, close) => {
    const content = html`${lazy(erasePanel, () => html`<anthill-erase .close=${close}></anthill-erase>`)}`;
    return { heading: t('erase.title'), content };
  },
  entry: (_page, close, { id }) => {
    const content = html`${lazy(entryPanel, () => html`<anthill-entry .close=${close} .name=${id}></anthill-entry>`)}`;
    return { heading: t('entry.title'), content };
  },
  name: (_page, close, { id }) => {
    const content = html`${lazy(entryPanel, () => html`<anthill-name .close=${close} .name=${id}></anthill-name>`)}`;
    return { heading: t('name.title'), content };
  },
  statistics: (page, close) => {
    return {
      heading: t('statistics.title'),
      size: 'large',
      content: html`${lazy(statisticsPanel, () => html`<anthill-statistics .close=${close} .since=${page.settings.countedSince} .emblems=${EMBLEMS}></anthill-statistics>`)}`,
    };
  },
  models: (_page, close) => ({ heading: t('models.title'), size: 'large', content: modelGamesList(close) }),
  comment: (_page, close, { ply }) => {
    const content = html`${lazy(commentPanel, () => html`<anthill-comment .close=${close} .ply=${ply}></anthill-comment>`)}`;
    return { heading: t('comment.title'), content };
  },
};
