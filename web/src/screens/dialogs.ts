// The dialogs of the page: headings and short questions here, the rest fetched when one is opened.

import { html } from 'lit';
import { viewOf } from '../contract/match_view';
import type { GamePage } from '../contract/game_page';
import type { DialogSubjects, NamedDialog } from '../contract/page_context';
import type { Screen } from '../contract/routes';
import type { ScreenPage } from '../contract/screen_element';
import { CARDS } from '../games/table';
import { t } from '../i18n/later_en';
import { withWords } from '../i18n/pending_catalogues';
import { GAME_IDS } from '../model/game_id';
import { other, type Snapshot } from '../model/snapshot';
import { ownResultTitle } from '../session/result';
import type { Session } from '../session/session';
import { DEFAULT_SETTINGS, type Settings } from '../storage/settings';
import { closeDialog, dialogButton, leavingButton, type DialogContent } from '../ui/dialog_content';
import { lazy } from '../ui/lazy';
import './rules_dialog';

/** The page as its dialogs see it. */
export interface DialogContext extends ScreenPage {
  readonly session: Session<GamePage>;
  readonly screen: Screen;
}

const fetchMenu = (): Promise<unknown> => import('../frame/menu_panel');
const fetchSettings = (): Promise<unknown> => import('../frame/settings_panel');
const fetchAbout = (): Promise<unknown> => import('../frame/about_panel');
const fetchDeal = (): Promise<unknown> => import('../accessories/deal_panel');
const fetchEnding = (): Promise<unknown> => import('./ending');
const fetchModels = (): Promise<unknown> => withWords(import('./model_games'));
const fetchEntry = (): Promise<unknown> => import('../library/entry_panel');
const fetchShare = (): Promise<unknown> => import('../library/share_panel');
const fetchImport = (): Promise<unknown> => import('../library/import_dialog');
const fetchStatistics = (): Promise<unknown> => import('../library/statistics_panel/statistics_panel');
const fetchErase = (): Promise<unknown> => import('../library/erase_panel');
const fetchComment = (): Promise<unknown> => import('../library/comment_panel');

export const modelGames = (): unknown => lazy(fetchModels, () => html`<anthill-model-games></anthill-model-games>`);

/** The pictures of the games. */
const EMBLEMS = new Map(GAME_IDS.map((id) => [id, CARDS[id].emblem]));

/** The variant whose rules are shown: of the game that is played, in a lesson of what it teaches, elsewhere of the last choice. */
export const rulesShown = (
  game: Pick<GamePage, 'rules'>,
  screen: Screen,
  snapshot: Snapshot | null,
  settings: Settings,
): string => game.rules.variant(screen === 'game' ? snapshot : null, screen === 'lesson' ? DEFAULT_SETTINGS : settings);

/** Null: there is nothing to show any more. */
type Makers = {
  readonly [Name in keyof DialogSubjects]: (page: DialogContext, about: DialogSubjects[Name]) => DialogContent | null;
};

const DIALOGS: Makers = {
  menu({ session: { state } }) {
    const content = lazy(
      fetchMenu,
      () => html`<anthill-menu .game=${state.match?.game} .state=${state}></anthill-menu>`,
    );
    return { heading: t('menu.title'), content };
  },
  settings({ settings }) {
    const content = lazy(fetchSettings, () => html`<anthill-settings .settings=${settings}></anthill-settings>`);
    return { heading: t('settings.title'), size: 'large', content };
  },
  about() {
    const credits = GAME_IDS.map((id) => CARDS[id].text('credits'));
    const content = lazy(fetchAbout, () => html`<anthill-about .credits=${credits}></anthill-about>`);
    return { heading: t('about.title'), content };
  },
  rules(page, { section = '' }) {
    const { game, screen, session, settings } = page;
    if (!game) return null;
    const variant = rulesShown(game, screen, session.state.match?.snapshot ?? null, settings);
    // Nothing leads away from a lesson or a puzzle.
    const learn = screen === 'lesson' || screen === 'puzzles' ? null : (): void => page.learn(game.id);
    return {
      heading: game.rules.title(),
      size: 'large',
      content: html`<anthill-rules
        .game=${game}
        .variant=${variant}
        .section=${section}
        .learn=${learn}
      ></anthill-rules>`,
    };
  },
  resign({ session }) {
    const seat = session.speaker;
    if (!seat || !session.state.match) return null;
    const { game, snapshot, players } = session.state.match;
    return {
      heading: t('resign.title', { player: game.words.title(snapshot, players, seat) }),
      content: html`<p>${t('resign.text', { winner: game.words.title(snapshot, players, other(seat)) })}</p>
        <p class="buttons">
          ${dialogButton(t('resign.cancel'), closeDialog, 'primary')}
          ${leavingButton(t('resign.confirm'), () => session.resign())}
        </p>`,
    };
  },
  draw({ session }) {
    const seat = session.speaker;
    if (!seat || !session.state.match) return null;
    const { game, snapshot, players } = session.state.match;
    return {
      asks: true,
      heading: t('draw.title', { player: game.words.title(snapshot, players, seat) }),
      content: html`<p>${t('draw.text', { other: game.words.title(snapshot, players, other(seat)) })}</p>
        <p class="buttons">
          ${leavingButton(t('draw.accept'), session.agreeDraw, 'primary')}
          ${dialogButton(t('draw.decline'), closeDialog)}
        </p>`,
    };
  },
  end(page) {
    const { match } = page.session.state;
    if (!match || match.snapshot.status.kind === 'playing') return null;
    const { game, snapshot, players } = match;
    const content = lazy(
      fetchEnding,
      () => html`<anthill-ending .game=${game} .view=${viewOf(page)}></anthill-ending>`,
    );
    return { heading: ownResultTitle(game, snapshot, players), unasked: true, content };
  },
  deal: () => ({ heading: t('deal.title'), content: lazy(fetchDeal, () => html`<anthill-deal></anthill-deal>`) }),
  models: () => ({ heading: t('models.title'), size: 'large', content: modelGames() }),
  share(_page, { id }) {
    const content = lazy(fetchShare, () => html`<anthill-share .name=${id}></anthill-share>`);
    return { heading: t('share.title'), content };
  },
  import() {
    const content = lazy(fetchImport, () => html`<anthill-incoming></anthill-incoming>`);
    return { heading: t('import.title'), content };
  },
  erase: () => ({ heading: t('erase.title'), content: lazy(fetchErase, () => html`<anthill-erase></anthill-erase>`) }),
  entry(_page, { id }) {
    const content = lazy(fetchEntry, () => html`<anthill-entry .name=${id}></anthill-entry>`);
    return { heading: t('entry.title'), content };
  },
  name(_page, { id }) {
    const content = lazy(fetchEntry, () => html`<anthill-name .name=${id}></anthill-name>`);
    return { heading: t('name.title'), content };
  },
  statistics({ settings: { countedSince } }) {
    const content = lazy(
      fetchStatistics,
      () => html`<anthill-statistics .since=${countedSince} .emblems=${EMBLEMS}></anthill-statistics>`,
    );
    return { heading: t('statistics.title'), size: 'large', content };
  },
  comment(_page, { ply }) {
    const content = lazy(fetchComment, () => html`<anthill-comment .ply=${ply}></anthill-comment>`);
    return { heading: t('comment.title'), content };
  },
};

export function dialogContent(page: DialogContext, request: NamedDialog): DialogContent | null {
  // The table has for each name the maker that takes its request, which the compiler cannot follow here.
  const make: (page: DialogContext, about: never) => DialogContent | null = DIALOGS[request.dialog];
  return make(page, request as never);
}
