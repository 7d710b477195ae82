// The match on the board, and what the page knows of it. The one door to both: nothing changes the match or saves it but change() and
// commit(), and both ask the mode first.

import { commentedPlies, commentKey } from '../model/comments';
import { Observable } from '../model/observable';
import { readRecordText, type RecordText } from '../model/record_text';
import type { SeatName, Snapshot } from '../model/snapshot';
import { language, t } from '../i18n/translate';
import { Autosave } from './autosave';
import { isWritable, reduce, type ModeEvent } from './mode';
import type { GamePlay } from './game_play';
import type { KeptSetup } from './secret_setup';
import { NO_GAME, type SessionState, type ShownMatch, type StateChange } from './state';
import type { BoardPort, SavesPort } from './ports';
import { Timing } from './timing';
import type { Players } from '../model/player';
import type { KeptBeside, SavedGame } from '../model/saved_game';

// A write that takes longer is not waited for: a store that does not answer keeps no move from being named.
const LONGEST_WRITE_MILLISECONDS = 1500;

interface MatchParts {
  saves: SavesPort;
  /** The part of a secret set-up that is to be kept. */
  deploy: () => KeptSetup;
  /** Another tab plays on. */
  locked: () => void;
  wait: (milliseconds: number) => Promise<void>;
}

export class Match<Game extends GamePlay = GamePlay> extends Observable {
  state: SessionState<Game> = NO_GAME;
  /** The board that this match is on; null while another session has it. */
  place: BoardPort | null = null;
  /** The game, and the players by the seats in which they began the match. */
  private seated: { game: Game; players: Players } | null = null;
  /** The seed of the deal, and of the computer player's choices among moves that are as good. */
  seed = 0;
  readonly autosave: Autosave;
  readonly timing: Timing = new Timing(this);
  readonly wait = this.parts.wait;
  /** As it stood after the last commit. */
  committed: Snapshot | null = null;
  /** When the moves of the last commit are on the disk, and so may be named. */
  onDisk: Promise<void> = Promise.resolve();
  private question = new AbortController();
  /** The moves that are on the disk. */
  private written: readonly string[] = [];
  private writes = 0;
  private storeIsSlow = false;
  /** The record of the last commit, and what it says. */
  private record: { text: string; parts: RecordText } | null = null;
  /** The findings of a review of it, as the review writes and reads them. */
  findings: SavedGame['review'];

  constructor(private readonly parts: MatchParts) {
    super();
    this.autosave = new Autosave(parts.saves);
  }

  /** Null while it cannot be asked: before it is there, while it is remade, and while another session has it. */
  get board(): BoardPort | null {
    return this.place?.isReady ? this.place : null;
  }
  /** Acts at once, or as soon as the board is ready. Never, if the board fails or another match comes onto it first. */
  whenReady(act: () => void): void {
    if (this.board) {
      act();
      return;
    }
    const { id } = this.autosave;
    void this.place?.ready().then(
      () => this.board && id === this.autosave.id && act(),
      () => undefined,
    );
  }

  // --- what the page knows -----------------------------------------------------------------------------------------------------

  /** The match as the screens show it. */
  get shown(): ShownMatch<Game> | null {
    return this.state.match;
  }
  get playersAtStart(): Players | null {
    return this.seated?.players ?? null;
  }

  update(change: StateChange): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }
  dispatch(event: ModeEvent, change: StateChange = {}): void {
    this.update({ ...change, mode: reduce(this.state.mode, event) });
  }
  /** Reads the board. The board notifies us when it starts or is resized; that is ignored until a game has been dealt or opened. */
  read(change: StateChange = {}, event?: ModeEvent): void {
    if (this.board && this.record) this.show(this.board.snapshot(), this.record.parts, change, event);
  }
  showNotice(text: string, details = ''): void {
    this.update({ notice: { kind: 'text', text, language, ...(details ? { details } : {}) } });
  }
  /** Says that the board has something against it; false when it has nothing. */
  reportError(error: string): boolean {
    if (error) this.showNotice(t('error.board'), error);
    return error !== '';
  }

  // --- what changes the match --------------------------------------------------------------------------------------------------

  get isWritable(): boolean {
    return isWritable(this.state.mode);
  }
  /** False when nothing has changed: it is not ours to change, or the board has something against it, which is then said.
   * @param event the mode follows it only with the read after the change: no listener sees the mode of afterwards with the board of before */
  change(act: (board: BoardPort) => string, event?: ModeEvent): boolean {
    const mode = event ? reduce(this.state.mode, event) : this.state.mode;
    return this.board !== null && isWritable(mode) && !this.reportError(act(this.board));
  }
  /** @param seat sees its own secrets on the board; null: neither seat does */
  watch(seat: SeatName | null): void {
    this.place?.setWatcher(seat);
  }
  /** Reads the board and saves. */
  commit(change: StateChange = {}, event?: ModeEvent): void {
    const { board, seated } = this;
    if (!board || !seated || !isWritable(event ? reduce(this.state.mode, event) : this.state.mode)) return;
    const text = board.record();
    const parts = text === this.record?.text ? this.record.parts : readRecordText(text);
    if (!parts) throw new Error('the board has written no record');
    this.record = { text, parts };
    const snapshot = board.snapshot();
    const moves = textsOf(snapshot);
    const unwritten = this.storeIsSlow ? null : firstUnlike(moves, this.written);
    this.committed = this.show(snapshot, parts, { unwritten, ...change }, event);
    this.onDisk = this.write(moves);
  }
  /** A move was played. Comments are about the position after so many moves: another move there makes them comments on nothing. */
  dropLaterComments(): void {
    const commented = this.record ? commentedPlies(this.record.parts.notes) : [];
    const ply = commented.length > 0 ? (this.board?.snapshot().ply ?? Infinity) : Infinity;
    for (const each of commented) {
      if (each >= ply) this.change((board) => board.setNote(commentKey(each), ''));
    }
  }
  /** A game that came by a link is saved as it is shown, though nothing has changed. */
  touch(): void {
    const { shown } = this;
    if (this.autosave.touch() && shown && this.isWritable) this.onDisk = this.write(textsOf(shown.snapshot));
  }
  /** Another tab plays on: nothing may change here until the game is fetched from there. */
  lock(): void {
    if (this.state.mode.kind !== 'confirming' && !this.isWritable) return;
    this.withdraw();
    this.parts.locked();
    this.dispatch({ kind: 'overtaken' }, { celebrating: false, notice: null });
  }

  /** The match on the board is another one. @param stored null: it does not come from the saves */
  seatPlayers(game: Game, players: Players, seed: number, stored: KeptBeside | null): void {
    this.seated = { game, players };
    this.seed = seed;
    this.written = stored && this.board ? textsOf(this.board.snapshot()) : [];
    this.record = null;
    this.findings = stored?.review;
    this.timing.begin(players, stored);
  }
  /** The game on the board goes on as another one. */
  branch(): void {
    this.autosave.branch();
    this.findings = undefined;
  }
  close(): void {
    this.withdraw();
    this.seated = this.record = null;
    this.autosave.id = '';
    this.state = NO_GAME;
    this.update({});
  }

  // --- questions to the worker -------------------------------------------------------------------------------------------------

  /** Aborted when whatever the computer is thinking about is void. */
  get signal(): AbortSignal {
    return this.question.signal;
  }
  /** Shows another position than the present one, which `livePly` is. */
  lookAt(ply: number, livePly: number): void {
    this.withdraw();
    if (this.change((board) => board.goTo(ply))) this.read({ notice: null }, { kind: 'looked', livePly });
  }
  /** Whatever the computer is thinking about is void. The signal of the next question. */
  withdraw(): AbortSignal {
    this.question.abort();
    this.question = new AbortController();
    if (this.state.thinking) this.update({ thinking: false });
    return this.question.signal;
  }

  // --- inside ------------------------------------------------------------------------------------------------------------------

  private show(read: Snapshot, record: RecordText, change: StateChange, event?: ModeEvent): Snapshot {
    const snapshot = this.timing.told(read, record.notes);
    if (!this.seated) return snapshot;
    const { game, players } = this.seated;
    const { red, black } = players;
    const match = { game, players: snapshot.swapped ? { red: black, black: red } : players, snapshot, record };
    const mode = event ? reduce(this.state.mode, event) : this.state.mode;
    this.state = { ...this.state, ...change, match, mode };
    this.notify();
    return snapshot;
  }

  private write(moves: readonly string[]): Promise<void> {
    const { state, seated, record, seed, findings } = this;
    if (!seated || !record) return Promise.resolve();
    const write = (this.writes += 1);
    const isLast = (): boolean => write === this.writes && this.isWritable;
    const clock = this.timing.kept;
    const context = {
      players: seated.players,
      seed,
      deploy: this.parts.deploy(),
      ...(clock ? { clock } : {}),
      ...(findings ? { review: findings } : {}),
    };
    const saved = this.autosave.save(state, record.text, context);
    const { id } = this.autosave;
    const done = saved.then(
      (outcome) => {
        this.storeIsSlow = false;
        if (id !== this.autosave.id) return;
        if (outcome === 'overtaken') this.lock();
        else if (isLast()) {
          this.written = moves;
          this.update({ unwritten: null, unsaved: !this.parts.saves.working });
        }
      },
      (reason: unknown) => {
        // Not written at all. The game goes on, its moves are named, and the error shows in the console.
        reportError(reason);
        if (isLast()) this.update({ unwritten: null, unsaved: true });
      },
    );
    const late = this.wait(LONGEST_WRITE_MILLISECONDS).then(() => {
      if (!isLast() || this.state.unwritten === null) return;
      this.storeIsSlow = true;
      this.update({ unwritten: null });
    });
    return Promise.race([done, late]);
  }
}

const textsOf = ({ moves }: Snapshot): string[] => moves.map(({ text }) => text);

/** The first of the moves that is another one in `known`; null when none is. */
function firstUnlike(moves: readonly string[], known: readonly string[]): number | null {
  const ply = moves.findIndex((move, index) => move !== known[index]);
  return ply < 0 ? null : ply;
}
