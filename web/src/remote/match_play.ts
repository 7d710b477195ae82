// One match between two devices on the board: shows what the other side has done, gives what is moved here to the message that is being
// made, and sends that. The engine (match_protocol.ts) knows the match; the session shows it, and nothing of it is kept there.

import { linesOf, type MatchSide, type RemoteMatch } from '../model/remote_match';
import { recordOfPosition } from '../model/record_text';
import type { Players } from '../model/player';
import type { SeatName, Snapshot } from '../model/snapshot';
import type { Session } from '../session/session';
import type { MatchProtocol, DraftFacts } from './match_protocol';

const CARDS = 19;
/** The limits of a hand (src/games: Aim). */
const [SLOWEST, FASTEST, WIDEST] = [300, 1250, 4500];
const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));
/** Between the moves that the other side has made. */
const LOOK_MILLISECONDS = 700;

export const otherSide = (side: MatchSide): MatchSide => (side === 'host' ? 'guest' : 'host');

/** The part of a position that the board needs. */
type BoardPosition = Pick<DraftFacts, 'start' | 'moves' | 'hidden'>;

type Sent = 'sent' | 'refused' | 'no-room' | 'overtaken';

export interface MatchPlayHost {
  /** While locked, no move can be made on the board. */
  lockBoard(locked: boolean): void;
  changed(): void;
  /** The move is played next: a throw brings the way its dice fly. */
  toThrow(move: string): void;
  wait(milliseconds: number): Promise<void>;
  /** Keeps the match. False where another tab has gone on with it; rejects where there is no room. */
  keep(match: RemoteMatch): Promise<boolean>;
  /** Keeps what is made of a message that is not sent yet. */
  keepDraft(match: RemoteMatch): void;
}

export type PlayedProtocol = Pick<MatchProtocol, 'open' | 'begin' | 'choose' | 'back' | 'end' | 'facts' | 'text'>;
export type PlayedSession = Pick<
  Session,
  'state' | 'place' | 'command' | 'chance' | 'subscribe' | 'look' | 'secretSetup' | 'aimed'
>;

export class MatchPlay {
  facts: DraftFacts;
  /** The refusal of the board or the engine; "" if there is none. */
  refused = '';
  /** Moves of the other side are being shown. */
  showing = false;
  /** The finished round that is still on the board has been looked at: the next one comes with the other side's message. */
  roundSeen = false;
  /** Moves on the board that the engine knows. */
  private base = 0;
  private busy = true;
  /** The other side's move that the board is about to show; "" if there is none. */
  private coming = '';
  private sending = false;
  /** How often the board was laid: what was going on before is void. */
  private laid = 0;
  private readonly unsubscribe: () => void;

  constructor(
    public match: RemoteMatch,
    private readonly protocol: PlayedProtocol,
    private readonly session: PlayedSession,
    private readonly host: MatchPlayHost,
  ) {
    this.facts = this.take();
    this.unsubscribe = session.subscribe(() => this.follow());
    session.aimed = ({ speed, direction }) =>
      this.choose(`hand:${within(speed, SLOWEST, FASTEST)},${within(direction, -WIDEST, WIDEST)}`);
    // Chance on one device comes with a message here.
    session.chance = (at) => {
      if (this.coming !== '') session.command(this.coming, at);
      else if (!this.showing) {
        this.roundSeen = true;
        host.changed();
      }
    };
  }

  close(): void {
    this.laid += 1;
    this.unsubscribe();
  }

  /** The side of this device; the host's side for those who watch. */
  get side(): MatchSide {
    return this.match.side;
  }
  get watches(): boolean {
    return this.match.root === null;
  }
  /** The next message is this device's. */
  get sends(): boolean {
    const { facts } = this;
    return !this.watches && facts.messages > 1 && facts.next === this.side && !this.isOver;
  }
  /** With the last message that was sent or came. */
  get isOver(): boolean {
    return this.facts.result !== '' && this.facts.choices === 0;
  }
  /** The seat of this device as the match began; null before the deal. */
  get seat(): SeatName | null {
    const { red } = this.facts;
    return red && (red === this.side ? 'red' : 'black');
  }
  /** A decision of this device, about what lies on the board: while that is still being laid, a move would be lost. */
  get decides(): boolean {
    return this.facts.decides && !this.busy;
  }
  /** Something of the next message is chosen. */
  get isBegun(): boolean {
    return this.match.draft.length > 0;
  }
  /** The latest choice of the message that is being made; "" before the first. */
  get last(): string {
    return this.match.draft.at(-1) ?? '';
  }
  /** The commitment that this side has made and the board does not show yet, as a move; "" if there is none. */
  get committed(): string {
    const { facts, match, side } = this;
    let said = match.draft.join(' ');
    if (this.watches || facts.result !== '') said = '';
    else if (facts.next !== side) {
      const sealed = facts.hidden > 0 && facts.red === side;
      said = sealed ? `move:${match.secret}` : (linesOf(match.text).at(-1) ?? '');
    }
    return /(?:^| )move:(commit:\S+)/.exec(said)?.[1] ?? '';
  }
  /** Lays the board as this device last saw it, and shows what has happened since: an answer that is begun has seen that. */
  async open(): Promise<void> {
    const seen = this.before();
    this.facts = this.take();
    await this.lay(this.isBegun ? null : seen);
  }

  /** @param choice see src/remote/draft.h */
  choose(choice: string): void {
    if (this.showing) return;
    const before = this.facts;
    this.refused = this.protocol.choose(choice);
    if (!this.refused) {
      this.facts = this.protocol.facts;
      this.draft([...this.match.draft, choice]);
    }
    if (before.messages !== this.facts.messages) return;
    // With an answer moves are taken back, a seal is opened, or one's own decision begins.
    if (before.answers && !sameBoard(before, this.facts)) void this.lay(before);
    else this.settle();
  }
  private draft(draft: readonly string[]): void {
    this.keep({ draft });
  }
  private keep(part: Partial<Pick<RemoteMatch, 'draft' | 'setup'>>): void {
    this.match = { ...this.match, ...part };
    this.host.keepDraft(this.match);
  }
  /** The latest choice of the message is taken back. */
  async takeBack(): Promise<void> {
    this.protocol.back();
    this.facts = this.protocol.facts;
    this.draft(this.match.draft.slice(0, -1));
    await this.lay(null);
  }

  /** Kept before anybody sees it, where there is room and no other tab was faster. Without room it can be sent again. */
  async send(): Promise<Sent> {
    if (this.sending) return 'refused';
    const { secret } = this.facts;
    const error = this.protocol.end();
    if (error) {
      this.refused = error;
      return 'refused';
    }
    this.busy = this.sending = true;
    const next = {
      ...this.match,
      text: this.protocol.text,
      secret,
      draft: [],
      setup: null,
      time: Date.now(),
      left: false,
    };
    const sent = await this.host.keep(next).then(
      (kept) => (kept ? 'sent' : 'overtaken'),
      () => 'no-room' as const,
    );
    this.sending = false;
    if (sent === 'sent') this.match = next;
    this.facts = this.take();
    if (sent !== 'sent') await this.lay(null);
    this.settle();
    return sent;
  }

  // --- inside ------------------------------------------------------------------------------------------------------------------

  /** The match as it is kept, with the message that is this device's as far as it is made. */
  private take(): DraftFacts {
    const { draft, root, secret, text } = this.match;
    this.protocol.open(text);
    const { facts } = this.protocol;
    if (root === null || facts.result !== '' || facts.messages < 2 || facts.next !== this.side) return facts;
    this.protocol.begin(this.side, root, secret);
    // Another version of Anthill made it.
    if (draft.some((choice) => this.protocol.choose(choice) !== '')) {
      this.match = { ...this.match, draft: [] };
      this.protocol.begin(this.side, root, secret);
    }
    return this.protocol.facts;
  }

  /** As it was before the last message; null where that was this device's own. */
  private before(): BoardPosition | null {
    const lines = linesOf(this.match.text);
    const sender: MatchSide = lines.length % 2 === 1 ? 'host' : 'guest';
    if (lines.length < 3 || (!this.watches && sender === this.side)) return null;
    this.protocol.open(
      lines
        .slice(0, -1)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return this.protocol.facts;
  }

  private players(): Players {
    const { names, red } = this.facts;
    const person = (side: MatchSide): Players['red'] => ({
      kind: 'person',
      name: names[side],
      ...(side === this.side && !this.watches ? { own: true } : {}),
    });
    const first = red ?? 'host';
    return { red: person(first), black: person(otherSide(first)) };
  }

  /** @param seen what to begin with, so that the rest is seen happening; null: everything lies there at once */
  private async lay(seen: BoardPosition | null): Promise<void> {
    const { facts } = this;
    this.laid += 1;
    const { laid } = this;
    this.busy = true;
    if (facts.start === '' || !facts.game) {
      this.settle();
      return;
    }
    const moves = boardMoves(facts);
    const first = facts.setup || facts.hidden > 0 ? moves.length : Math.max(setUp(moves), alike(seen, facts, moves));
    this.roundSeen = first === moves.length;
    // From here on, so that a move is not answered before it was seen.
    this.showing = first < moves.length;
    this.settle();
    let begun = facts.setup ? this.match.setup : null;
    // Rows that the board does not take are not those that lay there: the set-up begins again.
    if (!(await this.place(moves.slice(0, first), begun)) && begun && laid === this.laid) {
      begun = null;
      await this.place(moves.slice(0, first), null);
    }
    if (laid !== this.laid) return;
    if (this.seat === 'black') this.session.look.turnRound();
    if (first < moves.length) await this.show(moves.slice(first), laid);
    if (laid !== this.laid) return;
    this.base = this.played().length - (begun?.moves.length ?? 0);
    this.busy = false;
    this.settle();
    this.follow();
  }

  /** @param begun of a set-up, beside the moves. Returns whether the board took it. */
  private async place(moves: readonly string[], begun: RemoteMatch['setup']): Promise<boolean> {
    const { game, start } = this.facts;
    const record = recordOfPosition(start, [...moves, ...(begun?.moves ?? [])]);
    const placed =
      game && (await this.session.place({ game, record, players: this.players(), deploy: begun?.row ?? null }));
    return placed !== 'refused';
  }

  private async show(moves: readonly string[], laid: number): Promise<void> {
    for (const move of moves) {
      await this.host.wait(LOOK_MILLISECONDS);
      if (laid !== this.laid) break;
      const ply = this.ply;
      this.coming = move;
      await this.atRest(ply);
      if (laid !== this.laid) break;
      if (this.ply !== ply) continue;
      this.host.toThrow(move);
      this.session.command(move, ply);
    }
    this.coming = '';
    this.showing = false;
  }
  private get ply(): number {
    return this.session.state.match?.snapshot.ply ?? 0;
  }
  /** Until the last move lies still and what is told of it has been looked at, which may deal the next round: then the ply is another. */
  private atRest(ply: number): Promise<void> {
    const rests = (snapshot: Snapshot | undefined): boolean =>
      (!snapshot?.animating && !snapshot?.held) || snapshot.ply !== ply;
    return new Promise((resolve) => {
      if (rests(this.session.state.match?.snapshot)) {
        resolve();
        return;
      }
      const stop = this.session.subscribe(() => {
        if (!rests(this.session.state.match?.snapshot)) return;
        stop();
        resolve();
      });
    });
  }

  /** The moves on the board, with what the two sides still keep from each other. */
  private played(): readonly string[] {
    return (this.session.state.match?.record.moves ?? []).slice(0, this.ply);
  }

  /** A move has been made on the board. */
  private follow(): void {
    const { facts } = this;
    if (!this.decides || this.session.state.mode.kind !== 'live') return;
    const fresh = this.played().slice(this.base);
    if (facts.setup) {
      this.followSetup(fresh);
      return;
    }
    if (fresh.length > 0) this.roundSeen = false;
    for (const move of fresh) {
      this.base += 1;
      this.choose(`move:${move}`);
      // A move that stood in for a sealed choice is not shown as if it were that.
      if (this.refused || this.facts.hidden < facts.hidden) void this.lay(null);
    }
  }

  /** The set-up on the board becomes a choice once all its cards lie there; taken back, it is as it was before the last of them. */
  private followSetup(moves: readonly string[]): void {
    const { secretSetup } = this.session;
    secretSetup?.reveal();
    if (moves.length === CARDS) {
      this.base += CARDS;
      this.choose(`cards:${moves.map((move) => move.slice(0, 2)).join('')}`);
      return;
    }
    const setup = { moves, row: secretSetup?.kept ?? null };
    if (JSON.stringify(setup) !== JSON.stringify(this.match.setup)) this.keep({ setup });
  }

  private settle(): void {
    this.host.lockBoard(!this.decides);
    this.host.changed();
  }
}

/** Back to before this side's last move; 0 where that is final, or there is none. */
export function movesToUndo(
  snapshot: Pick<Snapshot, 'moves' | 'ply'> | undefined,
  { facts, seat }: Pick<MatchPlay, 'facts' | 'seat'>,
): number {
  const moves = snapshot?.moves.slice(0, snapshot.ply) ?? [];
  const since = moves.reverse().findIndex((move) => (move.player ?? move.seat) === seat);
  return since < facts.undoable ? since + 1 : 0;
}

/** How many moves are those of a set-up, which lie there at once. */
export function setUp(moves: readonly string[]): number {
  const end = moves.findIndex((move) => !/^..@/.test(move));
  return end < 0 ? moves.length : end;
}

/** A placeholder for a seal is on the board only while its answer is chosen. */
const boardMoves = ({ decides, hidden, moves }: DraftFacts): readonly string[] =>
  decides ? moves : moves.slice(0, moves.length - hidden);

const sameBoard = (one: DraftFacts, other: DraftFacts): boolean =>
  one.start === other.start && boardMoves(one).join(' ') === boardMoves(other).join(' ');

/** How many of the moves were there before, with the deal that follows a round that was looked at. */
function alike(seen: BoardPosition | null, { start }: BoardPosition, moves: readonly string[]): number {
  if (!seen) return moves.length;
  if (seen.start !== start) return 0;
  const before = seen.moves.slice(0, seen.moves.length - seen.hidden);
  if (!before.every((move, index) => move === moves[index])) return moves.length;
  return before.length + (moves[before.length]?.startsWith('deal:') ? 1 : 0);
}
