// The board as the rest of the page knows it: an element to show, a match to ask and to change, events to hear. Holds the canvas and
// the wasm module behind it. Both are replaced when another game comes onto the board, when the graphics context is lost for good and when
// a module has trapped: settings live on, and so does the match unless another one has come.

import { screenEdges } from './canvas_size';
import type { Flight } from './dice_module';
import { SILENT, tell, type BoardEvents } from './events';
import type { BoardLook, BoardModule } from './module';
import { Readiness, type BoardState } from './readiness';
import { rendererFor, type Renderer } from './renderer';
import { spareModules } from './spare_modules';
import { Surface } from './surface';
import { isGameId, type GameId } from '../model/game_id';
import { randomBits } from '../model/random';
import type { RefusalFacts, SeatName, Snapshot } from '../model/snapshot';

// A module that traps again within this time would do so for ever.
const HEALTHY_MILLISECONDS = 10_000;

const NOT_READY = 'the board is not ready';

/** The game of "army-ants edition=2008 seed=7". */
const gameOfDeal = (gameAndOptions: string): string | undefined => gameAndOptions.trimStart().split(/\s/, 1)[0];
const gameOfRecord = (record: string): string | undefined => /^\s*start\s+(\S+)/m.exec(record)?.[1];

export class Board {
  private readonly surface = new Surface({
    dropped: () => this.module?.cancelPointer(),
    seen: () => this.module?.redraw(),
    resized: () => this.resized(),
    lost: () => {
      if (this.isReady) this.module?.contextLost();
      return this.isReady;
    },
    needed: (renderer) => void this.replaceCanvas(renderer),
  });
  /** The module on the canvas, or the first one that is to come onto it; whether it may be asked is `readiness`. */
  private module: BoardModule | null = null;
  /** It draws. One that has just taken over may have to wait for the canvas to have a size. */
  private draws = false;
  private readonly spare = spareModules();
  private readonly readiness = new Readiness();
  private events = SILENT;
  /** Null until the canvas has been asked. */
  private renderer: Renderer | null;
  private look: BoardLook = {
    theme: 'light',
    motion: 0,
    cards: 'automatic',
    gestures: 'both',
    bottom: 'red',
    turned: [],
  };
  private hands: readonly SeatName[] = [];
  private watcher: SeatName | null = null;
  private enabled = true;
  private premoves = false;
  private revivedAt = -Infinity;
  /** The last trap: the browser may report one more than once. */
  private trap: unknown = null;
  private readonly failures: string[] = [];
  /** The match as it was last opened or read, for a module that takes over. The session reads it after each change. */
  private match = { record: '', ply: 0 };

  constructor(options: { renderer?: Renderer | null } = {}) {
    this.renderer = options.renderer ?? null;
    // A trap (in a frame, under a finger, in a page's call) would stop the board for good. Replacing a sound board loses nothing.
    const heard = (reason: unknown): void => {
      if (reason instanceof WebAssembly.RuntimeError) this.revive(reason);
    };
    window.addEventListener('error', ({ error }) => heard(error));
    window.addEventListener('unhandledrejection', ({ reason }) => heard(reason));
  }

  /** To put on the page: fills its container. */
  get element(): HTMLElement {
    return this.surface.element;
  }

  /** Fetches the game's board. A game that begins before it has arrived waits for it. */
  async include(game: GameId): Promise<void> {
    if (!this.moduleOf(game)) await this.spare.include(game);
  }

  /** In which variants a game is known, in the game's own terms; null before that game is included. */
  variants(game: GameId): unknown {
    return this.moduleOf(game)?.variants(game) ?? null;
  }
  /** The rules' objection to a deal with these options, "" for nothing; null before that game is included. */
  checkDeal(game: GameId, options: string): string | null {
    return this.moduleOf(game)?.checkDeal(`${game} ${options}`) ?? null;
  }

  /** @param events are called from now on, instead of any earlier ones */
  listen(events: BoardEvents): void {
    this.events = events;
  }

  get state(): BoardState {
    return this.readiness.state;
  }
  /** Why it has failed, for those who are to find out. */
  get failure(): string {
    return this.failures.join('; ');
  }
  get isReady(): boolean {
    return this.readiness.isReady;
  }
  /** Resolves as soon as the board can be asked. Rejects when it has failed. */
  ready(): Promise<void> {
    return this.readiness.wait();
  }
  /** Resolves when that game can be dealt or opened. Rejects when a file is missing or the board has failed. */
  async readyFor(game: GameId): Promise<void> {
    do {
      await this.include(game);
      if (!this.module && this.state === 'loading') this.seat(game);
      await this.ready();
    } while (!this.isReady || !this.moduleOf(game));
  }

  setLook(look: BoardLook): void {
    this.look = look;
    this.live?.setLook(look);
  }
  /** Sets the sides whose players may move cards by hand. */
  setHands(hands: readonly SeatName[]): void {
    if (hands.join() === this.hands.join()) return;
    this.hands = hands;
    this.live?.setPlayers(hands);
  }
  /** Sets the side whose secrets may be seen, on the canvas and in the snapshot; null = neither. */
  setWatcher(seat: SeatName | null): void {
    this.watcher = seat;
    this.live?.setWatcher(seat);
  }
  /** False: nothing can be picked or moved on the board. */
  setEnabled(enabled: boolean): void {
    if (enabled === this.enabled) return;
    this.enabled = enabled;
    this.live?.setEnabled(enabled);
  }
  /** Moves in advance may be chosen while a side is to move that is not moved by hand; what waits is in the snapshot. */
  setPremoves(on: boolean): void {
    this.premoves = on;
    this.live?.setPremoves(on);
  }
  /** By its notation, such as would be legal if it were that side's turn; what is against it, "" when it waits. */
  premove(move: string): string {
    return this.live?.premove(move) ?? NOT_READY;
  }
  /** Why the rules refuse a written move; null when they do not, or when it is no move. */
  refusalOf(move: string): RefusalFacts | null {
    return this.live?.refusalOf(move) ?? null;
  }
  /** Why the rules refuse now what waits; null when they do not. */
  premoveRefusal(): RefusalFacts | null {
    return this.live?.premoveRefusal() ?? null;
  }

  newGame(gameAndOptions: string): string {
    return this.begin(gameOfDeal(gameAndOptions), (module) => module.newGame(gameAndOptions));
  }
  open(record: string): string {
    return this.begin(gameOfRecord(record), (module) => module.load(record));
  }
  play(move: string): string {
    return this.readyModule().play(move);
  }
  /** Requires a position in which chance decides. */
  playChance(): string {
    return this.readyModule().playChance(randomBits());
  }
  goTo(ply: number): string {
    return this.readyModule().goTo(ply);
  }
  resign(seat: SeatName): string {
    return this.readyModule().resign(seat);
  }
  agreeDraw(): string {
    return this.readyModule().agreeDraw();
  }

  /** One side's secret set-up in one line; "" in a game without. */
  setup(seat: SeatName): string {
    return this.readyModule().setup(seat);
  }
  /** The match so far, for the thinker, as this side's player may know it; "" while set-ups are secret. */
  question(seat: SeatName): string {
    return this.readyModule().question(seat);
  }
  /** Returns the rules' objection to a set-up that is being arranged; "" if there is none. */
  checkSetup(setup: string): string {
    return this.readyModule().checkSetup(setup);
  }
  /** Something about the game that its record is to keep: "red", "human Anna". */
  setNote(key: string, value: string): string {
    return this.readyModule().setNote(key, value);
  }
  /** As it was last read while the board is remade. */
  record(): string {
    this.match.record = this.live?.record() ?? this.match.record;
    return this.match.record;
  }
  /** Only once a game has been dealt or opened. */
  snapshot(): Snapshot {
    const snapshot = this.readyModule().snapshot();
    this.match.ply = snapshot.ply;
    return snapshot;
  }

  activate(cell: number): void {
    this.module?.activate(cell);
  }
  extend(cell: number): void {
    this.module?.extend(cell);
  }
  choose(choice: number): void {
    this.module?.choose(choice);
  }
  clearSelection(): void {
    this.module?.clearSelection();
  }
  /** The keyboard's cursor; null = none. */
  focusCell(cell: number | null): void {
    this.module?.focus(cell ?? -1);
  }
  finishAnimation(): void {
    this.module?.finishAnimation();
  }
  /** How the throw flies that is about to be played. */
  expectThrow(flight: Flight): void {
    this.module?.expectThrow(flight);
  }
  /** The hand with the dice, in device pixels of the canvas; null: they lie ready. */
  hold(place: { x: number; y: number } | null): void {
    this.module?.hold(place ? Math.max(0, Math.round(place.x)) : -1, place ? Math.max(0, Math.round(place.y)) : -1);
  }
  /** Shows where a throw would go, in hundredths of tiles a second and of degrees to the right; null = no longer. */
  aim(throwing: { speed: number; direction: number } | null): void {
    this.module?.aim(Math.round(throwing?.speed ?? 0), Math.round(throwing?.direction ?? 0));
  }
  /** Device pixels per CSS pixel, as the layout of the snapshot has them. */
  get pixelRatio(): number {
    return this.surface.size?.ratio ?? (window.devicePixelRatio || 1);
  }

  /** Null while the module cannot be asked. */
  private get live(): BoardModule | null {
    return this.isReady ? this.module : null;
  }
  private readyModule(): BoardModule {
    if (!this.live) throw new Error(NOT_READY);
    return this.live;
  }

  /** Deals or opens a match. A module of another game takes over when nothing is against it. */
  private begin(game: string | undefined, deal: (module: BoardModule) => string): string {
    const before = this.readyModule();
    const module = (isGameId(game) && this.moduleOf(game)) || before;
    const error = deal(module);
    if (error !== '') return error;
    // No secrets are shown in a match that has just come onto the board.
    this.watcher = null;
    this.match = { record: module.record(), ply: module.snapshot().ply };
    if (module !== before) this.takeOver(module, before);
    return '';
  }
  private takeOver(module: BoardModule, before: BoardModule): void {
    this.spare.take(module.game);
    this.dismiss();
    const context = this.surface.canvas.getContext('webgl');
    this.employ(module);
    this.surface.renew();
    // Browsers keep only so many at a time, and would take one away by themselves.
    if (context && !context.isContextLost()) context.getExtension('WEBGL_lose_context')?.loseContext();
    // The start screen may still ask about the game that has gone, and it may come back.
    void this.include(before.game).catch(() => undefined);
  }

  private moduleOf(game: GameId): BoardModule | null {
    return this.module?.game === game ? this.module : this.spare.get(game);
  }

  /** The first module, or another one of the same game. */
  private seat(game: GameId): void {
    const module = this.spare.take(game);
    if (!module) return;
    if (this.renderer === null) {
      this.renderer = rendererFor(this.surface.canvas);
      if (this.renderer === 'software') this.surface.renew();
    }
    this.employ(module);
    this.startWhenPossible();
  }
  private employ(module: BoardModule): void {
    this.module = module;
    this.draws = false;
    const ifOnBoard = (act: () => void) => () => {
      if (this.module === module) act();
    };
    // Events arrive in the middle of a call into the module: they are heard once it has returned.
    module.onEvent = (kind) => queueMicrotask(ifOnBoard(() => tell(this.events, kind, module)));
    module.onAbort = ifOnBoard(() => this.fail('the module has stopped'));
  }
  private dismiss(): void {
    try {
      this.module?.quit();
    } catch {
      // It has trapped before, and is left as it is.
    }
    this.module = null;
  }

  private resized(): void {
    const { module, surface } = this;
    if (!this.draws) {
      this.startWhenPossible();
      return;
    }
    if (surface.size) module?.resize(surface.size);
    this.guardEdges();
    this.events.selection();
  }

  private startWhenPossible(): void {
    // SDL looks for the canvas in the document. One that has left it reports its size when it comes back.
    const { module, state } = this;
    const { canvas, size } = this.surface;
    if (this.draws || state === 'failed') return;
    if (!module || !size || !canvas.isConnected) return;
    if (!module.start(canvas, size, this.renderer === 'software')) {
      const reason = `${this.renderer}: ${module.startError}`;
      if (this.renderer === 'software') this.fail(reason);
      else {
        this.failures.push(reason);
        void this.replaceCanvas('software');
      }
      return;
    }
    this.draws = true;
    module.setLook(this.look);
    this.guardEdges();
    module.setPlayers(this.hands);
    module.setEnabled(this.enabled);
    module.setPremoves(this.premoves);
    // One that has taken over from another game's has its match.
    if (state !== 'ready' && this.match.record !== '') {
      module.load(this.match.record);
      module.goTo(this.match.ply);
    }
    module.setWatcher(this.watcher);
    this.readiness.become('ready');
    if (state === 'remaking') this.events.remade();
    else this.events.selection();
  }

  /** The state of a module that trapped is unknown, but the match is not. */
  private revive(trap: unknown): void {
    if (trap === this.trap || !this.module || !this.renderer || this.state === 'failed') return;
    this.trap = trap;
    const now = performance.now();
    this.spare.clear(); // it may have been one of them
    if (now - this.revivedAt < HEALTHY_MILLISECONDS) this.fail(String(trap));
    else void this.replaceCanvas(this.renderer);
    this.revivedAt = now;
  }

  private fail(reason: string): void {
    if (this.state === 'failed') return;
    this.failures.push(reason);
    this.readiness.become('failed');
    this.events.failed();
  }

  /** A new canvas (one that had WebGL can never give 2d), a new module, the same match. */
  private async replaceCanvas(renderer: Renderer): Promise<void> {
    const { module } = this;
    if (!module) return;
    this.dismiss();
    if (this.isReady) this.readiness.become('remaking');
    this.renderer = renderer;
    this.surface.renew();
    try {
      await this.include(module.game);
      this.seat(module.game);
    } catch (reason) {
      this.fail(String(reason));
      reportError(reason);
    }
  }

  private guardEdges(): void {
    const { canvas, size } = this.surface;
    if (size) this.module?.setEdges(screenEdges(canvas, size.ratio));
  }
}
