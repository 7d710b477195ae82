// The dialogs of the library and of everything that goes out and comes in: headings here, the rest fetched when one is opened.

import { html } from 'lit';
import { t } from '../i18n/translate';
import type { DialogMaker } from '../contract/page_context';

const fetchEntry = (): void => void import('../library/entry_panel');

/** What they are about (a game of the library, a ply) is page.subject. */
export const RECORD_DIALOGS = {
  share: (page) => {
    void import('../library/share_panel');
    const content = html`<anthill-share .page=${page} .name=${page.subject}></anthill-share>`;
    return { heading: t('menu.share'), content };
  },
  take: (page, close) => {
    void import('../library/import_dialog');
    return {
      heading: t('take.title'),
      content: html`<anthill-incoming .page=${page} .close=${close}></anthill-incoming>`,
    };
  },
  entry: (page, close) => {
    fetchEntry();
    const content = html`<anthill-entry .page=${page} .close=${close} .name=${page.subject}></anthill-entry>`;
    return { heading: t('entry.title'), content };
  },
  name: (page, close) => {
    fetchEntry();
    const content = html`<anthill-name .page=${page} .close=${close} .name=${page.subject}></anthill-name>`;
    return { heading: t('name.title'), content };
  },
  statistics: (page) => {
    void import('../library/statistics_panel');
    return {
      heading: t('statistics.title'),
      content: html`<anthill-statistics .page=${page} .since=${page.settings.countedSince}></anthill-statistics>`,
    };
  },
  comment: (page, close) => {
    void import('../library/comment_panel');
    const ply = Number(page.subject);
    const content = html`<anthill-comment .page=${page} .close=${close} .ply=${ply}></anthill-comment>`;
    return { heading: t('comment.title'), content };
  },
} satisfies Record<string, DialogMaker>;
