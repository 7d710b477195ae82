// The game: board, both players' plates, the moves, the tools, and the line that talks.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { other } from '../model/snapshot';
import { personDecides, type GamePage, type Standing } from '../contract/game_page';
import { isOurs, reviewedFrom } from '../session/mode';
import type { SessionState } from '../session/state';
import type { Settings } from '../storage/settings';
import { sideName } from '../i18n/labels';
import { resultTitle } from '../session/wording';
import { t } from '../i18n/translate';
import { facesFar, sitFacing } from './tabletop';
import { icon, type IconName } from '../ui/icons';
import { lazy } from '../ui/lazy';
import { letterOfKey } from '../ui/key_letter';
import { messageLine } from './message_line';
import { PageElement } from '../ui/element';
import type { PageContext } from '../contract/page_context';
import { badge } from '../ui/badge';
import { plateOf } from './player_bar';
import { OneDecision } from './one_decision';
import './board_grid';
import type { Mirror } from './board_grid';
import './move_list';

const OTHER_HAND = { left: 'right', right: 'left' } as const;

/** The letter that presses a button, by its icon; the settings list them and can switch them off. */
const SHORTCUTS: Readonly<Record<string, string>> = { undo: 'U', redo: 'R', pass: 'P', menu: 'M', rules: 'H' };

const fetchWatchBar = (): Promise<unknown> => import('./watch_bar');
const fetchReplayBar = (): Promise<unknown> => import('../library/replay_bar');

const typesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null;

@customElement('anthill-game')
export class GameScreen extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  // Only to be rendered anew with every change of them.
  @property({ attribute: false }) state!: SessionState;
  @property({ attribute: false }) settings!: Settings;
  private greeted = false;
  private readonly oneDecision = new OneDecision(() => this.page.session.state.snapshot);

  protected override updated(): void {
    // The board takes the focus when it appears and nothing else has it: keys play at once, a screen reader lands there.
    if (this.greeted || !this.querySelector('anthill-mirror')) return;
    this.greeted = true;
    const mirror = this.querySelector<Mirror>('anthill-mirror');
    void mirror?.updateComplete.then(() => {
      if (document.activeElement === document.body || document.activeElement === null) mirror.enter();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.onKey);
  }

  protected override render(): TemplateResult {
    const { page, state } = this;
    const { game, snapshot, players, announcement } = state;
    const standing = snapshot && players ? { page, state, snapshot, players } : null;
    const setup = game && standing && isOurs(state.mode) ? game.secretSetup(standing) : null;
    const turned = facesFar(page.settings, state, page.session.near);
    // Turned round, left is right: the controls stay at the side that they are on.
    const hand = turned ? OTHER_HAND[page.settings.hand] : page.settings.hand;
    const facing = sitFacing(page.settings, state) ? 'facing' : '';
    return html`<main
      class="game ${hand} ${facing} ${turned ? 'turned' : ''}"
      data-game=${game?.id ?? nothing}
      @click=${this.oneDecision.onClick}
      @keydown=${this.oneDecision.onKey}
    >
      <div class="board" ?inert=${setup !== null}>
        ${page.board.element}
        ${
          setup
            ? nothing
            : game && standing
              ? html`${
                  game.cellular
                    ? html`<anthill-mirror .page=${page} .game=${game} .snapshot=${standing.snapshot}></anthill-mirror>`
                    : nothing
                }
                ${game.overlay(standing)}`
              : html`<p class="loading">${t('app.loading')}</p>`
        }
      </div>
      ${game && standing ? (setup ?? this.panel(game, standing, turned)) : nothing}
      <div class="visually-hidden" role="status">${setup ? '' : announcement}</div>
    </main>`;
  }

  private panel(game: GamePage, standing: Standing, turned: boolean): TemplateResult {
    const { page } = this;
    const { session } = page;
    const { state, snapshot } = standing;
    const near = turned ? other(session.near) : session.near;
    const panel = isOurs(state.mode) ? game.panel(standing) : null;
    return html`<header class="bar">
        <button type="button" class="icon-button" aria-label=${t('game.home')} @click=${() => page.goTo('start')}>
          ${icon('back')}
        </button>
        ${this.status(game, standing)} ${this.soundButton()}
        <button
          type="button"
          class="icon-button"
          aria-label=${t('game.rules')}
          aria-keyshortcuts=${this.shortcut('rules')}
          @click=${() => page.show('rules')}
        >
          ${icon('book')}
        </button>
      </header>
      <div class="far">${plateOf(game, standing, other(near))}</div>
      <div class="near">${plateOf(game, standing, near)}</div>
      ${
        panel
          ? html`<div class="game-panel">${panel}</div>`
          : html`<anthill-moves
                .page=${page}
                .game=${game}
                .snapshot=${snapshot}
                .comments=${state.comments}
                .reviewedFrom=${reviewedFrom(state.mode)}
                .unwritten=${state.unwritten}
              ></anthill-moves>
              <div class="talk">${messageLine(game, standing)}</div>`
      }
      ${state.mode.kind === 'reviewing' ? this.replayBar(game, standing) : state.mode.kind === 'spectating' ? this.watchBar(standing) : this.tools(game, standing)}`;
  }

  private watchBar(standing: Standing): TemplateResult {
    return html`${lazy(
      fetchWatchBar,
      () =>
        html`<anthill-watch
          class="tools"
          role="toolbar"
          aria-label=${t('watch.bar')}
          .standing=${standing}
        ></anthill-watch>`,
    )}`;
  }

  private replayBar(game: GamePage, standing: Standing): TemplateResult {
    return html`<div class="tools">
      ${lazy(fetchReplayBar, () => html`<anthill-replay .game=${game} .standing=${standing}></anthill-replay>`)}
    </div>`;
  }

  private tools(game: GamePage, standing: Standing): TemplateResult {
    const { page } = this;
    const { session } = page;
    return html`<div class="tools" role="toolbar" aria-label=${t('game.panel')}>
      ${this.tool('undo', t('game.undo'), () => session.undo(), session.undoTarget === null)}
      ${this.tool('redo', t('game.redo'), () => session.redo(), session.redoTarget === null)}
      ${this.commands(game, standing)} ${this.tool('menu', t('game.menu'), () => page.show('menu'))}
    </div>`;
  }

  /** Off by one tap, whatever else is going on. */
  private soundButton(): TemplateResult {
    const { page } = this;
    const on = page.settings.sound === 'on';
    return html`<button
      type="button"
      class="icon-button"
      aria-label=${t('settings.sound')}
      aria-pressed=${on ? 'true' : 'false'}
      @click=${() => page.change({ sound: on ? 'off' : 'on' })}
    >
      ${icon(on ? 'sound' : 'silence')}
    </button>`;
  }

  private status(game: GamePage, standing: Standing): TemplateResult {
    const { snapshot, players } = standing;
    if (snapshot.status.kind !== 'playing') {
      return html`<h1 class="status">
        <span>${resultTitle(game, snapshot, players)}</span><small>${t('game.phase.over')}</small>
      </h1>`;
    }
    const { title, note } = game.status(standing);
    return html`<h1 class="status">
      <span>${title ?? html`${badge(snapshot.turn)} ${t('game.toMove', { player: sideName(snapshot.turn) })}`}</span>
      <small>${note}</small>
    </h1>`;
  }

  /** What has no place on the board; only for a person, and only when possible. */
  private commands(game: GamePage, standing: Standing): TemplateResult[] {
    if (!personDecides(standing)) return [];
    return game
      .commands(standing)
      .map(({ icon, text, note, run }) => this.tool(icon, text, run, false, note, 'decision'));
  }

  private tool(name: IconName, text: string, run: () => void, disabled = false, note = '', kind = ''): TemplateResult {
    // Not `disabled`: that would throw the focus of somebody who undoes by key off the page at the first move, and whoever presses it may
    // be told why nothing happens.
    return html`<button
      type="button"
      class="tool ${kind}"
      aria-disabled=${disabled ? 'true' : 'false'}
      title=${note || nothing}
      aria-keyshortcuts=${this.shortcut(name)}
      @click=${run}
    >
      ${icon(name)}<span>${text}</span>
    </button>`;
  }

  private shortcut(of: string): string | typeof nothing {
    return (this.page.settings.shortcuts === 'on' && SHORTCUTS[of]) || nothing;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey || document.querySelector('dialog:modal') || typesText(event.target)) return;
    const letter = letterOfKey(event);
    if (event.ctrlKey || event.metaKey) {
      if (letter !== 'Z') return;
      event.preventDefault();
      if (event.shiftKey) this.page.session.redo();
      else this.page.session.undo();
    } else if (letter !== '') {
      this.querySelector<HTMLElement>(`[aria-keyshortcuts='${letter}']`)?.click();
    }
  };
}
