// The board as the rest of the page knows it: an element to show, a match to ask and to change, events to hear. Holds the canvas and
// the wasm module behind it, and replaces both when the graphics context is lost for good or a module has trapped; settings and match
// live on.

import { screenEdges, watchDeviceSize } from './canvas_size';
import { leavePinchesToBrowser } from './pinch';
import type { BoardModule, CardOrientation, DeviceSize, Theme } from './module';
import { PART_ADDRESSES } from './part_addresses';
import { Readiness, type BoardState } from './readiness';
import { rendererFor } from './renderer';
import type { Renderer } from './wasm_parts';
import type { GameId } from '../model/game_id';
import { randomBits } from '../model/random';
import type { RefusalFacts, SeatName, Snapshot } from '../model/snapshot';

/** BoardEvent of the contract. */
const EventKind = { Changed: 1, Selection: 2, Refused: 3, AnimationEnd: 5 } as const;

export interface BoardEvents {
  /** The player made a move on the board. */
  changed(): void;
  /** Selection, targets or layout changed. */
  selection(): void;
  refused(facts: RefusalFacts): void;
  /** The last move has come to rest. */
  rest(): void;
  /** Another module has taken over, with the match as it was last read. */
  remade(): void;
  /** The module died and cannot be brought back. */
  failed(): void;
}

export interface BoardLook {
  theme: Theme;
  /** Length of a move's animation in milliseconds; 0 = none. */
  motion: number;
  cards: CardOrientation;
  bottom: SeatName;
  /** Whose cards lie end for end, for somebody at the far end of the screen. */
  turned: readonly SeatName[];
}

// A context that is not given back within this time never will be.
const RESTORE_MILLISECONDS = 2000;

// A module that traps again within this time would do so for ever.
const HEALTHY_MILLISECONDS = 10_000;

// Nobody hears the board before it has an owner.
const SILENT: BoardEvents = {
  changed: () => undefined,
  selection: () => undefined,
  refused: () => undefined,
  rest: () => undefined,
  remade: () => undefined,
  failed: () => undefined,
};

// Until then the first frames and the thinker have the network and the processor.
const FIRST_FRAMES_MILLISECONDS = 300;

const NOT_READY = 'the board is not ready';

const ahead = new Set<string>();

/** Once for each address: what has come is kept compiled, for a board that is made anew too. */
function fetchAhead(href: string): void {
  if (href.startsWith('data:')) return; // the copy of the page in one file has it already
  if (ahead.has(href)) return;
  ahead.add(href);
  const link = document.createElement('link');
  // As the module's own request will be, else the answer would not be taken for it.
  document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
}

export class Board {
  /** What to put on the page: fills its container. */
  readonly element = document.createElement('div');

  private canvas = document.createElement('canvas');
  /** The module that has come last; whether it may be asked is `readiness`. */
  private module: BoardModule | null = null;
  private readonly readiness = new Readiness();
  private events = SILENT;
  /** Null until the canvas has been asked. */
  private renderer: Renderer | null;
  /** Those that the module has to know. */
  private readonly games = new Set<GameId>();
  /** It is to do more than first moves: what comes later is to come with the rest. */
  private whole = false;
  private look: BoardLook = { theme: 'light', motion: 0, cards: 'automatic', bottom: 'red', turned: [] };
  private hands: readonly SeatName[] = [];
  private watcher: SeatName | null = null;
  private enabled = true;
  private premoves = false;
  private size: DeviceSize | null = null;
  private stopWatchingSize: () => void = () => undefined;
  private restoreTimer = 0;
  private revivedAt = -Infinity;
  /** The last trap: the browser may report one more than once. */
  private trap: unknown = null;
  private readonly failures: string[] = [];
  /** The match as it was last opened or read, for a module that takes over. The session reads it after each change. */
  private match = { record: '', ply: 0 };

  constructor(options: { renderer?: Renderer | null } = {}) {
    this.renderer = options.renderer ?? null;
    this.element.className = 'board-surface';
    // A cancelled touch reaches SDL as a release and would play the move: drop the drag before SDL's own listener runs.
    for (const type of ['touchcancel', 'pointercancel']) {
      const drop = (event: Event): void => {
        this.module?.cancelPointer();
        // SDL cancels every touch event's default; where that is not possible the browser would complain in the console.
        if (!event.cancelable) event.preventDefault = (): void => undefined;
      };
      this.element.addEventListener(type, drop, { capture: true });
    }
    leavePinchesToBrowser(this.element);
    window.addEventListener('blur', () => this.module?.cancelPointer());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.module?.redraw();
      else this.module?.cancelPointer();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) this.module?.redraw();
    });
    // A trap in a frame, under a finger, in what the page asks: nobody else takes it up, and the board would stand still for ever. Which
    // module it was in does not show; a board that is made anew without need has lost nothing.
    const heard = (reason: unknown): void => {
      if (reason instanceof WebAssembly.RuntimeError) this.revive(reason);
    };
    window.addEventListener('error', ({ error }) => heard(error));
    window.addEventListener('unhandledrejection', ({ reason }) => heard(reason));
    this.adoptCanvas(this.canvas);
  }

  /** Fetches and compiles the module. It stands once its element also has a size. */
  async load(): Promise<void> {
    try {
      this.module = await this.loadModule();
      this.startWhenPossible();
    } catch (reason) {
      this.fail(String(reason));
      throw reason;
    }
    // What was asked for meanwhile. Whoever begins a game without it fetches it again, and is told.
    await Promise.allSettled([...this.games].map((game) => this.include(game)));
  }

  /** Fetches what the module needs for a game; together with the module when that is not loaded yet. */
  async include(game: GameId): Promise<void> {
    this.games.add(game);
    await this.module?.include(game);
  }

  /** Fetches what the first moves do without. When it does not come now, it is fetched again when it is needed. */
  complete(): void {
    if (!this.module) return;
    ahead.add(PART_ADDRESSES.later); // no board that is made anew need ask for it ahead
    void this.module.include('later').catch(() => undefined);
  }

  /** In which variants the module knows a game, in the game's own terms; null before that game is included. */
  variants(game: GameId): unknown {
    return this.module?.has(game) ? this.module.variants(game) : null;
  }
  /** The rules' objection to a deal with these options, "" for nothing; null until the module knows the game. */
  checkDeal(game: GameId, options: string): string | null {
    return this.module?.has(game) ? this.module.checkDeal(`${game} ${options}`) : null;
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
  /**
   * Resolves when the board can deal that game. Rejects when a file is missing or the board has failed.
   * @param whole it can also set the game up and open records, without being stopped by fetching the code for that
   */
  async readyFor(game: GameId, whole: boolean): Promise<void> {
    this.whole ||= whole;
    for (;;) {
      await Promise.all([this.include(game), this.ready()]);
      const { module } = this;
      await Promise.all([this.include(game), whole && module?.include('later')]);
      if (this.isReady && module === this.module) return;
    }
  }

  setLook(look: BoardLook): void {
    this.look = look;
    if (this.isReady) this.applyLook();
  }
  /** Who may move cards by hand. */
  setHands(hands: readonly SeatName[]): void {
    if (hands.join() === this.hands.join()) return;
    this.hands = hands;
    this.live?.setPlayers(hands);
  }
  /** Whose secrets may be seen, on the canvas and in the snapshot; null = nobody's. */
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
  /** Why the rules refuse now what waits; null when they do not. */
  premoveRefusal(): RefusalFacts | null {
    return this.live?.premoveRefusal() ?? null;
  }

  // Nobody's secrets are seen in a match that has just come onto the board.
  newGame(gameAndOptions: string): string {
    return this.changing(
      (module) => module.newGame(gameAndOptions),
      () => (this.watcher = null),
    );
  }
  open(record: string): string {
    return this.changing(
      (module) => module.load(record),
      () => {
        this.watcher = null;
        this.match.record = record;
      },
    );
  }
  play(move: string): string {
    return this.changing((module) => module.play(move));
  }
  /** Where chance decides. */
  playChance(): string {
    return this.changing((module) => module.playChance(randomBits()));
  }
  goTo(ply: number): string {
    return this.changing((module) => module.goTo(ply));
  }
  resign(seat: SeatName): string {
    return this.changing((module) => module.resign(seat));
  }
  agreeDraw(): string {
    return this.changing((module) => module.agreeDraw());
  }

  /** One side's secret set-up in one line; "" in a game without. */
  setup(seat: SeatName): string {
    return this.readyModule().setup(seat);
  }
  /** The match so far, for the thinker, as whoever plays that side may know it; "" while set-ups are secret. */
  question(seat: SeatName): string {
    return this.readyModule().question(seat);
  }
  /** What the rules have against a set-up that is being arranged; "" when nothing. */
  checkSetup(setup: string): string {
    return this.readyModule().checkSetup(setup);
  }
  /** Something about the game that its record is to keep: "red", "human Anna". */
  setNote(key: string, value: string): string {
    return this.changing((module) => module.setNote(key, value));
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
  /** How the throw flies that is about to be played: the dice module's frames. */
  expectThrow(dice: number, poses: Float32Array): void {
    this.module?.expectThrow(dice, poses);
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
    return this.size?.ratio ?? (window.devicePixelRatio || 1);
  }

  /** Null while the module cannot be asked. */
  private get live(): BoardModule | null {
    return this.isReady ? this.module : null;
  }
  private readyModule(): BoardModule {
    if (!this.live) throw new Error(NOT_READY);
    return this.live;
  }

  private changing(change: (module: BoardModule) => string, changed: () => void = () => undefined): string {
    const error = change(this.readyModule());
    if (error === '') changed();
    return error;
  }

  private async loadModule(): Promise<BoardModule> {
    if (this.renderer === null) {
      this.renderer = rendererFor(this.canvas);
      if (this.renderer === 'software') this.adoptCanvas(document.createElement('canvas'));
    }
    const canvas = this.canvas;
    const ifCurrent = (act: () => void) => () => {
      if (this.canvas === canvas) act();
    };
    const parts = [...this.games, this.renderer, ...(this.whole ? ['later' as const] : [])];
    // Beside the script that will ask for them, instead of after that.
    for (const part of ['board', ...parts] as const) fetchAhead(PART_ADDRESSES[part]);
    // Apart from the page's own script, so that the start screen need not wait for it.
    const { BoardModule } = await import('./module');
    return BoardModule.load(
      canvas,
      parts,
      // Events arrive in the middle of a call into the module: they are heard once it has returned.
      (kind) => queueMicrotask(ifCurrent(() => this.hear(kind))),
      ifCurrent(() => this.fail('the module has stopped')),
    );
  }

  private hear(kind: number): void {
    if (!this.module) return;
    switch (kind) {
      case EventKind.Changed:
        this.events.changed();
        break;
      case EventKind.Selection:
        this.events.selection();
        break;
      case EventKind.Refused:
        this.events.refused(this.module.refusal());
        break;
      case EventKind.AnimationEnd:
        this.events.rest();
        break;
    }
  }

  private adoptCanvas(canvas: HTMLCanvasElement): void {
    this.canvas = canvas;
    this.size = null;
    canvas.id = 'canvas'; // SDL looks for this name
    // The mirror grid speaks for the canvas.
    canvas.setAttribute('aria-hidden', 'true');
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      if (!this.isReady || this.canvas !== canvas) return;
      this.module?.contextLost();
      this.restoreTimer = window.setTimeout(() => void this.replaceCanvas('software'), RESTORE_MILLISECONDS);
    });
    canvas.addEventListener('webglcontextrestored', () => {
      if (this.canvas !== canvas) return;
      clearTimeout(this.restoreTimer);
      // A renderer made anew on the old canvas draws, but the board no longer hears the mouse: begin afresh instead.
      void this.replaceCanvas('webgl');
    });
    this.element.replaceChildren(canvas);
    this.stopWatchingSize();
    this.stopWatchingSize = watchDeviceSize(canvas, (size) => {
      if (this.canvas !== canvas) return;
      this.size = size;
      if (!this.isReady) {
        this.startWhenPossible();
        return;
      }
      this.module?.resize(size);
      this.guardEdges();
      this.events.selection();
    });
  }

  private startWhenPossible(): void {
    // SDL looks for the canvas in the document. One that has left it reports its size when it comes back.
    const { state } = this;
    if (state === 'ready' || state === 'failed') return;
    if (!this.module || !this.size || !this.canvas.isConnected) return;
    if (!this.module.start(this.size, this.renderer === 'software')) {
      const reason = `${this.renderer}: ${this.module.startError}`;
      if (this.renderer === 'software') this.fail(reason);
      else {
        this.failures.push(reason);
        void this.replaceCanvas('software');
      }
      return;
    }
    this.applyLook();
    this.guardEdges();
    this.module.setPlayers(this.hands);
    this.module.setEnabled(this.enabled);
    this.module.setPremoves(this.premoves);
    if (this.match.record !== '') {
      this.module.load(this.match.record);
      this.module.goTo(this.match.ply);
    }
    this.module.setWatcher(this.watcher);
    this.readiness.become('ready');
    if (state === 'remaking') this.events.remade();
    else this.events.selection();
    setTimeout(() => this.complete(), FIRST_FRAMES_MILLISECONDS);
  }

  /** What a module has done that trapped is unknown, but not the match. */
  private revive(trap: unknown): void {
    if (trap === this.trap || !this.module || !this.renderer || this.state === 'failed') return;
    this.trap = trap;
    const now = performance.now();
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
    try {
      this.module?.quit();
    } catch {
      // It has trapped before, and is left as it is.
    }
    this.module = null;
    if (this.isReady) this.readiness.become('remaking');
    this.renderer = renderer;
    this.whole ||= this.match.record !== '';
    this.adoptCanvas(document.createElement('canvas'));
    await this.load().catch(reportError);
  }

  private guardEdges(): void {
    if (this.size) this.module?.setEdges(screenEdges(this.canvas, this.size.ratio));
  }

  private applyLook(): void {
    this.module?.setTheme(this.look.theme);
    this.module?.setMotion(this.look.motion);
    this.module?.setCards(this.look.cards);
    this.module?.setBottom(this.look.bottom);
    this.module?.setTurned(this.look.turned);
  }
}
