// The page itself: which screen and which dialog is up, what the settings mean for the board, and who lives how long. Session and board
// live as long as the page.

import { ContextProvider } from '@lit/context';
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { artSprite } from '../art/art';
import { Board } from '../board/board';
import { rendererAskedFor } from '../board/renderer';
import { Feedback } from '../feedback/feedback';
import { atNextTouch } from '../feedback/first_touch';
import type { SavedGame } from '../model/saved_game';
import { STARTED } from '../offline/messages';
import { serviceWorkers } from '../offline/service_workers';
import { BoardSeat } from '../session/board_seat';
import { NO_SAVES } from '../session/sandbox';
import { Session } from '../session/session';
import type { GamePage } from '../contract/game_page';
import { CARDS, loadGame } from '../games/table';
import { Observable } from '../model/observable';
import { isGameId, type GameId } from '../model/game_id';
import type { Players } from '../model/player';
import { browserStorage } from '../storage/local_store';
import { Saves } from '../storage/saves';
import { ProgressStore } from '../storage/progress_store';
import { loadSettings, saveSettings, watchSettings, type Settings } from '../storage/settings';
import { startThinkerWorker } from '../thinker/start_worker';
import { Thinker } from '../thinker/thinker';
import { languageOf, speak } from '../i18n/translate';
import type { Lessons } from '../contract/lesson';
import type { Analysable, DialogRequest, NumberedDeal } from '../contract/page_context';
import { emptyBar } from '../contract/screen_bar';
import { pageContext } from '../contract/page_part';
import { hasSandbox, type Screen } from '../contract/routes';
import type { DialogContext } from '../screens/dialogs';
import { isRotated, turnedCards } from '../screens/tabletop';
import { firstPaint } from './first_paint';
import { apology } from './apology';
import { GameOpener } from './game_opener';
import { BoardFetch } from './board_fetch';
import { ChosenGame } from './chosen_game';
import { Dialogs } from './dialog_host';
import { fetchLazyParts, lazyParts } from './fetch_lazy_parts';
import { Router } from './router';
import { applyLook, nameLanguage, onDeviceLook } from './theme';
import '../screens/game_screen';
import { PageElement } from '../ui/element';
import { closeDialog } from '../ui/dialog_content';
import { lazy, LazyPart, partFailed } from '../ui/lazy';
import { loadLetters } from '../ui/letters';
import '../screens/start_screen';
import './app.css';

@customElement('anthill-app')
export class App extends PageElement implements DialogContext {
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
  readonly rendered = new Observable();
  readonly router: Router = new Router(() => {
    closeDialog(); // it goes with the screen that it is about
    this.leaveSandbox();
    this.requestUpdate();
    void this.opener.enter();
  }, closeDialog);
  private readonly opener = new GameOpener(this);
  private readonly dialogs = new Dialogs(this);
  @state() settings: Settings = loadSettings();
  private settingsAreStored = true;
  private readonly chosen = new ChosenGame(this);
  private readonly boardFetch = new BoardFetch(this, () => {
    LazyPart.of(fetchLazyParts).ask();
    void loadLetters();
    this.feedback.prepare();
  });
  fetchBoard = (): Promise<void> => this.boardFetch.run();

  constructor() {
    super();
    new ContextProvider(this, { context: pageContext, initialValue: this });
    this.saves.onHealth = () => this.played.onStoreHealth();
    this.saves.watch(
      (id, stamp) => this.played.onSavedInOtherTab(id, stamp),
      () => location.reload(),
      (id, title) => this.played.hasOpen(id) && this.played.note('title', title),
    );
    watchSettings((heard) => this.take({ ...heard, game: this.settings.game }));
    nameLanguage();
    document.addEventListener('visibilitychange', () => this.thinker.rest(document.visibilityState === 'hidden'));
    onDeviceLook(() => applyLook(this.settings, this.session));
    applyLook(this.settings, this.session);
    // A game by its address waits for the board; newcomers first see where they are.
    const painted = firstPaint();
    void (this.screen === 'start' ? painted : Promise.resolve()).then(() => this.fetchBoard());
    void this.chosen.fetch();
    void this.opener.enter();
  }

  /** The session of the board. */
  get session(): Session<GamePage> {
    return this.seat.owner;
  }

  /** Asked for in a dialog: what makes it came with that. */
  example = (game: GameId, lessons: Lessons, id: string): unknown => lazyParts?.workedExample(game, lessons, id);
  learn(game: GameId, step?: string): void {
    closeDialog();
    this.openOn('lesson', game, step && `${game} ${step}`);
  }
  setUp(position: string | null): void {
    this.openOn('position', position?.split(' ', 1)[0], position ?? undefined);
  }
  analyse(analysed: Analysable): void {
    this.openOn('analysis', analysed.game, analysed);
  }
  private openOn(screen: Screen, game: string | undefined, subject: unknown): void {
    if (isGameId(game) && game !== this.settings.game) this.change({ game });
    this.goTo(screen, subject);
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
  lockBoard = (locked: boolean): void => this.seat.lock(locked);
  private leaveSandbox(): void {
    if (this.screen === 'start' || this.screen === 'library') this.session.leaveShown();
    if (hasSandbox(this.screen) || !this.seat.isLent) return;
    this.seat.giveBack();
    applyLook(this.settings, this.session);
  }

  gameName = (game: GameId): string => CARDS[game].text('name');
  change(settings: Partial<Settings>): void {
    this.settingsAreStored = saveSettings(settings);
    this.take({ ...this.settings, ...settings });
    if (settings.game) {
      void this.fetchBoard();
      void this.chosen.fetch();
    }
    if (settings.sound) this.feedback.prepare();
    if (settings.sounds !== undefined || settings.volume !== undefined) this.feedback.sample();
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

  get screen(): Screen {
    return this.router.screen;
  }
  get game(): GamePage | null {
    return this.screen === 'game' ? (this.session.state.match?.game ?? null) : this.chosen.game;
  }
  get retry(): (() => void) | null {
    return this.chosen.retry;
  }
  get isCovered(): boolean {
    return this.dialogs.shown !== null;
  }
  variants = (game: GameId): unknown => this.board.variants(game);

  show = (request: DialogRequest): void => this.dialogs.show(request);
  goTo(screen: Screen, subject?: unknown): void {
    if (this.turnTo(screen, subject)) void this.opener.enter();
  }
  private turnTo(screen: Screen, subject?: unknown): boolean {
    this.requestUpdate();
    if (!this.router.goTo(screen, subject)) return false;
    this.leaveSandbox();
    // However far down the button was that led here. Going back, the browser knows by itself where it was.
    scrollTo(0, 0);
    return true;
  }

  async play(id: GameId): Promise<GamePage['play']> {
    return (await loadGame(id)).play;
  }

  async begin(id: GameId, players: Players, seed: number, start?: string | NumberedDeal): Promise<void> {
    this.turnTo('game');
    const { session, settings } = this;
    session.timing.next = settings.clock;
    await this.opener.begin(async () => {
      // Without another turn of the event loop, in which the match of before could still be played on.
      const { game: chosen } = this.chosen;
      const game = chosen?.id === id ? chosen : await loadGame(id);
      return typeof start === 'string'
        ? session.beginAt(game, players, seed, start)
        : session.begin(game, players, seed, start?.options ?? game.start.dealOptions(settings), start?.number);
    });
  }

  protected override willUpdate(): void {
    this.dialogs.prepare();
  }

  protected override render(): TemplateResult {
    // A game that is on the screen stays there, and says by itself that its board has failed.
    const shows = this.screen === 'game' && this.session.state.match !== null;
    const broken = this.board.state === 'failed' && !shows;
    return html`${artSprite()} ${broken ? apology(this.board.failure) : this.screenContent()} ${this.dialogs.render()}`;
  }

  protected override firstUpdated(): void {
    serviceWorkers()?.controller?.postMessage(STARTED);
  }

  protected override updated(): void {
    const { session, settings } = this;
    const { match, mode } = session.state;
    const inGame = this.screen === 'game';
    const played = match?.snapshot.status.kind === 'playing' && mode.kind !== 'spectating';
    lazyParts?.screenWakeLock.set(inGame && played && settings.wakeLock === 'on' && !this.dialogs.shown?.pauses);
    if (inGame) {
      lazyParts?.dealing.follow(session);
      lazyParts?.keptReview.follow(session);
      session.look.setTurned(turnedCards(settings, session.state, session.look.near));
    }
    const turned = inGame && isRotated(settings, session.state, session.look.near);
    document.documentElement.toggleAttribute('data-turned', turned);
    const named = inGame ? match?.game.id : settings.game;
    this.router.nameWindow(named ? this.gameName(named) : '');
    this.seat.cover(this.isCovered);
    this.dialogs.updated();
    this.rendered.notify();
  }

  private screenContent(): unknown {
    const { screen } = this;
    if (screen === 'game')
      return this.opener.retry
        ? html`<main class="game">${emptyBar(this)} ${partFailed(this.opener.retry)}</main>`
        : html`<anthill-game></anthill-game>`;
    if (screen !== 'start')
      return keyed(
        this.router.visits,
        lazy(fetchLazyParts, () => lazyParts?.lazyScreen(screen)),
      );
    return html`${this.boardFetch.notice?.render()}<anthill-start></anthill-start>`;
  }

  async openKept(id: string, otherwise: Screen = 'library'): Promise<void> {
    this.turnTo('game');
    await this.opener.openKept(id, otherwise);
  }
  async openModel(game: SavedGame): Promise<void> {
    this.turnTo('game');
    await this.opener.begin(() => this.session.openModel(game));
  }
  async gameOfLink(link: string): Promise<SavedGame | null> {
    return (await import('../library/import_dialog')).gameOfLink(this, link);
  }
}
