// Lets the clocks of the match on the board run: follows the session, stops them while no side is to think (the page is hidden, the
// device changes hands, a player has paused), keeps them with the game, says when time is short, and ends the game when it is over.

import { Observable } from '../../model/observable';
import { other, setsUpInSecret, SEATS, type SeatName, type Snapshot } from '../../model/snapshot';
import type { Session } from '../../session/session';
import { playerTitle } from '../../session/wording';
import {
  fallenAt,
  LAST_SECONDS,
  leftAt,
  LOW_SECONDS,
  readClock,
  reduce,
  writeClock,
  type Clock,
  type Remaining,
} from './clock';
import { t } from './en';

/** The reason why the clocks stand until a player resumes. */
export type Pause = 'asked' | 'hidden' | 'closed';

type Warning = 'none' | 'low' | 'last';

/** The keeper's environment: the page, or a fake in tests. */
export interface Environment {
  now(): number;
  /** True if a player can see the board: the page is visible, and the device is not changing hands. */
  isSeen(): boolean;
  /** The page is shown or hidden. */
  onSight(changed: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
}

export const browserEnvironment: Environment = {
  now: () => performance.now(),
  isSeen: () => !document.hidden && document.querySelector('anthill-handover') === null,
  onSight: (changed) => {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', changed);
    };
  },
  every: (milliseconds, act) => {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  },
};

const TICK_MILLISECONDS = 100;
/** A page that has not run for so long did not run at all: the lid was closed, or the browser had frozen it. A busy page is late by less. */
const ASLEEP_MILLISECONDS = 5000;

type Watched = Pick<Session, 'state' | 'timing' | 'id' | 'subscribe' | 'resign' | 'confirmation'>;

export class ClockKeeper extends Observable {
  pause: Pause | null = null;
  private clock: Clock | null = null;
  private id = '';
  private shown: Pick<Snapshot, 'ply' | 'length' | 'moves' | 'status'> | null = null;
  private warned: Record<SeatName, Warning> = { red: 'none', black: 'none' };
  /** When the page last ran. */
  private awake: number;
  /** It has slept since the last tick. */
  private hasSlept = false;
  private readonly ends: (() => void)[];

  constructor(
    private readonly session: Watched,
    private readonly environment: Environment,
    private readonly onPause: () => void = () => undefined,
  ) {
    super();
    this.awake = environment.now();
    this.ends = [
      session.subscribe(() => this.follow()),
      environment.onSight(() => this.onSight()),
      environment.every(TICK_MILLISECONDS, () => this.tick()),
    ];
    this.follow();
  }

  /** Called when the game leaves the screen: the clocks stop, and run again when it is back. */
  stop(): void {
    for (const end of this.ends) end();
    this.wake();
    if (!this.isUnderWay) return;
    this.pause = 'closed';
    this.run();
    this.save(true);
  }

  /** By the seats that they have now; null: no clocks. */
  get left(): Remaining | null {
    if (!this.clock) return null;
    const now = this.environment.now();
    const left = leftAt(this.clock, this.sleptUntil(now) ? this.awake : now);
    return this.isSwapped ? { red: left.black, black: left.red } : left;
  }
  get running(): SeatName | null {
    return this.clock?.running ? this.seated(this.clock.running) : null;
  }
  /** They have been started, and the game is not over. */
  get isUnderWay(): boolean {
    const { match, mode } = this.session.state;
    // An earlier position of a game that is over.
    if (mode.kind === 'reviewing' && this.clock?.running === null && this.pause === null) return false;
    return (
      this.clock !== null &&
      match?.snapshot.status.kind === 'playing' &&
      match.snapshot.ply > match.game.play.firstPly(match.snapshot) + (mode.kind === 'confirming' ? 1 : 0) &&
      !setsUpInSecret(match.snapshot)
    );
  }

  hold(why: Pause): void {
    this.wake();
    if (!this.isUnderWay || this.pause !== null) return;
    this.pause = why;
    this.run();
    this.save(true);
    this.onPause();
    this.notify();
  }
  goOn(): void {
    if (this.pause === null) return;
    this.pause = null;
    this.run();
    this.notify();
  }

  // --- inside ------------------------------------------------------------------------------------------------------------------

  private get isSwapped(): boolean {
    return this.session.state.match?.snapshot.swapped === true;
  }
  /** A seat of the beginning as it is now, and the other way round. */
  private seated(seat: SeatName): SeatName {
    return this.isSwapped ? other(seat) : seat;
  }

  private sleptUntil(now: number): boolean {
    return now - this.awake > ASLEEP_MILLISECONDS;
  }
  /** Before anything is done with the time: a page that slept may hear of other things before its next tick. */
  private wake(): void {
    const now = this.environment.now();
    if (this.sleptUntil(now)) {
      if (this.clock) this.clock = reduce(this.clock, { kind: 'slept', from: this.awake, now });
      this.hasSlept = true;
    }
    this.awake = now;
  }

  private follow(): void {
    this.wake();
    const { session, environment } = this;
    const { mode } = session.state;
    const { snapshot } = session.state.match ?? {};
    if (!snapshot || session.timing.kept === null) {
      this.clock = this.shown = null;
      return;
    }
    if (session.id !== this.id) this.open(snapshot);
    // Looking at other positions, or a question about a move, changes nothing.
    if (mode.kind === 'reviewing' || mode.kind === 'confirming') {
      this.run();
      return;
    }
    const { clock, shown } = this;
    if (clock && shown && snapshot.ply !== shown.ply) {
      const now = environment.now();
      const { ply } = snapshot;
      if (isMove(shown, snapshot)) {
        const ends = snapshot.status.kind !== 'playing' || this.seatToThink(snapshot) !== this.moverOf(snapshot);
        this.clock = reduce(clock, { kind: 'moved', ply, ends, now });
      } else this.clock = reduce(clock, { kind: 'jumped', ply, now });
      this.warned = { red: 'none', black: 'none' };
      this.warn(false);
      this.save(false);
    } else if (clock && shown?.status.kind === 'playing' && snapshot.status.kind !== 'playing') {
      // The game was given up or agreed: undo and redo lead back to these times.
      this.clock = reduce(clock, { kind: 'ended', now: environment.now() });
      this.save(false);
    }
    this.shown = snapshot;
    this.run();
    this.notify();
  }

  private open(snapshot: Snapshot): void {
    const { session } = this;
    this.id = session.id;
    this.clock = readClock(session.timing.kept, snapshot.ply);
    this.pause = null;
    this.shown = snapshot;
    this.warned = { red: 'none', black: 'none' };
    this.warn(false);
    // A game that is resumed waits until the player to move continues.
    this.hold('closed');
  }

  /** The side that is to think, by the seats of the beginning. */
  private get thinker(): SeatName | null {
    const { mode } = this.session.state;
    const { snapshot } = this.session.state.match ?? {};
    if (!this.isUnderWay || !snapshot || this.pause !== null || !this.environment.isSeen()) return null;
    if (mode.kind === 'reviewing') return this.clock?.running ?? null;
    if (mode.kind === 'confirming') return this.moverOf(snapshot);
    return mode.kind === 'live' ? this.seatToThink(snapshot) : null;
  }
  /** The side that decides next; null while chance does, and while a finished round is shown. */
  private seatToThink({ due, held, turn }: Snapshot): SeatName | null {
    return due === 'decision' && held !== true ? this.seated(turn) : null;
  }
  /** The side that made the last move: one person may have made moves from both seats if rounds change them. */
  private moverOf({ moves, ply }: Snapshot): SeatName | null {
    const move = moves[ply - 1];
    return move ? (move.player ?? this.seated(move.seat)) : null;
  }

  private run(): void {
    const { clock, thinker } = this;
    if (clock && clock.running !== thinker)
      this.clock = reduce(clock, { kind: 'runs', seat: thinker, now: this.environment.now() });
  }

  private tick(): void {
    this.wake();
    const slept = this.hasSlept;
    this.hasSlept = false;
    this.run();
    const { clock } = this;
    if (!clock?.running) return;
    if (slept) {
      this.hold('hidden');
      return;
    }
    const fallen = fallenAt(clock, this.environment.now());
    if (fallen) this.fall(this.seated(fallen));
    else this.warn(true);
    this.notify();
  }

  private fall(seat: SeatName): void {
    const { session } = this;
    if (!session.timing.isReady) return; // at the next tick
    if (session.confirmation.isAsked) session.confirmation.takeBack();
    const { snapshot } = session.state.match ?? {};
    if (!snapshot) return;
    this.clock = this.clock && reduce(this.clock, { kind: 'runs', seat: null, now: this.environment.now() });
    session.timing.fell(snapshot);
    session.resign(seat);
  }

  private warn(aloud: boolean): void {
    const { left, running } = this;
    const { players } = this.session.state.match ?? {};
    if (!left || !players) return;
    for (const seat of SEATS) {
      const now = warningOf(left[seat]);
      if (now === this.warned[seat]) continue;
      this.warned[seat] = now;
      if (!aloud || now === 'none' || seat !== running) continue;
      const player = playerTitle(players, seat);
      this.session.timing.say(t(now === 'last' ? 'clock.say.last' : 'clock.say.low', { player }));
    }
  }

  private onSight(): void {
    if (!this.environment.isSeen()) this.hold('hidden');
  }
  private save(atOnce: boolean): void {
    const { clock, session, environment } = this;
    if (clock) session.timing.keep(writeClock(clock, environment.now()), atOnce);
  }
}

/** Time is short, or nearly over. */
export const warningOf = (left: number): Warning =>
  left > LOW_SECONDS * 1000 ? 'none' : left > LAST_SECONDS * 1000 ? 'low' : 'last';

/** One move more than before, and not one that was made again. */
function isMove(before: Pick<Snapshot, 'ply' | 'length' | 'moves'>, after: Snapshot): boolean {
  if (after.ply !== before.ply + 1) return false;
  return before.moves[before.ply]?.text !== after.moves[before.ply]?.text || after.length !== before.length;
}
