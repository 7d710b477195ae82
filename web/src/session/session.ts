// The game that is being played on this page: joins the board (which holds the match and knows the rules), the computer player and the
// saves. Every action is saved before anything else happens. Knows no DOM; the screens read `state` and call the methods. Whatever
// changes the match or saves it goes through match.ts, which asks the mode first.

import type { BoardEvents } from '../board/events';
import { setsUpInSecret, SEATS, type SeatName } from '../model/snapshot';
import { AnimationWait } from './animation_wait';
import { Commands, followSelection } from './commands';
import { ResignAndDraw } from './resign_and_draw';
import { Confirmation } from './confirmation';
import { Computer, type Consulting } from './computer_player';
import type { GamePlay, GameSource } from './game_play';
import { Explainer } from './explainer';
import { MoveAnnouncer } from './move_announcer';
import { History } from './history';
import { SessionLook } from './session_look';
import { Match } from './match';
import { MatchSetup } from './match_setup';
import { MatchLoader } from './match_loader';
import { isPlaying, type ModeEvent } from './mode';
import { Review } from './review';
import { Spectating } from './spectate';
import type { SecretSetup } from './secret_setup';
import type { SessionState, StateChange } from './state';
import type { BoardPort, SavesPort, ThinkerPort } from './ports';
import type { Players } from '../model/player';
import type { KeptBeside, SavedGame } from '../model/saved_game';
import type { Answer } from '../thinker/thinker';

// The time from a match on the board to the start of a thinker that has no question yet.
const WARM_UP_MILLISECONDS = 500;

/** `Game` is what the screens know of a game besides what the session asks of it. */
export class Session<Game extends GamePlay = GamePlay> {
  /** Moves are only tried out here: they need no confirmation, and there are no warnings. */
  triesOut = false;
  /** Takes the aim of a throw of which chance comes from elsewhere; null: it is thrown here. */
  aimed: ((aim: { speed: number; direction: number }) => void) | null = null;
  private readonly match: Match<Game> = new Match<Game>({
    saves: this.saves,
    deploy: () => this.setup.kept,
    locked: () => this.setup.stop(),
    wait: this.wait,
  });
  private readonly setup: MatchSetup<Game> = new MatchSetup<Game>(this.match, this.thinker, () => {
    const before = this.match.committed;
    this.commit();
    this.announcer.placed(before);
  });
  readonly review = new Review(this.match, this.thinker, (change, event) => this.commit(change, event));
  private readonly loader = new MatchLoader<Game>(this.match, this.saves, this.games, this.review, {
    seat: (game, players, seed, stored) => this.seatPlayers(game, players, seed, stored),
    enter: (notice, dealt) => this.enter(notice, dealt),
  });
  readonly timing = this.match.timing;
  readonly look = new SessionLook(this.match);
  private readonly animation = new AnimationWait(this.wait);
  readonly explainer = new Explainer(this.match, this.thinker);
  readonly computer = new Computer(
    this.match,
    {
      moved: (remark) => this.moved(remark),
      agreeDraw: () => this.agreeDraw(),
      verdict: () => this.explainer.verdict(),
    },
    this.thinker,
    this.animation,
  );
  readonly confirmation = new Confirmation(this.match, this.explainer, () => this.moved());
  private readonly history = new History(this.match, this.confirmation, (change) => this.commit(change));
  private readonly announcer = new MoveAnnouncer(this.match, this.animation, this.explainer);
  private readonly commands = new Commands(
    this.match,
    this.confirmation,
    () => this.moved(),
    () => {
      this.commit();
      if (this.state.match?.snapshot.status.kind !== 'playing') this.announcer.concluded(true);
    },
  );
  private readonly resignAndDraw = new ResignAndDraw(this.match, this.computer, this.review, () => {
    this.commit({ notice: null });
    this.announcer.concluded(false);
  });
  readonly spectating = new Spectating(this.match, this.animation, this.computer, this.commands);

  constructor(
    private readonly thinker: ThinkerPort,
    private readonly saves: SavesPort,
    private readonly games: GameSource<Game>,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  /** Pass to `new Board()`, then call attach(board). */
  readonly boardEvents: BoardEvents = {
    changed: () => this.confirmation.tried(),
    selection: () => followSelection(this.match),
    refused: (facts) => {
      if (isPlaying(this.state.mode)) this.match.read({ notice: { kind: 'refused', facts } });
    },
    rest: () => {
      this.animation.atRest();
      this.match.read();
    },
    remade: () => this.goOn(),
    failed: () => {
      this.match.withdraw();
      this.match.dispatch({ kind: 'failed' });
    },
  };

  get state(): SessionState<Game> {
    return this.match.state;
  }
  /** A deal is shown over the board: the computer's first move waits for its end. */
  deal = (seen: Promise<void>): void => this.animation.deal(seen);
  subscribe = (listener: () => void): (() => void) => this.match.subscribe(listener);
  /** Called by the seat at the board (board_seat.ts). @param board null: another session has it */
  attach(board: BoardPort | null): void {
    this.match.place = board;
    this.look.apply();
  }
  whenReady = (act: () => void): void => this.match.whenReady(act);

  // --- beginning: see match_loader.ts ------------------------------------------------------------------------------------------

  begin(game: Game, players: Players, seed: number, options: string, number: string | null = null): Promise<void> {
    return this.loader.deal(game, players, seed, options, number);
  }
  beginAt(game: Game, players: Players, seed: number, record: string): Promise<void> {
    return this.loader.beginAt(game, players, seed, record);
  }
  resume = this.loader.resume;
  openKept = this.loader.openKept;
  openLinked = this.loader.openLinked;
  openModel = this.loader.openModel;
  restorePrevious = this.loader.restorePrevious;
  takeBack = this.loader.takeBack;
  place = this.loader.place;
  rematch = this.loader.rematch;
  /** The linked game is saved from now on. */
  touch = (): void => this.match.touch();
  /** A game that was only looked at, and not saved, is left: there is none on the board any more. */
  leaveShown(): void {
    if (this.match.autosave.isOnlyShown) this.forget();
  }
  /** In place of the sentence that stands in the line. */
  tellDetails = (details: string): void => this.match.showNotice(details);
  /** The game on the board has been deleted: there is none any more. */
  forget(): void {
    this.loader.supersede();
    this.setup.close();
    this.match.close();
  }
  /** Manages the secret set-ups of the match on the board; null if its game has none. */
  get secretSetup(): SecretSetup | null {
    return this.setup.manager;
  }
  /** The name of the game on the board in the saves; "" if there is none. */
  get id(): string {
    return this.match.autosave.id;
  }

  /** Whether its end counts in statistics and goals: an imported game's doesn't, nor that of a position that was set up. */
  get counts(): boolean {
    return this.match.autosave.counted !== null;
  }

  get undoTarget(): number | null {
    return this.history.undoTarget;
  }
  get redoTarget(): number | null {
    return this.history.redoTarget;
  }
  undo = this.history.undo;
  redo = this.history.redo;
  /** The game on the board as it came, as long as it is only looked at and not saved. */
  get lent(): SavedGame | null {
    return this.match.autosave.lent;
  }
  /** Whether that game is the one on this board, and may be changed here. */
  hasOpen = (id: string): boolean => id === this.id && this.match.isWritable;
  /** Something that people say of the game, in its record: "title", or "move-12" for a comment. */
  note(key: string, value: string): void {
    this.whenReady(() => {
      if (this.match.change((board) => board.setNote(key, value))) this.match.commit();
    });
  }

  // --- commands: see commands.ts and resign_and_draw.ts -------------------------------------------------------------------------

  command = this.commands.command;
  get chance(): (at: number) => void {
    return this.commands.chance;
  }
  set chance(chance) {
    this.commands.chance = chance;
  }
  proceed = this.commands.proceed;
  choose = this.commands.choose;
  activate = this.commands.activate;
  extend = this.commands.extend;
  clearSelection = this.commands.clearSelection;

  get speaker(): SeatName | null {
    return this.resignAndDraw.speaker;
  }
  get opponentIsComputer(): boolean {
    return this.resignAndDraw.opponentIsComputer;
  }
  resign = this.resignAndDraw.resign;
  agreeDraw = this.resignAndDraw.agreeDraw;
  offerDrawToComputer = this.resignAndDraw.offerDrawToComputer;

  /**
   * The computer's evaluation of the present position, or of the position after these moves; null if the match has gone on, or the
   * question was withdrawn. Rejects if the engine fails.
   */
  async consult(moves: readonly string[], limits: string, how?: Consulting): Promise<Answer | null> {
    const { match } = this.state;
    return match ? this.computer.consult('hint', match.snapshot.turn, limits, moves, how) : null;
  }
  /** Asks the computer player again after it stopped. */
  retryEngine = (): void => this.commit({ notice: null });
  /** Another tab has saved a game. */
  onSavedInOtherTab(id: string, stamp: number): void {
    if (this.match.autosave.isOvertakenBy(id, stamp)) this.match.lock();
  }
  /** The stores take saves again, or no longer. */
  onStoreHealth = (): void => this.match.update({ unsaved: !this.saves.working });
  /** A tap or a key puts away what is said large: the result comes, or the computer moves. */
  hurryMoment(): void {
    this.announcer.hurry();
    this.computer.hurryMoment();
  }
  celebrate = (on: boolean): void => this.announcer.celebrate(on);

  // --- inside ----------------------------------------------------------------------------------------------------------------

  private readonly isPerson = (seat: SeatName): boolean => this.state.match?.players[seat].kind === 'person';
  private seatPlayers(game: Game, players: Players, seed: number, stored: KeptBeside | null): void {
    this.match.seatPlayers(game, players, seed, stored);
    this.setup.begin(game, players, stored);
    this.look.seat(players);
  }
  private enter(notice: SessionState['notice'], isDealt = false): void {
    this.match.withdraw();
    this.explainer.played(null); // the last verdict belongs to the match before
    const spectating = SEATS.every((seat) => this.match.playersAtStart?.[seat].kind === 'computer');
    const dealt = isDealt ? performance.now() : null;
    this.commit({ notice, dealt, moment: null, celebrating: false, announcement: '' }, { kind: 'opened', spectating });
    const { match } = this.state;
    if (match && SEATS.some((seat) => !this.isPerson(seat) || this.explainer.helps(seat)))
      void this.wait(WARM_UP_MILLISECONDS).then(() => this.thinker.warmUp(match.game.id));
  }

  /** A move was played, by whomever; `remark`: by the computer, which says this with it. */
  private moved(remark: string | null = null): void {
    if (!isPlaying(this.state.mode)) {
      this.match.read();
      return;
    }
    const before = this.match.committed;
    this.explainer.played(remark === null ? before : null);
    this.match.dropLaterComments();
    this.commit({ notice: null, moment: null });
    this.announcer.moved(before, remark);
  }

  /** Reads the board, saves, and starts the player to move. */
  private commit(change: StateChange = {}, event?: ModeEvent): void {
    this.match.commit(change, event);
    const { match, mode } = this.state;
    if (!match || !this.match.board || !this.match.isWritable) return;
    const { snapshot, players } = match;
    void this.setup.follow(snapshot);
    if (setsUpInSecret(snapshot)) return;
    const mover = players[snapshot.turn];
    const isDue = snapshot.status.kind === 'playing' && snapshot.due === 'decision' && !snapshot.held;
    // A watched game goes at the watchers' pace.
    if (mode.kind === 'live' && isDue && mover.kind === 'computer') void this.computer.play(snapshot, mover);
  }

  /** The board was remade: reads it, and asks the computer again where it is to move. A move that was not confirmed yet is gone. */
  private goOn(): void {
    this.animation.atRest();
    if (this.state.mode.kind === 'confirming') this.match.read({}, { kind: 'confirmed' });
    if (this.match.isWritable) this.commit({ notice: null });
    else this.match.read();
  }
}
