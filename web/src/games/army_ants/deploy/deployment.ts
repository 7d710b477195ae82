// The secret set-ups of a game, from the deal to the reveal: who has the device, what lies before them, when the handover screen is up, and
// what the computer has sealed. Session calls it whenever the game stands in this phase, and keeps what it says in the save.

import { SEATS, type SeatName, type Snapshot } from '../../../model/snapshot';
import { other } from '../../../model/snapshot';
import type { BoardPort } from '../../../session/ports';
import type { KeptSetup, SecretSetup, SecretSetupHost } from '../../../session/secret_setup';
import type { Players } from '../../../model/player';
import { randomUint32, randomBelow } from '../../../model/random';
import { cellName } from '../../../i18n/labels';
import { ThinkerFailure } from '../../../thinker/thinker';
import type { ArmyAntsSnapshot } from '../snapshot';
import * as v from 'valibot';
import {
  cellOf,
  COLUMNS,
  complete,
  placeCards,
  movesOf,
  POSITIONS,
  shuffled,
  stagingOf,
  type Staging,
} from './staging';

// Cards of one side, and what is said of each.
const MOST_SLOTS = 32;

const texts = v.pipe(v.array(v.string()), v.maxLength(MOST_SLOTS));

/** The computer's set-up, put away before the other side places a card. */
const sealSchema = v.object({
  seat: v.picklist(SEATS),
  salt: v.string(),
  hash: v.string(),
  /** Its set-up in one line, as the board writes it, and the moves that place it. */
  setup: v.string(),
  moves: texts,
});
export type Seal = v.InferOutput<typeof sealSchema>;

/** Anything odd is left out: the cards are in hand again, or the computer arranges its own again. */
const deploymentSchema = v.fallback(
  v.object({
    seal: v.fallback(v.nullable(sealSchema), null),
    slots: v.fallback(v.nullable(v.pipe(texts, v.readonly())), null),
  }),
  { seal: null, slots: null },
);
type KeptDeployment = v.InferOutput<typeof deploymentSchema>;

export const readDeployment = (kept: unknown): KeptDeployment => v.parse(deploymentSchema, kept);

export interface DeploymentState {
  /** Whose turn it is to set up; null once all is revealed. */
  seat: SeatName | null;
  /** The device is to be handed to `seat`: nothing secret is to be seen, by anybody. */
  handingOver: boolean;
  /** The cards in front of `seat`; null behind a handover screen and while the computer arranges its cards. */
  staging: Staging | null;
  /** The card whose last place the rules refused. */
  refused: string | null;
  seal: Seal | null;
  /** After the reveal: the set-up is the one that was sealed. */
  kept: boolean | null;
}

export const NO_DEPLOYMENT: DeploymentState = {
  seat: null,
  handingOver: false,
  staging: null,
  refused: null,
  seal: null,
  kept: null,
};

// A random arrangement seldom puts the Queen beside a 9; so many in a row never do.
const SHUFFLES = 1000;

/** Code that does not arrive is handled like a dead worker: the player is told, and can try again. */
const withoutSeal = (reason: unknown): never => {
  throw new ThinkerFailure(`no seal: ${String(reason)}`);
};

export class Deployment implements SecretSetup {
  state = NO_DEPLOYMENT;
  private players: Players | null = null;
  private slots: readonly string[] | null = null;
  /** Aborted when the game is left. */
  private readonly game = new AbortController();

  constructor(private readonly host: SecretSetupHost) {}

  begin(players: Players, kept: KeptSetup): void {
    const { seal, slots } = readDeployment(kept);
    this.players = players;
    this.slots = slots;
    this.state = { ...NO_DEPLOYMENT, seal };
  }
  stop(): void {
    if (this.state.seat !== null) this.host.match.watch(null);
    this.game.abort();
    this.players = null;
    this.state = NO_DEPLOYMENT;
  }

  get kept(): KeptDeployment {
    return { seal: this.state.seal, slots: this.state.staging?.slots ?? this.slots };
  }

  async follow(snapshot: Snapshot): Promise<boolean> {
    if (!this.players) return false;
    if (snapshot.phase !== 'deploy') return this.revealAll();
    await this.goOn(snapshot, this.players);
    return false;
  }
  private async goOn(snapshot: Snapshot, players: Players): Promise<void> {
    const { turn } = snapshot;
    const alone = players[other(turn)].kind === 'computer';
    if (players[turn].kind === 'computer') {
      this.update({ seat: turn, handingOver: false, staging: null });
      this.host.match.watch(this.isPerson(other(turn)) ? other(turn) : null);
      await this.playSealed(turn);
      return;
    }
    if (alone && !(await this.sealed(other(turn)))) return;
    const revealed = this.state.seat === turn && !this.state.handingOver;
    if (!alone && !revealed) {
      this.host.match.watch(null);
      this.update({ seat: turn, handingOver: true, staging: null, refused: null });
      return;
    }
    this.present(turn);
  }

  /** The player named on the handover screen has the device. */
  reveal(): void {
    const { seat, handingOver } = this.state;
    if (!this.isAble || seat === null || !handingOver) return;
    this.present(seat);
  }

  /**
   * The screen was left with cards in sight: two people who share the device find a handover screen when they come
   * back.
   */
  hide(): void {
    const { seat, staging } = this.state;
    if (!this.host.match.isWritable || seat === null || !staging || !this.isPerson(other(seat))) return;
    this.slots = staging.slots;
    this.host.match.watch(null);
    this.update({ handingOver: true, staging: null, refused: null });
  }

  /** The player has moved cards. A refused placement is named and not made. */
  stage(next: Staging, card: string): void {
    const { seat, staging } = this.state;
    if (!this.isAble || seat === null || !staging || next === staging) return;
    const refused = this.board().checkSetup(this.line(seat, next)) !== '';
    this.update(refused ? { refused: card } : { staging: next, refused: null });
  }

  /** Lets the computer lay the cards in hand; those that lie already stay. */
  async arrange(): Promise<void> {
    const { seat, staging } = this.state;
    if (!this.isAble || seat === null || !staging) return;
    const { signal } = this.game;
    const answer = await this.host.thinker.arrange(this.line(seat, staging), randomUint32(), signal);
    if (signal.aborted || !answer || this.state.staging !== staging) return;
    this.update({ staging: placeCards(staging, slotsIn(answer.setup)), refused: null });
  }

  /** Lays the cards in hand by chance. */
  shuffleRest(): void {
    const { seat, staging } = this.state;
    if (!this.isAble || seat === null || !staging) return;
    for (let attempt = 0; attempt < SHUFFLES; attempt += 1) {
      const next = shuffled(staging, randomBelow);
      if (this.board().checkSetup(this.line(seat, next)) !== '') continue;
      this.update({ staging: next, refused: null });
      return;
    }
  }

  /** The player has confirmed the cards on the board: a row, or the whole set-up. */
  confirm(): void {
    const { seat, staging } = this.state;
    if (!this.isAble || seat === null || !staging || !complete(staging)) return;
    this.slots = null;
    this.state = { ...this.state, staging: null };
    this.lay(movesOf(staging, seat, cellNamed));
    this.host.placed();
  }

  // --- inside ----------------------------------------------------------------------------------------------------------------

  private get isAble(): boolean {
    return this.host.match.isWritable && this.host.match.board !== null;
  }
  private board(): BoardPort {
    const { board } = this.host.match;
    if (!board) throw new Error('the board is not ready');
    return board;
  }

  private present(seat: SeatName): void {
    if (!this.isAble) return;
    this.host.match.watch(seat);
    const { cells, hand, setup } = this.board().snapshot() as ArmyAntsSnapshot;
    const lying = Array.from({ length: POSITIONS }, (_, position) => cells[cellOf(position, seat)]?.card ?? '');
    const empty = stagingOf(lying, hand, setup === 'minor');
    const { staging: shown, seat: shownTo } = this.state;
    const slots = (shownTo === seat ? shown?.slots : null) ?? this.slots;
    const staging = slots ? placeCards(empty, slots) : empty;
    this.update({ seat, handingOver: false, staging, refused: null });
  }

  /** Makes sure that the computer's set-up is sealed; false when the game was left meanwhile. */
  private async sealed(seat: SeatName): Promise<boolean> {
    // If the computer has both seats, the second seal follows the first, which is used up by then.
    if (this.state.seal?.seat === seat) return true;
    this.update({ seat: other(seat), handingOver: false, staging: null });
    const { signal } = this.game;
    const [answer, { seal }] = await Promise.all([
      this.host.thinker.arrange(this.board().setup(seat), randomUint32(), signal),
      import('./seal').catch(withoutSeal),
    ]);
    if (signal.aborted || !answer) return false;
    this.update({ seal: { seat, ...seal(answer.setup), ...answer } });
    return true;
  }

  private async playSealed(seat: SeatName): Promise<void> {
    const { signal } = this.game;
    // A board that is remade has this match taken up again.
    const isVoid = (): boolean => signal.aborted || !this.isAble;
    if (!(await this.sealed(seat)) || isVoid()) return;
    this.lay(this.state.seal?.moves ?? []);
    if (this.setsUp(seat)) {
      // A seal from a save that was damaged or changed: it stays, and is found broken at the reveal.
      const answer = await this.host.thinker.arrange(this.board().setup(seat), randomUint32(), signal);
      if (isVoid() || !answer) return;
      this.lay(answer.moves);
      if (this.setsUp(seat)) throw new ThinkerFailure('a set-up that the board does not take');
    }
    this.host.placed();
  }

  /** Ends with the first move that the board refuses. */
  private lay(moves: readonly string[]): void {
    this.host.match.change((board) => {
      moves.every((move) => board.play(move) === '');
      return '';
    });
  }
  private setsUp(seat: SeatName): boolean {
    const { phase, turn } = this.board().snapshot();
    return phase === 'deploy' && turn === seat;
  }

  /** True when the seal has been looked at by this. */
  private async revealAll(): Promise<boolean> {
    const { seal, kept } = this.state;
    if (this.state.seat !== null) {
      this.slots = null;
      this.update({ seat: null, handingOver: false, staging: null, refused: null });
    }
    if (!seal || kept !== null) return false;
    const { signal } = this.game;
    const { hashOf } = await import('./seal').catch(withoutSeal);
    if (signal.aborted || !this.isAble) return false;
    this.update({ kept: hashOf(seal.salt, this.board().setup(seal.seat)) === seal.hash });
    return true;
  }

  /** One side's set-up as the board writes it, with what is staged in place. */
  private line(seat: SeatName, staging: Staging): string {
    const words = this.board().setup(seat).split(' ');
    return words
      .map((word) => {
        if (word.startsWith('cards=')) return `cards=${staging.slots.map((card) => card || '..').join('')}`;
        if (!word.startsWith('draw=')) return word;
        const left = (word.slice('draw='.length).match(/\w\w/g) ?? []).filter((card) => !staging.slots.includes(card));
        return left.length > 0 ? `draw=${left.join('')}` : '';
      })
      .filter(Boolean)
      .join(' ');
  }

  private isPerson(seat: SeatName): boolean {
    return this.players?.[seat].kind === 'person';
  }
  private update(change: Partial<DeploymentState>): void {
    this.state = { ...this.state, ...change };
    this.host.changed();
  }
}

/** That of the match on the board; null where there is none. */
export const deploymentOf = ({ secretSetup }: { readonly secretSetup: SecretSetup | null }): Deployment | null =>
  secretSetup instanceof Deployment ? secretSetup : null;

const cellNamed = (cell: number): string => cellName(cell, { columns: COLUMNS });
const slotsIn = (setup: string): string[] =>
  (/cards=(\S*)/.exec(setup)?.[1]?.match(/../g) ?? []).map((card) => (card === '..' ? '' : card));
