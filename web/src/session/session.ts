// The game that is being played on this page: joins the board (which holds the match and knows the rules), the computer player and the
// saves. Every action is saved before anything else happens. Knows no DOM; the screens read `state` and call the methods. Whatever
// changes the match or saves it goes through match.ts, which asks the mode first.

import type { BoardEvents } from '../board/board';
import type { GameId } from '../model/game_id';
import { other, setsUpInSecret, type PlayedMove, type SeatName, type Snapshot } from '../model/snapshot';
import { AnimationWait } from './animation_wait';
import { Confirmation } from './confirmation';
import { Computer, type Consulting } from './computer_player';
import type { GamePlay, GameSource } from './game_play';
import { Explaining } from './explaining';
import { Herald } from './herald';
import { Look } from './look';
import { Match } from './match';
import { isPlaying, type ModeEvent } from './mode';
import { Review } from './review';
import { Spectating } from './spectate';
import type { SandboxPosition } from './sandbox';
import type { SecretSetup } from './secret_setup';
import { announceSelection, followSelection } from './selection';
import type { SessionState, StateChange } from './state';
import type { BoardPort, Opened, SavesPort, ThinkerPort } from './ports';
import type { ComputerPlayer, Player, Players } from '../model/player';
import { contradictionIn, type KeptBeside, type SavedGame } from '../model/saved_game';
import { layOut, prepare, signRecord } from './record_header';
import { ThinkerFailure, type Answer } from '../thinker/thinker';
import { randomUint32 } from '../model/random';
import { redoTarget, undoTarget } from './undo';
import { t } from '../i18n/translate';

const SEATS: readonly SeatName[] = ['red', 'black'];
// From a position on the board to the start of a thinker that nobody has asked yet.
const WARM_UP_MILLISECONDS = 500;

/** `Game` is what the screens know of a game besides what the session asks of it. */
export class Session<Game extends GamePlay = GamePlay> {
  /** Moves are tried out here: nobody is asked whether one stands, or warned of it. */
  triesOut = false;
  /** How many games have been begun or opened, or were about to be. */
  private openings = 0;
  private setup: SecretSetup | null = null;
  private readonly match: Match<Game> = new Match<Game>({
    saves: this.saves,
    deploy: () => this.setup?.kept ?? null,
    locked: () => {
      this.setup?.stop();
      this.match.update({ secretSetup: this.setup?.state ?? null });
    },
    wait: (milliseconds) => this.wait(milliseconds),
  });
  readonly timing = this.match.timing;
  readonly look = new Look(this.match);
  private readonly animation = new AnimationWait((milliseconds) => this.wait(milliseconds));
  readonly computer = new Computer(
    this.match,
    {
      wait: (milliseconds) => this.wait(milliseconds),
      moved: (remark) => this.moved(remark),
      agreeDraw: () => this.agreeDraw(),
    },
    this.thinker,
    this.animation,
  );
  readonly explaining = new Explaining(this.match, this.thinker, (milliseconds) => this.wait(milliseconds));
  readonly confirmation = new Confirmation(this.match, this.explaining, () => this.moved());
  private readonly herald = new Herald(
    this.match,
    { wait: (milliseconds) => this.wait(milliseconds), celebrate: (on) => this.celebrate(on) },
    this.animation,
    this.explaining,
  );
  readonly review = new Review(this.match, this.thinker, (change, event) => this.commit(change, event));
  readonly spectating = new Spectating(this.match, {
    wait: (milliseconds) => this.wait(milliseconds),
    atRest: (snapshot) => this.animation.finished(snapshot),
    playComputer: (snapshot, mover, least) => this.computer.play(snapshot, mover, least),
    chance: (at) => this.chance(at),
    proceed: () => this.proceed(),
  });

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
  subscribe(listener: () => void): () => void {
    return this.match.subscribe(listener);
  }

  /** Called by the seat at the board (board_seat.ts). @param board null: another session has it */
  attach(board: BoardPort | null): void {
    this.match.place = board;
    this.look.apply();
  }
  /** Acts at once, or as soon as the board is ready. */
  whenReady = (act: () => void): void => this.match.whenReady(act);

  // --- beginning -----------------------------------------------------------------------------------------------------------

  /**
   * Deals a new game. An unfinished one is put away and can be had back.
   * @param seed for the computer's choices
   * @param dealt what is dealt, or a record to begin with
   * @param deal the number of an open deal; null: another one
   */
  async begin(game: Game, players: Players, seed: number, dealt: string, deal: string | null = null): Promise<void> {
    const isSuperseded = this.startOpening();
    await this.match.autosave.archiveCurrent(this.state);
    if (isSuperseded()) return;
    const [board] = await prepare(this.match.place, game.id, game, dealt);
    if (isSuperseded()) return;
    if (this.match.reportError(layOut(board, game, dealt, deal))) return;
    signRecord(board, players);
    this.match.autosave.begin();
    this.seatPlayers(game, players, seed, null);
    this.enter(this.match.autosave.previous === '' ? null : { kind: 'new-game' });
  }

  /** Takes up the game that was played last. */
  resume = (): Promise<Opened> => this.open(() => this.saves.load());
  /** Takes up a game of the library; the one on the board stays there too. */
  openKept = (id: string): Promise<Opened> => this.open(() => this.saves.find(id));
  /** Shows a game that came by a link, ready to be gone through. It is saved from touch() on. */
  openLinked = (game: SavedGame): Promise<Opened> => this.open(() => Promise.resolve(game), true);
  /** Somebody is here. */
  touch = (): void => this.match.touch();
  /** Back to the game that the last new deal put away. */
  restorePrevious = (): Promise<Opened> => this.openKept(this.match.autosave.previous).catch(this.sayFailed);
  /** In place of the sentence that stands in the line. */
  tellDetails = (details: string): void => this.match.showNotice(details);
  /** Fetches the game here that another tab has played on. */
  takeBack = (): Promise<Opened> => {
    const { id } = this;
    return this.open(async () => (await this.saves.find(id)) ?? this.saves.load()).catch(this.sayFailed);
  };

  /** A part that the game takes did not arrive. It stays as it was, and the same command can be given again. */
  private readonly sayFailed = (reason: unknown): 'refused' => {
    if (reason instanceof WebAssembly.RuntimeError) reportError(reason);
    this.match.showNotice(t('late.failed'));
    return 'refused';
  };

  /** The board and the game on it stay as they are unless the new one can be replayed whole. */
  private async open(find: () => Promise<SavedGame | null>, untouched = false): Promise<Opened> {
    const isSuperseded = this.startOpening();
    const game = await find().catch(() => null); // the library says by itself that it cannot be read
    if (isSuperseded()) return 'superseded';
    if (!game) return 'missing';
    const [board, page] = await prepare(this.match.place, game.game, this.games(game.game), game.record);
    if (isSuperseded()) return 'superseded';
    const error = contradictionIn(game) || this.load(board, game.game, game.record, game.ply);
    if (error) {
      if (!untouched) await this.match.autosave.setAside(game);
      if (!isSuperseded()) this.match.showNotice(t('error.load'), error);
      return 'refused';
    }
    this.match.withdraw();
    this.match.autosave.adopt(game, untouched);
    this.seatPlayers(page, game.players, game.seed, game);
    this.enter(null);
    if (untouched) this.review.introduce();
    return 'opened';
  }

  /** Puts a position onto the board, which is no game: nothing of it is saved. */
  async place({ game, record, players }: SandboxPosition): Promise<Opened> {
    const isSuperseded = this.startOpening();
    const [board, page] = await prepare(this.match.place, game, this.games(game), record);
    if (isSuperseded()) return 'superseded';
    const error = this.load(board, game, record);
    if (this.match.reportError(error)) return 'refused';
    this.match.autosave.begin();
    this.seatPlayers(page, players, randomUint32(), {});
    this.enter(null);
    return 'opened';
  }

  /** "", or what is wrong: then the board holds again what it held before. @param ply of the record; else its end */
  private load(board: BoardPort, game: GameId, record: string, ply: number | null = null): string {
    const before = this.state.snapshot && { record: board.record(), ply: board.snapshot().ply };
    const error = board.open(record);
    if (error) return error;
    const refusal = board.snapshot().game !== game ? `not ${game}` : ply === null ? '' : board.goTo(ply);
    if (refusal && before) {
      board.open(before.record);
      board.goTo(before.ply);
    }
    return refusal;
  }

  /** The game on the board has been deleted: there is none any more. */
  forget(): void {
    this.startOpening();
    this.setup?.stop();
    this.setup = null;
    this.match.close();
  }
  /** What sees to the secret set-ups of the match on the board; null where its game has none. */
  get secretSetup(): SecretSetup | null {
    return this.setup;
  }
  /** What the saves call the game on the board; "" when there is none. */
  get id(): string {
    return this.match.autosave.id;
  }

  /** The same players once more, by the same rules. @param deal as for begin() @param computer if it shall be another one */
  async rematch(swapped: boolean, deal: string | null = null, computer?: ComputerPlayer): Promise<void> {
    const { game, snapshot } = this.state;
    const players = this.match.playersAtStart;
    if (!game || !players || !snapshot) return;
    const at = (player: Player): Player => (player.kind === 'computer' ? (computer ?? player) : player);
    const [red, black] = [at(players.red), at(players.black)];
    const seated = swapped ? { red: black, black: red } : { red, black };
    this.timing.again();
    await this.begin(game, seated, randomUint32(), game.rematchOptions(snapshot), deal).catch(this.sayFailed);
  }

  // --- time ----------------------------------------------------------------------------------------------------------------

  get undoTarget(): number | null {
    const { snapshot: tried } = this.state;
    if (tried && this.confirmation.isAsked) return tried.ply - 1;
    const snapshot = this.changeable;
    return snapshot && undoTarget(snapshot, this.byPerson);
  }
  get redoTarget(): number | null {
    const snapshot = this.changeable;
    return snapshot && redoTarget(snapshot, this.byPerson);
  }
  undo = (): void =>
    this.whenReady(() => {
      if (this.confirmation.isAsked) this.confirmation.takeBack();
      else if (this.undoTarget === null && this.isAtUndoLimit) this.match.update({ notice: { kind: 'undo-limit' } });
      else this.jump(this.undoTarget);
    });
  redo = (): void => this.whenReady(() => this.jump(this.redoTarget));
  /** There are moves to take back, but what they have shown cannot be taken back. */
  get isAtUndoLimit(): boolean {
    const snapshot = this.changeable;
    return snapshot !== null && this.undoTarget === null && snapshot.earliest > 0;
  }
  /** Whether that game is the one on this board, and may be changed here. */
  holds(id: string): boolean {
    return id === this.id && this.match.isOurs;
  }
  /** Something that people say of the game, in its record: "title", or "move-12" for a comment. */
  note(key: string, value: string): void {
    this.whenReady(() => {
      if (this.match.change((board) => board.setNote(key, value))) this.match.commit();
    });
  }

  // --- commands that have no place on the board ------------------------------------------------------------------------------

  /** A move of the person to move, in the notation of the rules. @param at the ply that it answers: at any other it is void */
  command(move: string, at: number): void {
    this.whenReady(() => {
      const { snapshot, mode } = this.state;
      if (!snapshot || !isPlaying(mode) || snapshot.ply !== at) return;
      if (!this.isPerson(snapshot.turn)) return;
      if (this.match.change((board) => board.play(move))) this.confirmation.tried();
    });
  }
  /** Chance is nobody's: whoever holds the device lets it happen. @param at as for command() */
  chance(at: number): void {
    this.whenReady(() => {
      const { snapshot, mode } = this.state;
      if (snapshot?.due !== 'chance' || !isPlaying(mode) || snapshot.ply !== at) return;
      if (this.match.change((board) => board.playChance())) this.moved();
    });
  }
  /** The finished round that the board still showed has been looked at: the match goes on. */
  proceed(): void {
    this.whenReady(() => {
      if (!isPlaying(this.state.mode) || !this.choose(0)) return;
      const { snapshot } = this.state;
      // It is shown until chance has dealt the next one.
      if (snapshot?.held && snapshot.due === 'chance') {
        this.chance(snapshot.ply);
        return;
      }
      this.commit();
      if (this.state.snapshot?.status.kind !== 'playing') this.celebrate(true);
    });
  }
  /** Answers what the board asks. */
  choose(choice: number): boolean {
    const chosen = this.onBoard((board) => board.choose(choice));
    this.match.read();
    return chosen;
  }
  // What keys and assistive technology do on the board; a pointer talks to the canvas itself.
  activate(cell: number): void {
    if (isPlaying(this.state.mode) && this.onBoard((board) => board.activate(cell))) announceSelection(this.match);
  }
  extend(cell: number): void {
    if (isPlaying(this.state.mode) && this.onBoard((board) => board.extend(cell))) announceSelection(this.match);
  }
  clearSelection(): void {
    if (!this.onBoard((board) => board.clearSelection())) return;
    this.match.read({ notice: null, announcement: t('say.deselected') });
  }

  /** Who would resign or offer a draw now: the person to move, or the only person. */
  get speaker(): SeatName | null {
    const { snapshot } = this.state;
    if (snapshot?.status.kind !== 'playing' || !this.match.isOurs) return null;
    if (this.isPerson(snapshot.turn)) return snapshot.turn;
    return SEATS.find((seat) => this.isPerson(seat)) ?? null;
  }
  get opponentIsComputer(): boolean {
    return this.speaker !== null && !this.isPerson(other(this.speaker));
  }
  resign(seat = this.speaker): void {
    if (seat) this.whenReady(() => this.finish((board) => board.resign(seat)));
  }
  agreeDraw(): void {
    this.whenReady(() => this.finish((board) => board.agreeDraw()));
  }
  /** The computer takes a draw when it stands worse. Resolves to its answer, null when the question was overtaken. */
  async offerDrawToComputer(): Promise<boolean | null> {
    const { speaker } = this;
    return speaker && this.state.snapshot?.turn === speaker ? this.computer.considerDraw(other(speaker)) : null;
  }

  /** What the computer thinks of the present position, or of what moves from here would lead to; null when overtaken, rejects when the engine fails. */
  async consult(moves: readonly string[], limits: string, how?: Consulting): Promise<Answer | null> {
    const { snapshot, thinking } = this.state;
    return snapshot && !thinking ? this.computer.consult(snapshot.turn, limits, moves, how) : null;
  }
  /** Asks the computer player again after it stopped. */
  retryEngine = (): void => this.commit({ notice: null });
  /** Another tab has saved a game. */
  onSavedInOtherTab(id: string, stamp: number): void {
    if (this.match.autosave.isOvertakenBy(id, stamp)) this.match.lock();
  }
  /** The stores take saves again, or no longer. */
  onStoreHealth(): void {
    this.match.update({ unsaved: !this.saves.working });
  }
  celebrate(on: boolean): void {
    if (!on || this.match.isOurs) this.match.update({ celebrating: on });
  }

  savedGame = (): Promise<SavedGame | null> => this.saves.load();

  // --- inside ----------------------------------------------------------------------------------------------------------------

  /** The position, when it is the present one and time may go on or back from here. */
  private get changeable(): Snapshot | null {
    const { snapshot, mode } = this.state;
    return snapshot && isPlaying(mode) && !setsUpInSecret(snapshot) ? snapshot : null;
  }
  private readonly isPerson = (seat: SeatName): boolean => this.state.players?.[seat].kind === 'person';
  private readonly byPerson = ({ seat, player }: PlayedMove): boolean =>
    this.match.playersAtStart?.[player ?? seat].kind === 'person';

  /** Whatever was being opened comes too late. Tells later whether this does as well. */
  private startOpening(): () => boolean {
    this.openings += 1;
    const opening = this.openings;
    return () => opening !== this.openings;
  }

  private seatPlayers(game: Game, players: Players, seed: number, stored: KeptBeside | null): void {
    this.match.seatPlayers(players, seed, stored);
    this.setup?.stop();
    this.setup = this.secretSetupOf(game);
    this.setup?.begin(players, stored?.deploy ?? null);
    this.match.state = { ...this.state, game, players, secretSetup: this.setup?.state ?? null };
    this.look.seat(players);
  }
  private secretSetupOf(game: Game): SecretSetup | null {
    const setup = game.secretSetup({
      match: this.match,
      thinker: this.thinker,
      changed: () => {
        this.match.update({ secretSetup: setup?.state ?? null });
        this.match.commit();
      },
      placed: () => {
        const before = this.match.committed;
        this.commit();
        this.herald.placed(before);
      },
    });
    return setup;
  }
  private enter(notice: SessionState['notice']): void {
    this.match.withdraw();
    const spectating = SEATS.every((seat) => !this.isPerson(seat));
    this.commit({ notice, moment: null, celebrating: false, announcement: '' }, { kind: 'opened', spectating });
  }

  /** What picks and chooses on the board; false where the match is not ours. */
  private onBoard(act: (board: BoardPort) => void): boolean {
    return this.match.change((board) => {
      act(board);
      return '';
    });
  }

  private jump(ply: number | null): void {
    if (ply === null) return;
    this.match.withdraw();
    if (!this.match.change((board) => board.goTo(ply))) return;
    this.commit({ celebrating: false, notice: null, moment: null });
    const { game, snapshot, players } = this.state;
    if (!game || !snapshot || !players) return;
    const [n, side] = [snapshot.ply - game.firstPly(snapshot), game.title(snapshot, players, snapshot.turn)];
    this.match.update({ announcement: t('say.back', { n, side }) });
  }

  private finish(act: (board: BoardPort) => string): void {
    if (!this.match.isOurs) return;
    this.match.withdraw();
    this.review.back();
    if (!this.match.change(act)) return;
    this.commit({ notice: null });
    this.herald.concluded(false);
  }

  /** A move was played, by whomever; `remark`: by the computer, which says this with it. */
  private moved(remark: string | null = null): void {
    if (!isPlaying(this.state.mode)) {
      this.match.read();
      return;
    }
    const before = this.match.committed;
    this.match.dropLaterComments();
    this.commit({ notice: null, moment: null });
    this.herald.moved(before, remark);
  }

  /** Reads the board, saves, and wakes whoever is to move. */
  private commit(change: StateChange = {}, event?: ModeEvent): void {
    this.match.commit(change, event);
    const { snapshot, players, mode } = this.state;
    if (!snapshot || !players || !this.match.board || !this.match.isOurs) return;
    void this.followSetup(snapshot);
    if (setsUpInSecret(snapshot)) return;
    if (SEATS.some((seat) => !this.isPerson(seat) || this.explaining.helps(seat)))
      void this.wait(WARM_UP_MILLISECONDS).then(() => this.thinker.warmUp());
    const mover = players[snapshot.turn];
    const isDue = snapshot.status.kind === 'playing' && snapshot.due === 'decision' && !snapshot.held;
    // A watched game goes at the watchers' pace.
    if (mode.kind === 'live' && isDue && mover.kind === 'computer') void this.computer.play(snapshot, mover);
  }

  private async followSetup(snapshot: Snapshot): Promise<void> {
    try {
      const checked = await this.setup?.follow(snapshot);
      if (checked && snapshot.ply === snapshot.earliest) this.match.update({ notice: { kind: 'seal-checked' } });
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      this.match.update({ notice: { kind: 'engine-stopped' } });
    }
  }

  /** The board was remade: reads it, and asks the computer again where it is to move. A move that was not confirmed yet is gone. */
  private goOn(): void {
    this.animation.atRest();
    if (this.state.mode.kind === 'confirming') this.match.read({}, { kind: 'confirmed' });
    if (this.match.isOurs) this.commit({ notice: null });
    else this.match.read();
  }
}
