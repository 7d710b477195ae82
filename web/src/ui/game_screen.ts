// The game: board, both players' plates, the moves, the tools, and the line that talks.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { other, type Snapshot } from '../board/snapshot';
import type { Players, SessionState } from '../session_types';
import { favorName, sideName } from '../words/labels';
import { resultTitle } from '../words/result';
import { t } from '../words/words';
import { icon, type IconName } from './icons';
import { messageLine } from './message_line';
import { PageElement, type PageContext } from './page_element';
import { badge, plateOf } from './plate_of';
import './chooser';
import './mirror';
import type { Mirror } from './mirror';
import './move_list';

@customElement('anthill-game')
export class GameScreen extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  /** Only to be rendered anew with every change of it. */
  @property({ attribute: false }) state!: SessionState;
  private greeted = false;

  protected override willUpdate(): void {
    if (this.state.snapshot?.phase === 'deploy') void import('./deploy_screen');
  }
  protected override updated(): void {
    // The board takes the focus when it appears and nothing else has it: keys play at once, a screen reader lands there.
    if (this.greeted || !this.state.snapshot || this.state.snapshot.phase === 'deploy') return;
    this.greeted = true;
    const mirror = this.querySelector<Mirror>('anthill-mirror');
    void mirror?.updateComplete.then(() => {
      if (document.activeElement === document.body || document.activeElement === null) mirror.enter();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.onKey);
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.onKey);
  }

  protected override render(): TemplateResult {
    const { page } = this;
    const { snapshot, players, announcement } = this.state;
    const deploying = snapshot?.phase === 'deploy';
    return html`<main class="game ${page.settings.hand}">
      <div class="board" ?inert=${deploying}>
        ${page.board.element}
        ${
          deploying
            ? nothing
            : snapshot
              ? html`<anthill-mirror .page=${page} .snapshot=${snapshot}></anthill-mirror> ${
                    snapshot.question
                      ? html`<anthill-chooser .page=${page} .snapshot=${snapshot}></anthill-chooser>`
                      : nothing
                  }`
              : html`<p class="loading">${t('app.loading')}</p>`
        }
      </div>
      ${snapshot && players && !deploying ? this.panel(snapshot, players) : nothing}
      ${deploying ? html`<anthill-deploy .page=${page} .state=${this.state}></anthill-deploy>` : nothing}
      <div class="visually-hidden" role="status">${deploying ? '' : announcement}</div>
    </main>`;
  }

  private panel(snapshot: Snapshot, players: Players): TemplateResult {
    const { page } = this;
    const { session } = page;
    const { thinking, present } = this.state;
    const near = snapshot.layout.bottom;
    return html`<header class="bar">
        <button type="button" class="icon-button" aria-label=${t('game.home')} @click=${() => page.goTo('start')}>
          ${icon('back')}
        </button>
        ${this.status(snapshot, players)}
        <button type="button" class="icon-button" aria-label=${t('game.rules')} @click=${() => page.show('rules')}>
          ${icon('book')}
        </button>
      </header>
      <div class="far">${plateOf(snapshot, players, other(near), thinking)}</div>
      <div class="near">${plateOf(snapshot, players, near, thinking)}</div>
      <anthill-moves .page=${page} .snapshot=${snapshot} .present=${present}></anthill-moves>
      <div class="talk">${messageLine(page)}</div>
      <div class="tools" role="toolbar" aria-label=${t('game.panel')}>
        ${this.tool('undo', t('game.undo'), () => session.undo(), session.undoTarget === null)}
        ${this.tool('redo', t('game.redo'), () => session.redo(), session.redoTarget === null)}
        ${this.commands(snapshot, players)} ${this.tool('menu', t('game.menu'), () => page.show('menu'))}
      </div>`;
  }

  private status(snapshot: Snapshot, players: Players): TemplateResult {
    if (snapshot.status.kind !== 'playing') {
      return html`<h1 class="status">
        <span>${resultTitle(snapshot, players)}</span><small>${t('game.phase.over')}</small>
      </h1>`;
    }
    const phase =
      snapshot.phase === 'rally'
        ? t('game.phase.rally', { n: snapshot.rally[snapshot.turn === 'red' ? 0 : 1] })
        : t('game.phase.battle');
    return html`<h1 class="status">
      <span>${badge(snapshot.turn)} ${t('game.toMove', { player: sideName(snapshot.turn) })}</span>
      <small>${phase}</small>
    </h1>`;
  }

  /** What has no place on the board; only for a person, and only when possible. */
  private commands(snapshot: Snapshot, players: Players): (TemplateResult | typeof nothing)[] {
    const { session } = this.page;
    const mine =
      snapshot.status.kind === 'playing' && this.state.present === null && players[snapshot.turn].kind === 'person';
    const { favor, pass } = snapshot.actions;
    const why = snapshot.phase === 'rally' ? t('game.pass.rally') : t('game.pass.battle');
    return [
      mine && favor
        ? this.tool('crown', favorName(snapshot.rules), () => this.page.show('favor'), false, t('game.favor.note'))
        : nothing,
      mine && pass ? this.tool('pass', t('game.pass'), () => session.pass(), false, why) : nothing,
    ];
  }

  private tool(name: IconName, text: string, run: () => void, disabled = false, note = ''): TemplateResult {
    // Not `disabled`: that would throw the focus of somebody who undoes by key off the page at the first move.
    return html`<button
      type="button"
      class="tool"
      aria-disabled=${disabled ? 'true' : 'false'}
      title=${note || nothing}
      @click=${disabled ? nothing : run}
    >
      ${icon(name)}<span>${text}</span>
    </button>`;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) this.page.session.redo();
    else this.page.session.undo();
  };
}
