// The page itself: which screen and which dialog is up, what the settings mean for the board, and who lives how long. Session and board
// live as long as the page.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { artSprite } from '../art/art';
import { Board } from '../board/board';
import type { Theme } from '../board/module';
import { Awake } from '../feedback/wake_lock';
import { Feedback } from '../feedback/feedback';
import { Offline } from '../offline/offline';
import { Session } from '../session/session';
import type { GamePage, RulesPage } from '../contract/game_page';
import { loadGame } from './registry';
import type { Snapshot } from '../model/snapshot';
import type { GameId } from '../model/game_id';
import type { Players } from '../model/player';
import { carriedOver, carryOver } from '../storage/carry_over';
import { openDatabase } from '../storage/database';
import { browserStorage } from '../storage/local_store';
import { Saves } from '../storage/saves';
import { DEFAULT_SETTINGS, loadSettings, saveSettings, type Settings } from '../storage/settings';
import { Thinker, startThinkerWorker } from '../thinker/thinker';
import { isTurned } from '../model/language';
import { language, languageOf, t } from '../i18n/translate';
import '../ui/dialog';
import type { Dialog } from '../ui/dialog';
import { aboutDialog, drawDialog, endDialog, menuDialog, resignDialog, settingsDialog } from '../screens/dialogs';
import type { DialogContent } from '../ui/dialog_content';
import type { DialogName, Screen } from '../contract/page_context';
import type { DialogMaker, ScreenContext } from '../screens/screen_context';
import { facesFar } from '../screens/tabletop';
import { firstPaint } from './first_paint';
import '../screens/game_screen';
import { PageElement } from '../ui/element';
import { lazy, partFailed, reportFailedPart } from '../ui/lazy';
import { RECORD_DIALOGS } from '../screens/record_dialogs';
import '../screens/start_screen';
import './app.css';

const ADDRESSES: Readonly<Record<Screen, string>> = { start: '', game: '#game', library: '#library' };
const fetchLibrary = (): Promise<unknown> => import('../library/library_screen');

const addressOf = (screen: Screen): string => ADDRESSES[screen] || location.pathname + location.search;
/** A link to a game leads to the library, which takes it in. (library/link.ts) */
const isLink = (): boolean => /^#g\d+\./.test(location.hash);
const screenOfAddress = (): Screen =>
  isLink()
    ? 'library'
    : location.hash === ADDRESSES.game
      ? 'game'
      : location.hash === ADDRESSES.library
        ? 'library'
        : 'start';

const DIALOGS: Readonly<Record<Exclude<DialogName, 'rules'> | 'end', DialogMaker>> = {
  menu: menuDialog,
  settings: settingsDialog,
  about: aboutDialog,
  resign: resignDialog,
  draw: drawDialog,
  end: endDialog,
  ...RECORD_DIALOGS,
};

// The length of a plain move's animation.
const MOTION_MILLISECONDS = { slow: 420, brisk: 200, off: 0 } as const;

const darkness = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

@customElement('anthill-app')
export class App extends PageElement implements ScreenContext {
  private readonly offline = new Offline(navigator.serviceWorker, () => this.requestUpdate());
  readonly saves = new Saves(browserStorage(), openDatabase, carriedOver().game);
  private readonly thinker = new Thinker(startThinkerWorker);
  readonly session = new Session<GamePage>(this.thinker, this.saves, loadGame);
  readonly board = new Board(this.session.boardEvents, {
    software: new URLSearchParams(location.search).has('software'),
  });
  private readonly feedback = new Feedback(this.session.state, () => this.settings);
  private readonly awake = new Awake();
  subject = '';
  @state() settings: Settings = loadSettings();
  /** The game chosen on the start screen. */
  @state() private chosen: GamePage | null = null;
  @state() private screen: Screen = screenOfAddress();
  @state() private dialog: string | null = null;
  @state() private rules: { of: GameId; page: RulesPage } | null = null;
  /** The variant whose rules are shown, when it is not the one at hand. */
  @state() private otherVariant: string | null = null;
  @state() private rulesFailed = false;
  /** The game chosen on the start screen did not arrive. */
  @state() private chosenFailed = false;
  /** Nor did that of the game under way. */
  @state() private resumeFailed = false;
  @state() private broken = false;
  @state() private updateBlocked = false;
  private section: string | null = null;
  private covered = false;

  constructor() {
    super();
    this.session.attach(this.board);
    this.session.subscribe(() => {
      this.feedback.follow(this.session.state);
      this.requestUpdate();
    });
    this.saves.onHealth = () => this.session.onStoreHealth();
    this.saves.watch((id, stamp) => this.session.onSavedInOtherTab(id, stamp));
    document.documentElement.lang = language;
    document.documentElement.dir = isTurned(language) ? 'rtl' : 'ltr';
    for (const query of [darkness, moreContrast, lessMotion]) query.addEventListener('change', () => this.applyLook());
    this.applyLook();
    window.addEventListener('popstate', () => {
      this.screen = screenOfAddress();
      void this.arrive();
    });
    // A game by its address waits for the board; newcomers first see where they are.
    const begin = this.screen === 'start' ? firstPaint() : Promise.resolve();
    void begin
      .then(() => this.board.load())
      .then(
        () => {
          this.requestUpdate();
          // Only now: until the board is there, its files are the ones that count.
          void this.offline.start();
        },
        () => (this.broken = true),
      );
    void this.fetchChosen();
    void this.arrive();
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    const isKept = saveSettings(this.settings);
    if (languageOf(this.settings) !== language && isKept) this.reload();
    this.applyLook();
    if (settings.game) void this.fetchChosen();
  }
  /** The game under way is kept with every move, or goes along: it comes back in the other language. */
  private reload(): void {
    const { unsaved } = this.saves;
    if (unsaved === null || carryOver({ game: unsaved })) location.reload();
  }
  choose(game: GameId, question: string, answer: string): void {
    const { chosen } = this.settings;
    this.change({ chosen: { ...chosen, [game]: { ...chosen[game], [question]: answer } } });
  }

  /** The game that is played, or chosen on the start screen; null until it is fetched. */
  private get game(): GamePage | null {
    return this.screen === 'game' ? this.session.state.game : this.chosen;
  }
  variants(game: GameId): unknown {
    return this.board.variants(game);
  }

  show(dialog: string, subject = ''): void {
    this.closeDialog();
    this.subject = subject;
    this.section = subject || null;
    this.otherVariant = null;
    this.dialog = dialog;
    if (dialog === 'rules') void this.fetchRules();
  }

  goTo(screen: Screen): void {
    if (screen === this.screen) return;
    this.turnTo(screen);
    void this.arrive();
  }

  async firstPly(snapshot: Snapshot): Promise<number> {
    return (await loadGame(snapshot.game)).firstPly(snapshot);
  }

  async begin(players: Players, seed: number): Promise<void> {
    const game = this.chosen;
    if (!game) return;
    const options = game.dealOptions(this.settings);
    this.turnTo('game');
    await this.session.begin(game, players, seed, options);
  }

  protected override render(): TemplateResult {
    return html`${artSprite()} ${this.broken ? this.apology() : this.screenContent()} ${this.dialogElement()}`;
  }

  protected override firstUpdated(): void {
    this.offline.started();
  }

  protected override updated(): void {
    const playing = this.screen === 'game' && this.session.state.snapshot?.status.kind === 'playing';
    this.awake.set(playing && this.settings.awake === 'on');
    const { session, settings } = this;
    const turned = this.screen === 'game' && facesFar(settings, session.state, session.near);
    document.documentElement.toggleAttribute('data-turned', turned);
    const covered = this.dialogContent() !== null;
    if (covered !== this.covered) this.session.setCovered((this.covered = covered));
    if (this.dialog === 'rules' && this.rules?.of === this.game?.id && this.rules && this.section) {
      const { section } = this;
      const { page } = this.rules;
      this.section = null;
      void this.querySelector<Dialog>('anthill-dialog')?.updateComplete.then(() => page.show(section));
    }
  }

  private screenContent(): TemplateResult {
    if (this.screen === 'library') {
      return html`${lazy(fetchLibrary, () => html`<anthill-library .page=${this}></anthill-library>`)}`;
    }
    if (this.screen === 'game' && this.resumeFailed)
      return html`<main class="game">${partFailed(() => void this.arrive())}</main>`;
    return this.screen === 'game'
      ? html`<anthill-game .page=${this} .state=${this.session.state} .settings=${this.settings}></anthill-game>`
      : html`${this.updateNotice()}<anthill-start
            .page=${this}
            .settings=${this.settings}
            .game=${this.chosenFailed ? null : this.chosen}
            .retry=${this.chosenFailed ? this.fetchAgain : null}
          ></anthill-start>`;
  }

  /** Never over a game: there a newer build has to wait. */
  private updateNotice(): unknown {
    if (!this.offline.updateWaits) return nothing;
    const take = async (): Promise<void> => {
      this.updateBlocked = (await this.offline.takeUpdate()) === 'others-open';
    };
    return html`<aside class="update" role="status">
      <p>${t(this.updateBlocked ? 'app.update.others' : 'app.update.text')}</p>
      <button type="button" @click=${take}>${t('app.update.take')}</button>
    </aside>`;
  }

  private apology(): TemplateResult {
    return html`<main class="apology">
      <h1>${t('app.failed.title')}</h1>
      <p>${t('app.failed.text')}</p>
      <button type="button" class="primary" @click=${() => location.reload()}>${t('app.failed.retry')}</button>
    </main>`;
  }

  /** What is up: the dialog asked for, else the result of the game. */
  private get dialogName(): string | null {
    return this.dialog ?? (this.screen === 'game' && this.session.state.celebrating ? 'end' : null);
  }

  private dialogContent(): DialogContent | null {
    const name = this.dialogName;
    if (name === null) return null;
    if (name === 'rules') return this.rulesDialog();
    const close = (): void => this.closeDialog();
    return name in DIALOGS
      ? DIALOGS[name as keyof typeof DIALOGS](this, close)
      : (this.game?.dialog(name, this, close) ?? null);
  }

  private rulesDialog(): DialogContent | null {
    const { game, rules } = this;
    if (!game) return null;
    const snapshot = this.screen === 'game' ? this.session.state.snapshot : null;
    const variant = this.otherVariant ?? game.rulesVariant(snapshot, this.settings);
    return {
      heading: game.rulesTitle,
      size: 'large',
      content:
        rules?.of === game.id
          ? rules.page.content(this, variant, (other) => (this.otherVariant = other))
          : this.rulesFailed
            ? partFailed(() => void this.fetchRules())
            : html`${t('rules.loading')}`,
    };
  }

  private dialogElement(): unknown {
    const content = this.dialogContent();
    const name = this.dialogName;
    if (!content || !name) return nothing;
    const dismiss = (): void => {
      // A dialog that made way for another one says so late.
      if (name !== this.dialogName) return;
      if (name === 'end') this.session.celebrate(false);
      else this.dialog = null;
    };
    return keyed(
      name,
      html`<anthill-dialog
        .heading=${content.heading}
        .size=${content.size ?? 'small'}
        .game=${this.game?.id ?? ''}
        .content=${content.content}
        @dismiss=${dismiss}
      ></anthill-dialog>`,
    );
  }

  private closeDialog(): void {
    this.querySelector<Dialog>('anthill-dialog')?.close();
  }

  private async fetchRules(): Promise<void> {
    const { game } = this;
    if (!game || this.rules?.of === game.id) return;
    this.rulesFailed = false;
    try {
      this.rules = { of: game.id, page: await game.rules() };
    } catch {
      reportFailedPart();
      this.rulesFailed = true;
    }
  }

  private readonly fetchAgain = (): void => {
    this.chosenFailed = false;
    void this.fetchChosen();
  };

  private async fetchChosen(): Promise<void> {
    const asked: string = this.settings.game;
    const fetched = await loadGame(this.settings.game).catch(() => null);
    if (asked !== this.settings.game) return; // another one has been chosen meanwhile
    this.chosenFailed = fetched === null;
    if (fetched) {
      this.chosen = fetched;
      return;
    }
    reportFailedPart();
    // The next visit begins with a game that is known to arrive.
    saveSettings({ ...this.settings, game: this.chosen?.id ?? DEFAULT_SETTINGS.game });
  }

  private turnTo(screen: Screen): void {
    if (screen === this.screen) return;
    history.pushState(null, '', addressOf(screen));
    this.screen = screen;
  }

  async openKept(id: string): Promise<void> {
    this.turnTo('game');
    if (this.session.holds(id)) return;
    const opened = await this.session.openKept(id);
    if (opened === 'missing' || opened === 'refused') this.leaveGame('library');
  }

  /** The game screen was entered by address, by history or by "Continue": the game has to be there. */
  private async arrive(): Promise<void> {
    if (isLink()) {
      const { offerLink } = await import('../library/import_dialog');
      await offerLink(this, location.hash.slice(1));
    }
    if (this.screen !== 'game' || this.session.state.players) return;
    this.resumeFailed = false;
    try {
      const opened = await this.session.resume();
      if (opened === 'missing' || opened === 'refused') this.leaveGame('start');
    } catch {
      reportFailedPart();
      this.resumeFailed = true;
    }
  }
  /** There is no game to show. Whoever has gone elsewhere meanwhile stays there. */
  private leaveGame(screen: Screen): void {
    if (this.screen !== 'game') return;
    history.replaceState(null, '', addressOf(screen));
    this.screen = screen;
  }

  private applyLook(): void {
    const { settings } = this;
    const theme: Theme =
      settings.theme !== 'system'
        ? settings.theme
        : moreContrast.matches
          ? 'contrast'
          : darkness.matches
            ? 'dark'
            : 'light';
    const motion = settings.motion !== 'system' ? settings.motion : lessMotion.matches ? 'off' : 'brisk';
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion;
    this.session.setLook({ theme, motion: MOTION_MILLISECONDS[motion], cards: settings.cards });
  }
}
