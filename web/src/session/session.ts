// The game that is being played on this page: joins the board (which holds the match and knows the rules), the computer player and the
// saves. Every action is saved before anything else happens. Knows no DOM; the screens read `state` and call the methods.

import type { BoardEvents, BoardLook } from '../board/board';
import { other, setsUpInSecret, type PlayedMove, type SeatName, type Snapshot } from '../model/snapshot';
import { Deployment } from '../games/army_ants/deploy/deployment';
import type { GamePage } from '../contract/game_page';
import { Computer } from './computer_player';
import { Looking, type Looker } from './review';
import { Watching, type WatchHost } from './spectate';
import { Motion } from './animation_wait';
import { NO_GAME, type SessionState } from './state';
import type { BoardPort, GameSource, SavesPort, ThinkerPort } from './ports';
import type { Players } from '../model/player';
import { dropStaleComments, KeptGame } from './autosave';
import type { KeptDeployment, SavedGame } from '../model/saved_game';
import { signRecord } from './record_header';
import type { Level } from '../model/levels';
import { ThinkerFailure, type Answer } from '../thinker/thinker';
import { dealSeed, newSeed } from '../model/random';
import { redoTarget, undoTarget } from './undo';
import { resultSentence } from './wording';
import { t } from '../i18n/translate';

const SEATS: readonly SeatName[] = ['red', 'black'];

export class Session implements Looker, WatchHost {
  state: SessionState = NO_GAME;

  private readonly kept = new KeptGame(this.saves);
  /** By the seats in which they began the match. */
  private persons: Players | null = null;
  private bottom: SeatName = 'red';
  private look: Omit<BoardLook, 'bottom'> = { theme: 'light', motion: 0, cards: 'automatic' };
  /** Rises whenever what the computer may be thinking about is void. */
  epoch = 0;
  private readonly listeners = new Set<() => void>();
  board: BoardPort | null = null;
  private readonly motion = new Motion((milliseconds) => this.wait(milliseconds));
  private readonly computer = new Computer(this, this.thinker, this.motion, (milliseconds) => this.wait(milliseconds));
  readonly deployment = new Deployment(
    () => this.attached,
    this.thinker,
    () => {
      this.refresh();
      this.save();
    },
    () => this.settle({}),
  );

  constructor(
    private readonly thinker: ThinkerPort,
    private readonly saves: SavesPort,
    private readonly games: GameSource,
    readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  /** To be given to the board when it is made; then the board to attach(). */
  readonly boardEvents: BoardEvents = {
    changed: () => this.moved(),
    selection: () => this.selected(),
    refused: (facts) => {
      if (this.state.present === null && !this.elsewhere) this.refresh({ notice: { kind: 'refused', facts } });
    },
    ambiguous: () => this.refresh(),
    rest: () => {
      this.motion.ended();
      this.refresh();
    },
    failed: () => this.tell(t('app.failed.title')),
  };

  attach(board: BoardPort): void {
    this.board = board;
    board.setLook({ ...this.look, bottom: this.bottom });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  setLook(look: Omit<BoardLook, 'bottom'>): void {
    this.look = look;
    this.board?.setLook({ ...look, bottom: this.bottom });
  }
  turnBoard(): void {
    this.bottom = other(this.bottom);
    this.setLook(this.look);
    this.refresh();
  }
  // --- beginning -----------------------------------------------------------------------------------------------------------

  /** Deals a new game; `seed` is for the computer's choices. An unfinished one is put away and can be had back. */
  async begin(game: GamePage, players: Players, seed: number, dealt: string): Promise<void> {
    const board = await this.standing();
    this.withdraw();
    await this.kept.makeRoom(this.state);
    if (this.complain(board.newGame(`${game.id} ${dealt} seed=${dealSeed()}`))) return;
    signRecord(board, players);
    this.kept.begin();
    this.sit(game, players, seed, null);
    const notice = this.kept.previous === '' ? null : ({ kind: 'fresh' } as const);
    this.settle({ notice, celebrating: false, replaying: false, paused: false, announcement: '' });
  }

  /** Takes up the game that was played last. */
  resume = async (): Promise<boolean> => this.open(await this.saves.load());
  /** Takes up a game of the library; the one on the board stays there too. */
  openKept = async (id: string): Promise<boolean> => this.open(await this.saves.find(id));
  /** Back to the game that the last new deal put away. */
  restorePrevious = (): Promise<boolean> => this.openKept(this.kept.previous);

  /** False when the record cannot be replayed; it is then set aside. */
  private async open(game: SavedGame | null): Promise<boolean> {
    if (!game) return false;
    const [board, page] = await Promise.all([this.standing(), this.games(game.game)]);
    this.withdraw();
    const error = board.open(game.record) || board.goTo(game.ply);
    if (error) {
      await this.kept.setAside(game);
      this.tell(t('error.load', { error }));
      return false;
    }
    this.kept.takeUp(game);
    this.sit(page, game.players, game.seed, game.deploy);
    this.settle({ notice: null, celebrating: false, replaying: false, paused: false, announcement: '' });
    return true;
  }

  /** The game on the board has been deleted: there is none any more. */
  forget(): void {
    this.withdraw();
    this.persons = null;
    this.kept.id = '';
    this.update(NO_GAME);
  }
  /** What the saves call the game on the board; "" when there is none. */
  get id(): string {
    return this.kept.id;
  }

  /** The same players once more, by the same rules. */
  async rematch(swapped: boolean): Promise<void> {
    const { game, snapshot } = this.state;
    const players = this.persons;
    if (!game || !players || !snapshot) return;
    const seated = swapped ? { red: players.black, black: players.red } : players;
    await this.begin(game, seated, newSeed(), game.redealt(snapshot));
  }

  // --- time ----------------------------------------------------------------------------------------------------------------

  get undoTarget(): number | null {
    const snapshot = this.changeable;
    return snapshot && undoTarget(snapshot, this.byPerson);
  }
  get redoTarget(): number | null {
    const snapshot = this.changeable;
    return snapshot && redoTarget(snapshot, this.byPerson);
  }
  undo = (): void => {
    if (this.undoTarget === null && this.atBorder) this.update({ notice: { kind: 'border' } });
    else this.jump(this.undoTarget);
  };
  /** There are moves to take back, but what they have shown cannot be taken back. */
  get atBorder(): boolean {
    const snapshot = this.changeable;
    return snapshot !== null && this.undoTarget === null && snapshot.earliest > 0;
  }
  /** Whether that game is the one here, to be named and commented by note(). */
  mayNote(id: string): boolean {
    return id === this.id && !this.elsewhere;
  }
  /** Something that people say of the game, in its record: "title", or "move-12" for a comment. */
  note(key: string, value: string): void {
    if (this.elsewhere) return;
    const error = this.board?.setNote(key, value);
    if (error) this.tell(t('error.board', { error }));
    this.save();
    this.refresh();
  }
  redo = (): void => this.jump(this.redoTarget);
  readonly looking = new Looking(this);
  readonly watching = new Watching(this);

  // --- commands that have no place on the board ------------------------------------------------------------------------------

  /** A move of the person to move, in the notation of the rules. */
  command(move: string): void {
    const { snapshot, present } = this.state;
    if (!this.board || present !== null || this.elsewhere || !snapshot) return;
    // Chance is nobody's: whoever holds the device lets it happen.
    if (snapshot.due !== 'chance' && !this.isPerson(snapshot.turn)) return;
    if (this.complain(this.board.play(move))) return;
    this.moved();
  }
  /** What the board still showed has been looked at: the match goes on. */
  goOn(): void {
    this.board?.choose(0);
    this.settle({});
    if (this.state.snapshot?.status.kind !== 'playing') this.celebrate(true);
  }
  choose(choice: number): void {
    this.board?.choose(choice);
    this.refresh();
  }
  // What keys and assistive technology do on the board; a pointer talks to the canvas itself.
  activate(cell: number): void {
    this.board?.activate(cell);
    this.saySelection();
  }
  extend(cell: number): void {
    this.board?.extend(cell);
    this.saySelection();
  }
  letGo(): void {
    this.board?.clearSelection();
    this.refresh({ notice: null, announcement: t('say.letGo') });
  }

  /** Who would resign or offer a draw now: the person to move, or the only person. */
  get speaker(): SeatName | null {
    const { snapshot } = this.state;
    if (snapshot?.status.kind !== 'playing' || this.elsewhere) return null;
    if (this.isPerson(snapshot.turn)) return snapshot.turn;
    return SEATS.find((seat) => this.isPerson(seat)) ?? null;
  }
  get opponentIsComputer(): boolean {
    return this.speaker !== null && !this.isPerson(other(this.speaker));
  }
  resign(): void {
    const seat = this.speaker;
    if (!seat || !this.board) return;
    this.withdraw();
    this.looking.back();
    this.finish(this.board.resign(seat));
  }
  agreeDraw(): void {
    if (!this.board) return;
    this.withdraw();
    this.looking.back();
    this.finish(this.board.agreeDraw());
  }
  /** The computer takes a draw when it stands worse. Resolves to its answer, null when the question was overtaken. */
  async offerDrawToComputer(): Promise<boolean | null> {
    const { game, snapshot, players } = this.state;
    const seat = this.speaker;
    if (!game || !snapshot || !players || !seat || snapshot.turn !== seat) return null;
    const opponent = players[other(seat)];
    if (opponent.kind !== 'computer') return null;
    this.tell(t('draw.considering'));
    const answer = await this.computer.opinion(other(seat), opponent.level);
    if (!answer) return null;
    const accepts = game.takesDraw(answer, snapshot);
    if (accepts) this.agreeDraw();
    else this.tell(t('draw.declined'));
    return accepts;
  }

  /** What the computer thinks of the present position, or of what moves from here would lead to; null when overtaken, rejects when the engine fails. */
  async consult(moves: readonly string[], limits: string): Promise<Answer | null> {
    const { snapshot, thinking } = this.state;
    if (!snapshot || thinking) return null;
    return this.computer.consult(snapshot.turn, limits, moves);
  }
  /** Asks the computer player again after it stalled. */
  wake(): void {
    this.settle({ notice: null });
  }
  /** Another tab has saved a game: if it is the one shown here, two hands on it would undo each other. */
  overtaken(id: string, stamp: number): void {
    if (this.state.players === null || !this.kept.isOvertakenBy(id, stamp)) return;
    this.giveUp();
  }
  private giveUp(): void {
    this.withdraw();
    this.board?.setEnabled(false);
    this.update({ notice: { kind: 'elsewhere' }, celebrating: false });
  }
  celebrate(on: boolean): void {
    this.update({ celebrating: on });
  }
  /** A dialog is up, or no longer. */
  setCovered(covered: boolean): void {
    this.board?.setEnabled(
      !covered && this.state.present === null && !this.elsewhere && !setsUpInSecret(this.state.snapshot),
    );
  }

  /** For the start screen. */
  savedGame = (): Promise<SavedGame | null> => this.saves.load();

  /** Who sits nearest: on a board without sides a person alone, or whoever began as Red. */
  get near(): SeatName {
    const { game, snapshot } = this.state;
    if (!snapshot || game?.sided) return this.bottom;
    return snapshot.swapped ? other(this.bottom) : this.bottom;
  }

  // --- inside ----------------------------------------------------------------------------------------------------------------

  /** Another tab plays on: nothing may change here until the game is fetched from there. */
  get elsewhere(): boolean {
    return this.state.notice?.kind === 'elsewhere';
  }
  /** The position, when it is the present one and time may go on or back from here. */
  private get changeable(): Snapshot | null {
    const { snapshot, present } = this.state;
    return snapshot && present === null && !this.elsewhere && !setsUpInSecret(snapshot) ? snapshot : null;
  }
  private isPerson(seat: SeatName): boolean {
    return this.state.players?.[seat].kind === 'person';
  }
  private readonly byPerson = ({ seat, player }: PlayedMove): boolean =>
    this.persons?.[player ?? seat].kind === 'person';

  private get attached(): BoardPort {
    if (!this.board) throw new Error('no board attached');
    return this.board;
  }
  private async standing(): Promise<BoardPort> {
    await this.attached.ready;
    return this.attached;
  }

  private sit(game: GamePage, players: Players, seed: number, deploy: KeptDeployment | null): void {
    this.computer.seed = seed;
    this.persons = players;
    this.deployment.begin(players, deploy);
    const persons = SEATS.filter((seat) => players[seat].kind === 'person');
    this.bottom = persons.length === 1 && persons[0] ? persons[0] : 'red';
    this.state = { ...this.state, game, players, present: null };
    this.setLook(this.look);
  }

  private jump(ply: number | null): void {
    if (ply === null || !this.board) return;
    this.withdraw();
    this.board.goTo(ply);
    this.settle({ celebrating: false, notice: null });
    const { game, snapshot, players } = this.state;
    if (!game || !snapshot || !players) return;
    const [n, side] = [snapshot.ply - game.firstPly(snapshot), game.title(snapshot, players, snapshot.turn)];
    this.update({ announcement: t('say.back', { n, side }) });
  }

  private finish(error: string): void {
    if (this.complain(error)) return;
    this.settle({ notice: null });
    this.concluded();
  }

  /** A move was played, by whomever. */
  moved(): void {
    if (this.board) dropStaleComments(this.board, this.board.snapshot().ply);
    this.settle({ notice: null, present: null });
    const { game, snapshot, players } = this.state;
    const move = snapshot?.moves[snapshot.ply - 1];
    if (!game || !snapshot || !players || !move) return;
    if (snapshot.status.kind !== 'playing') this.concluded();
    else this.update({ announcement: game.moveSentence(move, snapshot, players) });
  }

  private concluded(): void {
    const { game, snapshot, players } = this.state;
    if (!game || !snapshot || !players) return;
    this.update({ announcement: resultSentence(game, snapshot, players) });
    if (snapshot.held) return;
    const epoch = this.epoch;
    void this.motion.over(snapshot).then(() => {
      if (epoch === this.epoch) this.celebrate(true);
    });
  }

  /** Reads the board, saves, and wakes whoever is to move. */
  settle(change: Partial<SessionState>): void {
    this.refresh(change);
    this.save();
    const { snapshot, players, present } = this.state;
    if (!snapshot || !players) return;
    if (present === null) this.looking.atPresent();
    this.board?.setHands(SEATS.filter((seat) => this.isPerson(seat)));
    this.board?.setEnabled(present === null && !setsUpInSecret(this.state.snapshot));
    void this.deploy(snapshot);
    if (setsUpInSecret(snapshot)) return;
    if (SEATS.some((seat) => !this.isPerson(seat))) this.thinker.warmUp();
    const mover = players[snapshot.turn];
    const due = snapshot.status.kind === 'playing' && snapshot.due === 'decision' && !snapshot.held;
    // A watched game goes at the watchers' pace.
    if (this.watching.on || !due || present !== null) return;
    if (mover.kind === 'computer') void this.computer.play(snapshot, mover.level);
  }

  private async deploy(snapshot: Snapshot): Promise<void> {
    try {
      const { kept } = this.deployment.state;
      await this.deployment.follow(snapshot);
      const checked = kept === null && this.deployment.state.kept !== null;
      if (checked && snapshot.ply === snapshot.earliest) this.update({ notice: { kind: 'unsealed' } });
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      this.update({ notice: { kind: 'stalled' } });
    }
  }

  still(snapshot: Snapshot): Promise<void> {
    return this.motion.over(snapshot);
  }
  playComputer(snapshot: Snapshot, level: Level, least: number): Promise<void> {
    return this.computer.play(snapshot, level, least);
  }
  /** Whatever the computer is thinking about is void. */
  withdraw(): number {
    this.epoch += 1;
    this.thinker.stop();
    if (this.state.thinking) this.update({ thinking: false });
    return this.epoch;
  }

  private save(): void {
    const behind = this.persons && { players: this.persons, seed: this.computer.seed, deploy: this.deployment.kept };
    const { id } = this;
    void this.kept.save(this.state, this.board, behind).then((outcome) => {
      if (outcome === 'overtaken' && id === this.id) this.giveUp();
    });
  }

  private saySelection(): void {
    const before = this.state.snapshot?.selection ?? [];
    this.refresh();
    const { game, snapshot } = this.state;
    if (!game || !snapshot || snapshot.selection.length === 0 || snapshot.selection.join() === before.join()) return;
    this.update({ announcement: game.selectionSentence(snapshot) });
  }

  /** Something new in hand answers a refusal. */
  private selected(): void {
    const before = this.state.snapshot?.selection.join();
    this.refresh();
    const { snapshot, notice } = this.state;
    const answered = notice?.kind === 'refused' || notice?.kind === 'text';
    if (answered && snapshot && snapshot.selection.length > 0 && snapshot.selection.join() !== before) {
      this.update({ notice: null });
    }
  }

  /** Says what the board has against it; false when it has nothing. */
  private complain(error: string): boolean {
    if (error) this.tell(t('error.board', { error }));
    return error !== '';
  }
  tell(text: string): void {
    this.update({ notice: { kind: 'text', text } });
  }
  refresh(change: Partial<SessionState> = {}): void {
    // The board speaks up when it starts and when it is resized; before a game is dealt or opened that concerns nobody.
    const { persons } = this;
    if (persons === null) return;
    const snapshot = this.board?.snapshot() ?? null;
    this.update({
      snapshot,
      players: snapshot?.swapped ? { red: persons.black, black: persons.red } : persons,
      unsaved: !this.saves.working,
      deployment: this.deployment.state,
      ...change,
    });
  }
  update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
