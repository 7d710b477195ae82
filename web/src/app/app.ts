// The page itself: which screen and which dialog is up, what the settings mean for the board, and who lives how long. Session and board
// live as long as the page.

import { ContextProvider } from '@lit/context';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { artSprite } from '../art/art';
import { Board } from '../board/board';
import { rendererAskedFor } from '../board/renderer';
import { ScreenWakeLock } from '../feedback/wake_lock';
import { Feedback } from '../feedback/feedback';
import { atNextTouch } from '../feedback/first_touch';
import type { SavedGame } from '../model/saved_game';
import { Offline } from '../offline/offline';
import { serviceWorkers } from '../offline/service_workers';
import { BoardSeat } from '../session/board_seat';
import { NO_SAVES } from '../session/sandbox';
import { Session } from '../session/session';
import { NO_CLOCK } from '../session/timing';
import type { GamePage, RulesPage } from '../contract/game_page';
import { CARDS, loadGame } from '../games/table';
import type { Snapshot } from '../model/snapshot';
import { isGameId, type GameId } from '../model/game_id';
import type { Players } from '../model/player';
import { browserStorage } from '../storage/local_store';
import { Saves } from '../storage/saves';
import { ProgressStore } from '../storage/progress_store';
import { DEFAULT_SETTINGS, loadSettings, saveSettings, watchSettings, type Settings } from '../storage/settings';
import { startThinkerWorker } from '../thinker/start_worker';
import { Thinker } from '../thinker/thinker';
import { languageOf, speak, t } from '../i18n/translate';
import '../ui/dialog';
import type { Dialog } from '../ui/dialog';
import type { DialogContent } from '../ui/dialog_content';
import type { Lessons } from '../contract/lesson';
import type { Analysable, DialogRequest } from '../contract/page_context';
import { pageContext } from '../contract/page_part';
import type { Screen } from '../contract/routes';
import type { ScreenContext } from '../screens/screen_context';
import { isRotated, turnedCards } from '../screens/tabletop';
import { firstPaint } from './first_paint';
import { apology } from './apology';
import { Arrival } from './arrival';
import type { LateScreen } from './late_screens';
import { withWords } from '../i18n/pending_catalogues';
import { Router } from './router';
import { rulesShown } from './rules_shown';
import { applyLook, nameLanguage, onDeviceLook } from './theme';
import '../screens/game_screen';
import { PageElement } from '../ui/element';
import { lazy, LazyPart, partFailed, reportFailedPart } from '../ui/lazy';
import { loadLetters } from '../ui/letters';
import '../screens/start_screen';
import './app.css';

let later: typeof import('./later') | null = null;
const fetchLater = async (): Promise<void> => {
  later = await withWords(import('./later'));
};

/** From the board to the fetching of what comes next, and of all other files, for the device. */
const QUIET_MILLISECONDS = 1500;

type UpdateAnswer = Awaited<ReturnType<Offline['takeUpdate']>>;
const UPDATE_TEXTS = {
  coming: 'app.update.text',
  'others-open': 'app.update.others',
  silent: 'app.update.silent',
} as const satisfies Record<UpdateAnswer, string>;

const RESULT: DialogRequest = { dialog: 'end' };

@customElement('anthill-app')
export class App extends PageElement implements ScreenContext {
  private readonly offline = new Offline(serviceWorkers(), () => this.requestUpdate());
  readonly saves = new Saves(browserStorage());
  readonly progress = new ProgressStore().watching();
  private readonly thinker = new Thinker(startThinkerWorker);
  private readonly played = new Session<GamePage>(this.thinker, this.saves, loadGame);
  private readonly feedback = new Feedback(this.played.state, () => this.settings);
  readonly board = new Board({ renderer: rendererAskedFor(new URLSearchParams(location.search)) });
  private readonly seat = new BoardSeat(this.board, this.played, ({ state }) => {
    this.feedback.follow(state);
    this.requestUpdate();
  });
  readonly atNextTouch = atNextTouch;
  private readonly awake = new ScreenWakeLock();
  readonly router = new Router(() => {
    this.closeDialog(); // it goes with the screen that it is about
    this.leaveSandbox();
    this.requestUpdate();
    void this.arrival.arrive();
  });
  private readonly arrival = new Arrival(this);
  @state() settings: Settings = loadSettings();
  private settingsAreStored = true;
  /** The game chosen on the start screen. */
  @state() private chosen: GamePage | null = null;
  @state() private dialog: DialogRequest | null = null;
  @state() private rules: { of: GameId; page: RulesPage } | null = null;
  /** The variant whose rules are shown, when it is not the one at hand. */
  @state() private otherVariant: string | null = null;
  @state() private rulesFailed = false;
  /** The game chosen on the start screen did not arrive. */
  @state() private chosenFailed = false;
  private fetchesAhead = false;
  @state() private updateAnswer: UpdateAnswer = 'coming';
  private section: string | null = null;
  /** The step that a lesson is to be opened at, whatever was learnt before. */
  private step: { id: string } | null = null;
  /** What is up. */
  private shown: { request: DialogRequest; content: DialogContent } | null = null;

  /** What the editor is to begin with. */
  private position: { text: string } | null = null;
  /** What the analysis is to begin with. */
  private analysed: Analysable | null = null;

  constructor() {
    super();
    new ContextProvider(this, { context: pageContext, initialValue: this });
    this.saves.onHealth = () => this.played.onStoreHealth();
    this.saves.watch(
      (id, stamp) => this.played.onSavedInOtherTab(id, stamp),
      () => location.reload(),
      (id, title) => this.played.holds(id) && this.played.note('title', title),
    );
    watchSettings((heard) => this.take({ ...heard, game: this.settings.game }));
    nameLanguage();
    document.addEventListener('visibilitychange', () => this.thinker.rest(document.visibilityState === 'hidden'));
    onDeviceLook(() => applyLook(this.settings, this.session));
    applyLook(this.settings, this.session);
    LazyPart.of(fetchLater).subscribe(() => {
      if (this.requested) this.requestUpdate();
    });
    void this.fetchChosen();
    // A game by its address waits for the board; newcomers first see where they are.
    void (this.screen === 'start' ? firstPaint() : Promise.resolve()).then(() => this.fetchBoard());
    void this.arrival.arrive();
  }

  /** What the chosen game needs of the board. Whoever begins a game without it fetches it again, and is told. */
  private async fetchBoard(): Promise<void> {
    try {
      await this.board.include(this.settings.game);
    } catch {
      return;
    }
    this.requestUpdate();
    if (this.fetchesAhead) return;
    this.fetchesAhead = true;
    // Only then: until the board is there, its files are the ones that count, and whoever begins a game at once comes first.
    setTimeout(() => this.fetchAhead(), QUIET_MILLISECONDS);
  }
  /** What is opened first is there by then, and the rest is kept for when there is no network. */
  private fetchAhead(): void {
    LazyPart.of(fetchLater).ask();
    void loadLetters();
    void this.offline.start();
    this.feedback.prepare();
  }

  /** Of what is on the board. */
  get session(): Session<GamePage> {
    return this.seat.owner;
  }

  /** Asked for in a dialog: what makes it came with that. */
  example(game: GameId, lessons: Lessons, id: string): unknown {
    return later?.workedExample(game, lessons, id);
  }
  learn(game: GameId, step?: string): void {
    this.closeDialog();
    this.step = step === undefined ? null : { id: step };
    if (game !== this.settings.game) this.change({ game });
    this.goTo('lesson');
    this.requestUpdate();
  }
  setUp(position: string | null): void {
    this.position = position === null ? null : { text: position };
    const game = position?.split(' ', 1)[0];
    if (isGameId(game) && game !== this.settings.game) this.change({ game });
    this.goTo('position');
  }
  analyse(given: Analysable): void {
    this.analysed = given;
    if (given.game !== this.settings.game) this.change({ game: given.game });
    this.goTo('analysis');
  }
  openSandbox(triesOut = false): Session {
    const session = new Session<GamePage>(this.thinker, NO_SAVES, loadGame);
    session.triesOut = triesOut;
    this.seat.lend(session);
    applyLook(this.settings, session);
    return session;
  }
  get inSandbox(): boolean {
    return this.seat.isLent;
  }
  holdBoard(held: boolean): void {
    this.seat.hold(held);
  }
  private leaveSandbox(): void {
    if (this.screen === 'lesson' || this.screen === 'puzzles' || this.screen === 'analysis') return;
    this.step = null;
    if (!this.seat.isLent) return;
    this.seat.giveBack();
    applyLook(this.settings, this.session);
  }

  gameName(game: GameId): string {
    return CARDS[game].text('name');
  }
  change(settings: Partial<Settings>): void {
    this.settingsAreStored = saveSettings(settings);
    this.take({ ...this.settings, ...settings });
    if (settings.game) {
      void this.fetchBoard();
      void this.fetchChosen();
    }
    if (settings.sound) this.feedback.prepare();
  }
  private take(settings: Settings): void {
    this.settings = settings;
    void speak(languageOf(settings)).then(nameLanguage);
    applyLook(settings, this.session);
  }
  /** False while settings or progress last only until the page closes. */
  get isStored(): boolean {
    return this.settingsAreStored && this.progress.isStored;
  }
  choose(game: GameId, question: string, answer: string): void {
    const { chosen } = this.settings;
    this.change({ chosen: { ...chosen, [game]: { ...chosen[game], [question]: answer } } });
  }

  private get screen(): Screen {
    return this.router.screen;
  }
  /** The game that is played, or chosen on the start screen; null until it is fetched. */
  private get game(): GamePage | null {
    return this.screen === 'game' ? this.session.state.game : this.chosen;
  }
  variants(game: GameId): unknown {
    return this.board.variants(game);
  }

  show(request: DialogRequest): void {
    this.closeDialog();
    this.dialog = request;
    if (request.dialog !== 'rules') return;
    this.section = request.section ?? null;
    this.otherVariant = null;
    void this.fetchRules();
  }

  goTo(screen: Screen): void {
    if (this.turnTo(screen)) void this.arrival.arrive();
  }
  private turnTo(screen: Screen): boolean {
    this.requestUpdate();
    const turned = this.router.goTo(screen);
    if (turned) this.leaveSandbox();
    return turned;
  }

  async firstPly(snapshot: Snapshot): Promise<number> {
    return (await loadGame(snapshot.game)).firstPly(snapshot);
  }

  async begin(players: Players, seed: number, record?: string): Promise<void> {
    const game = this.chosen;
    if (!game) return;
    const options = record ?? game.dealOptions(this.settings);
    this.session.timing.next = this.settings.opponent === 'friend' ? this.settings.clock : NO_CLOCK;
    this.turnTo('game');
    await this.arrival.begin(() => this.session.begin(game, players, seed, options));
  }

  protected override willUpdate(): void {
    const request = this.requested;
    const content = request && this.dialogContent(request);
    if (this.dialog && content === null) this.dialog = null; // what it was about has gone
    this.shown = request && content ? { request, content } : null;
  }

  protected override render(): TemplateResult {
    // A game that is on the screen stays there, and says by itself that its board has failed.
    const shows = this.screen === 'game' && this.session.state.snapshot !== null;
    const broken = this.board.state === 'failed' && !shows;
    return html`${artSprite()} ${broken ? apology(this.board.failure) : this.screenContent()} ${this.dialogElement()}`;
  }

  protected override firstUpdated(): void {
    this.offline.started();
  }

  protected override updated(): void {
    const { session, settings } = this;
    const played = session.state.snapshot?.status.kind === 'playing' && session.state.mode.kind !== 'spectating';
    this.awake.set(this.screen === 'game' && played && settings.awake === 'on' && !this.shown?.content.pauses);
    const turned = this.screen === 'game' && isRotated(settings, session.state, session.look.near);
    document.documentElement.toggleAttribute('data-turned', turned);
    if (this.screen === 'game') session.look.setTurned(turnedCards(settings, session.state, session.look.near));
    const named = this.screen === 'game' ? session.state.game?.id : this.settings.game;
    this.router.nameWindow(named ? this.gameName(named) : '');
    this.seat.cover(this.shown !== null);
    if (
      this.shown &&
      this.dialog?.dialog === 'rules' &&
      this.rules?.of === this.game?.id &&
      this.rules &&
      this.section
    ) {
      const { section } = this;
      const { page } = this.rules;
      this.section = null;
      void this.querySelector<Dialog>('anthill-dialog')?.updateComplete.then(() => page.show(section));
    }
  }

  private screenContent(): TemplateResult {
    const { screen } = this;
    if (screen !== 'start' && screen !== 'game') return html`${lazy(fetchLater, () => this.lateScreen(screen))}`;
    if (this.screen === 'game' && this.arrival.retry)
      return html`<main class="game">${partFailed(this.arrival.retry)}</main>`;
    return this.screen === 'game'
      ? html`<anthill-game .page=${this} .state=${this.session.state} .settings=${this.settings}></anthill-game>`
      : html`${this.updateNotice()}<anthill-start
            .arrived=${this.router.hasMoved}
            .settings=${this.settings}
            .game=${this.chosenFailed ? null : this.chosen}
            .known=${this.chosen !== null && this.variants(this.chosen.id) !== null}
            .retry=${this.chosenFailed ? this.fetchAgain : null}
          ></anthill-start>`;
  }

  private lateScreen(screen: LateScreen): unknown {
    return later?.lateScreen(screen, {
      arrived: this.router.hasMoved,
      game: this.chosen?.id === this.settings.game ? this.chosen : null,
      retry: this.chosenFailed ? this.fetchAgain : null,
      state: this.session.state,
      settings: this.settings,
      step: this.step,
      position: this.position,
      analysed: this.analysed,
    });
  }

  /** Never over a game: there a newer build has to wait. */
  private updateNotice(): unknown {
    if (!this.offline.updateWaits) return nothing;
    const take = async (): Promise<void> => {
      this.updateAnswer = await this.offline.takeUpdate();
    };
    return html`<aside class="update" role="status">
      <p>${t(UPDATE_TEXTS[this.updateAnswer])}</p>
      <button type="button" @click=${take}>${t('app.update.take')}</button>
    </aside>`;
  }

  /** The dialog that was asked for, else the result of the game. */
  private get requested(): DialogRequest | null {
    return this.dialog ?? (this.screen === 'game' && this.session.state.celebrating ? RESULT : null);
  }
  /** Null where there is nothing to show any more, undefined where it is yet to come. */
  private dialogContent(request: DialogRequest): DialogContent | null | undefined {
    const close = (): void => this.closeDialog();
    if (request.dialog === 'own') return request.content(close);
    const part = LazyPart.of(fetchLater);
    if (part.state === 'unasked') part.ask();
    if (part.state === 'failed') return { heading: t('app.name'), content: partFailed(part.askAgain) };
    if (request.dialog !== 'rules') return later?.dialogContent(this, close, request);
    const { game } = this;
    if (!game) return null;
    return later?.rulesContent(this, game, {
      page: this.rules?.of === game.id ? this.rules.page : null,
      variant: this.otherVariant ?? rulesShown(game, this.screen, this.session.state.snapshot, this.settings),
      turnTo: (other) => (this.otherVariant = other),
      learn: this.screen === 'lesson' || this.screen === 'puzzles' ? null : () => this.learn(game.id),
      retry: this.rulesFailed ? () => void this.fetchRules() : null,
    });
  }

  private dialogElement(): unknown {
    const { shown } = this;
    if (!shown) return nothing;
    const { request, content } = shown;
    const dismiss = (): void => {
      // `close` is asynchronous: another dialog may be open by now.
      if (request !== this.requested) return;
      if (request === RESULT) this.session.celebrate(false);
      else this.dialog = null;
    };
    return keyed(
      request,
      html`<anthill-dialog
        .heading=${content.heading}
        .size=${content.size ?? 'small'}
        .unasked=${content.unasked ?? false}
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
    void this.fetchBoard();
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
    saveSettings({ game: this.chosen?.id ?? DEFAULT_SETTINGS.game });
  }

  async openKept(id: string): Promise<void> {
    this.turnTo('game');
    await this.arrival.openKept(id);
  }
  async gameOfLink(link: string): Promise<SavedGame | null> {
    return (await import('../library/import_dialog')).gameOfLink(this, link);
  }
}
