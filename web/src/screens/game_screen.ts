// The game: board, both players' plates, the moves, the tools, and the line that talks.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { hasTrait } from '../model/game_id';
import { firstHintCosts } from '../model/hint_count';
import { other, type SeatName, type Snapshot } from '../model/snapshot';
import { moverOf, personDecides, type GamePage, type MatchView } from '../contract/game_page';
import { viewOf } from '../contract/match_view';
import { cameFrom } from '../contract/entry';
import { emptyBar, screenBar } from '../contract/screen_bar';
import { isWritable, showsFindings } from '../session/mode';
import { halfBesideLast } from '../board/places';
import { sideName } from '../i18n/labels';
import { ownResultTitle } from '../session/result';
import { t } from '../i18n/translate';
import { isRotated, isTabletop } from './tabletop';
import { guardPresses } from '../ui/press_guard';
import { icon, type IconName } from '../ui/icons';
import { lazy } from '../ui/lazy';
import { letterOfKey } from '../ui/key_letter';
import { helpMarks } from './helped';
import { messageLine, noticeLine, noticeSaid } from './message_line';
import { badge } from '../ui/badge';
import { iconButton, toolButton } from '../ui/tool_button';
import { BoardScreen } from './board_screen';
import { DoubleTapGuard } from './double_tap_guard';
import type { BoardGrid } from './board_grid';
import './move_list';
import './moment.css';
import '../ui/panel.css';
import './game_screen.css';
import './arrangement.css';

const OTHER_HAND = { left: 'right', right: 'left' } as const;

/** The last step of a hint, which shows the move. */
const LAST_STEP = 3;

/** The letter that presses a button, by its icon; the settings list them and can switch them off. */
const SHORTCUTS: Readonly<Record<string, string>> = {
  undo: 'U',
  redo: 'R',
  hint: 'T',
  pass: 'P',
  menu: 'M',
  rules: 'H',
};

const fetchMarch = (): Promise<unknown> => import('./march');
const fetchWatchBar = (): Promise<unknown> => import('./watch_bar');
const fetchPremove = (): Promise<unknown> => import('../accessories/premove');
const fetchElderLine = (): Promise<unknown> => import('../accessories/elder_line');
const fetchAdvice = (): Promise<unknown> => import('../accessories/advice/advice_line');
const fetchReview = (): Promise<unknown> => import('../accessories/review/review_panel');
const fetchReplayBar = (): Promise<unknown> => import('../library/replay_bar');
/** In the place of a button that comes and goes: no other one moves. */
const ROOM_OF_TOOLS = html`<span class="tool"></span>`;

const typesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null;

/** So narrow that it takes little of a screen's one side, and all of the other. */
const isStrip = ({ columns, rows }: Snapshot['layout']): boolean =>
  Math.max(columns, rows) >= 4 * Math.min(columns, rows);

@customElement('anthill-game')
export class GameScreen extends BoardScreen {
  /** A hint has been asked for at this ply, and shown up to this step; 0: what it costs. */
  @state() private hinted: { ply: number; step: number; notice: MatchView['state']['notice'] } | null = null;
  private hasBoard = false;
  private shownPanel: HTMLElement | null = null;
  private readonly doubleTapGuard = new DoubleTapGuard(() => this.page.session.state.match?.snapshot ?? null);

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // A panel that comes up over the foot of the board, or where the line that talks was, is not what the next tap was meant for.
    const panel = this.querySelector<HTMLElement>('.game-panel');
    if (panel && !this.shownPanel && this.hasBoard) guardPresses(panel);
    this.shownPanel = panel;
    // The board takes the focus when it appears and nothing else has it: keys play at once, a screen reader lands there.
    if (this.hasBoard || !this.querySelector('anthill-board-grid')) return;
    this.hasBoard = true;
    const grid = this.querySelector<BoardGrid>('anthill-board-grid');
    void grid?.updateComplete.then(() => {
      if (document.activeElement === document.body || document.activeElement === null) grid.focusCurrentCell();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey, { signal: this.untilGone });
  }

  protected override render(): TemplateResult {
    const { page, state, game, view } = this;
    const setup = game && view && isWritable(state.mode) ? game.table.setupScreen?.(view) : null;
    const rotated = isRotated(page.settings, state, page.session.look.near);
    // Turned round, left is right: the controls stay at the side that they are on.
    const hand = rotated ? OTHER_HAND[page.settings.hand] : page.settings.hand;
    const facing = isTabletop(page.settings, state) ? 'facing' : '';
    const withFindings = showsFindings(state.mode) ? 'shows-findings' : '';
    const strip = view && isStrip(view.snapshot.layout) ? 'strip' : '';
    return html`<main
      class="game ${hand} ${facing} ${strip} ${withFindings} ${rotated ? 'turned' : ''} ${page.settings.focus === 'on' ? 'focus' : ''}"
      data-game=${game?.id ?? nothing}
      @pointerdown=${this.onPress}
      @click=${this.doubleTapGuard.onClick}
      @keydown=${this.doubleTapGuard.onKey}
    >
      ${this.boardArea(
        view,
        game && view && !setup ? html`${this.marks(game, view)} ${this.moment(game, view)}` : nothing,
        setup ? nothing : undefined,
      )}
      ${game && view ? (setup ?? this.panel(game, view, rotated)) : emptyBar(page)}
      <div class="visually-hidden" role="status">${setup ? '' : state.announcement}</div>
      <div class="visually-hidden" role="status">
        ${game && view && !setup ? keyed(state.notice, html`<span>${noticeSaid(game, view)}</span>`) : nothing}
      </div>
    </main>`;
  }

  protected override get game(): GamePage | null {
    return this.page.game;
  }
  protected override get view(): MatchView | null {
    return viewOf(this.page);
  }

  /** Fades by itself, at a tap or a key at once, and takes no pointer: the live region has announced it. */
  private moment(game: GamePage, { snapshot }: MatchView): unknown {
    const { moment } = this.state;
    return keyed(
      moment,
      moment
        ? html`${moment.winner ? this.march(moment.winner) : nothing}
            <div class="moment ${moment.title ? halfBesideLast(snapshot) : ''}" aria-hidden="true">
              ${moment.title ? nothing : game.table.momentPicture?.(snapshot)}
              <span>${moment.title ? html`<b>${moment.title}</b>` : nothing}${moment.text}</span>
            </div>`
        : nothing,
    );
  }
  private readonly onPress = {
    capture: true,
    handleEvent: (event: PointerEvent): void => {
      this.dismissMoment();
      this.doubleTapGuard.onPress.handleEvent(event);
    },
  };
  private readonly dismissMoment = (): void => {
    this.querySelector('.moment')?.classList.add('gone');
    this.page.session.hurryMoment();
  };
  private march(winner: SeatName): unknown {
    return lazy(fetchMarch, () => html`<anthill-march .seat=${winner}></anthill-march>`);
  }

  private panel(game: GamePage, view: MatchView, rotated: boolean): TemplateResult {
    const { page } = this;
    const { session } = page;
    const { state, snapshot } = view;
    const near = rotated ? other(session.look.near) : session.look.near;
    const hasFindings = showsFindings(state.mode);
    const asked = isWritable(state.mode) && !hasFindings ? game.table.panel?.(view) : null;
    const step = this.advice(view);
    // A refusal is said first, and an answer that came after the hint.
    const { notice } = state;
    const isNews = notice?.kind === 'refused' || (notice?.kind === 'text' && notice !== this.hinted?.notice);
    const advice = step === null || isNews ? nothing : this.adviceLine(game, view, step);
    // A throw that is still in the air is not announced.
    const untold = game.play.keepsInSuspense?.(snapshot) ? snapshot.ply - 1 : Infinity;
    const unnamed = Math.min(state.unwritten ?? Infinity, untold);
    const moves = this.moveList(game, view, unnamed === Infinity ? null : unnamed);
    const isKept = cameFrom() === 'library' && (hasFindings || snapshot.status.kind !== 'playing');
    return html`${screenBar(page, this.status(game, view), {
      ...(isKept && { to: 'library', back: t('start.library') }),
      more: this.soundButton(),
      rulesKeys: this.shortcut('rules'),
    })}
    ${this.plates(game, view, near)}
    ${
      hasFindings
        ? html`${keyed(state.notice, this.overPanel(game, view))}
            <div class="review-area">${this.review(game, view)}</div>`
        : asked
          ? html`${hasTrait(game.id, 'cells') ? nothing : moves} ${keyed(state.notice, this.overPanel(game, view))}
              <div class="game-panel">${advice}${asked}${this.belowLine(game, view)}</div>`
          : html`${moves}
              <div class="talk">
                ${advice === nothing ? this.line(game, view) : this.withElder(view, html`<div class="message-line"></div>`)}
                ${this.belowLine(game, view)}
              </div>
              ${advice === nothing ? nothing : html`<div class="advice">${advice}</div>`}`
    }
    ${state.mode.kind === 'reviewing' ? this.replayBar(game, view) : state.mode.kind === 'spectating' ? this.watchBar(view) : this.tools(game, view)}`;
  }

  /** The step of the hint that is shown; null: none, because there was a move since. */
  private advice(view: MatchView): number | null {
    const { hinted } = this;
    return hinted?.ply === view.snapshot.ply && personDecides(view) ? hinted.step : null;
  }
  private marks(game: GamePage, view: MatchView): unknown {
    if (showsFindings(view.state.mode)) {
      const content = (): unknown => html`<anthill-review-marks .game=${game} .view=${view}></anthill-review-marks>`;
      return lazy(fetchReview, content);
    }
    return this.advice(view) ? this.adviceMarks(game, view) : helpMarks(game, view);
  }
  /** The worth of each move of a finished game. */
  private review(game: GamePage, view: MatchView): unknown {
    return lazy(fetchReview, () => html`<anthill-review .game=${game} .view=${view}></anthill-review>`);
  }
  private adviceMarks(game: GamePage, view: MatchView): unknown {
    return lazy(
      fetchAdvice,
      () =>
        html`<anthill-advice-marks .game=${game} .view=${view} .step=${this.hinted?.step ?? 0}></anthill-advice-marks>`,
    );
  }
  private adviceLine(game: GamePage, view: MatchView, step: number): unknown {
    return lazy(
      fetchAdvice,
      () =>
        html`<anthill-advice
          .game=${game}
          .view=${view}
          .step=${step}
          .more=${() => this.hint(view, step + 1)}
          .close=${() => (this.hinted = null)}
        ></anthill-advice>`,
    );
  }
  private hint({ snapshot, state }: MatchView, step: number): void {
    this.hinted = { ply: snapshot.ply, step, notice: state.notice };
  }

  /** With what is chosen in advance against the computer. */
  private line(game: GamePage, view: MatchView): unknown {
    const { session, settings } = this.page;
    const line = this.withElder(view, messageLine(game, view));
    if (settings.premove === 'off' || !hasTrait(game.id, 'cells') || !session.opponentIsComputer) return line;
    return lazy(
      fetchPremove,
      () => html`<anthill-premove .game=${game} .view=${view} .line=${line}></anthill-premove>`,
      line,
    );
  }

  /** With an opponent that takes its time. */
  private withElder(view: MatchView, line: TemplateResult): TemplateResult {
    const takesTime = Object.values(view.players).some((player) => player.kind === 'computer' && player.seconds);
    if (!takesTime) return line;
    const content = (): TemplateResult => html`<anthill-elder-line .view=${view} .line=${line}></anthill-elder-line>`;
    return html`${lazy(fetchElderLine, content, line)}`;
  }

  /** A panel has the place of the line that talks: what has to be said shows for a while where the title stands. */
  private overPanel(game: GamePage, view: MatchView): TemplateResult | typeof nothing {
    const kind = view.state.notice?.kind;
    const line = kind === 'played' || kind === 'new-game' ? null : noticeLine(game, view);
    return line ? html`<div class="talk passing">${line}</div>` : nothing;
  }

  private watchBar(view: MatchView): TemplateResult {
    const bar = (): TemplateResult =>
      html`<anthill-watch class="tools" role="toolbar" aria-label=${t('watch.bar')} .view=${view}></anthill-watch>`;
    return html`${lazy(fetchWatchBar, bar, html`<div class="tools">${ROOM_OF_TOOLS}</div>`)}`;
  }

  private replayBar(game: GamePage, view: MatchView): TemplateResult {
    const bar = (): TemplateResult => html`<anthill-replay .game=${game} .view=${view}></anthill-replay>`;
    return html`<div class="tools">${lazy(fetchReplayBar, bar, ROOM_OF_TOOLS)}</div>`;
  }

  private tools(game: GamePage, view: MatchView): TemplateResult {
    const { page } = this;
    const { session } = page;
    return html`<div class="tools" role="toolbar" aria-label=${t('game.panel')}>
      ${this.tool('undo', t('game.undo'), session.undo, session.undoTarget !== null)}
      ${this.tool('redo', t('game.redo'), session.redo, session.redoTarget !== null)} ${this.commands(game, view)}
      ${this.hintTool(game, view)} ${this.tool('menu', t('game.menu'), () => page.show({ dialog: 'menu' }))}
    </div>`;
  }

  /** Off by one tap, whatever else is going on. */
  private soundButton(): TemplateResult {
    const { page } = this;
    const on = page.settings.sound === 'on';
    return iconButton(
      icon(on ? 'sound' : 'silence'),
      t('game.sound'),
      () => page.change({ sound: on ? 'off' : 'on' }),
      { isPressed: on },
    );
  }

  private status(game: GamePage, view: MatchView): TemplateResult {
    const { snapshot, players } = view;
    if (snapshot.status.kind !== 'playing' && !snapshot.held && view.state.mode.kind !== 'confirming') {
      return html`<h1 class="status">
        <span>${ownResultTitle(game, snapshot, players)}</span><small>${t('game.phase.over')}</small>
      </h1>`;
    }
    const { title, note } = game.words.status(snapshot, players);
    const mover = moverOf(view);
    return html`<h1 class="status">
      <span>${title ?? html`${badge(mover)} ${t('game.toMove', { player: sideName(mover) })}`}</span>
      <small>${note}</small>
    </h1>`;
  }

  /** The commands that have no place on the board; only for a person, and only when possible. */
  private commands(game: GamePage, view: MatchView): TemplateResult[] {
    // In the middle, so that no other button moves when one comes or goes.
    const none = hasTrait(game.id, 'cells') ? [ROOM_OF_TOOLS] : [];
    if (!personDecides(view)) return none;
    const commands = game.table
      .commands(view)
      .map(({ icon: image, text, note, run }) =>
        toolButton(icon(image), text, run, { note, kind: 'decision', keys: this.shortcut(image) }),
      );
    return commands.length > 0 ? commands : none;
  }

  /** A press of a tool that can do nothing may show the reason. */
  private tool(name: IconName, text: string, run: () => void, isAble = true): TemplateResult {
    return toolButton(icon(name), text, run, { isOff: !isAble, keys: this.shortcut(name) });
  }

  /** One place in all games; pressed again it goes on to the next step. */
  private hintTool(game: GamePage, view: MatchView): TemplateResult {
    const step = this.advice(view) ?? 0;
    const able = personDecides(view) && view.snapshot.held !== true && !game.table.hidesHints?.(view.snapshot);
    const run = (): void => {
      if (!able) return;
      const isPriceDue = this.advice(view) === null && firstHintCosts(view.players, view.record.notes);
      this.hint(view, isPriceDue ? 0 : Math.max(step, Math.min(step + 1, LAST_STEP)));
    };
    return this.tool('hint', t('game.hint'), run, able);
  }

  private shortcut(of: string): string | typeof nothing {
    return (this.page.settings.shortcuts === 'on' && SHORTCUTS[of]) || nothing;
  }

  /** Enter lets a move stand, Escape takes it back; a button in focus that is no space of the board answers for itself. */
  private answers({ key, target, repeat, defaultPrevented }: KeyboardEvent): boolean {
    const { session } = this.page;
    if (session.state.mode.kind !== 'confirming' || repeat || defaultPrevented) return false;
    if (key === 'Escape') session.confirmation.takeBack();
    else if (
      key === 'Enter' &&
      !(target instanceof Element && target.closest('button') && !target.closest('[role=gridcell]'))
    )
      session.confirmation.confirm();
    else return false;
    return true;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    this.dismissMoment();
    if (event.altKey || document.querySelector('dialog:modal')) return;
    // No field takes a text meanwhile.
    if (this.answers(event)) {
      event.preventDefault();
      return;
    }
    if (typesText(event.target)) return;
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
