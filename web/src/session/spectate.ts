// Watching the computer play both sides: one move after the other, each when it is asked for. At which pace is the watch bar's affair.

import type { ComputerHost } from './computer_player';
import { setsUpInSecret, type Snapshot } from '../model/snapshot';
import type { Level } from '../model/levels';

/** What the session does for this. */
export interface WatchHost extends ComputerHost {
  /** Another tab plays on. */
  readonly elsewhere: boolean;
  wait(milliseconds: number): Promise<void>;
  /** Until the move that led to `snapshot` lies still. */
  still(snapshot: Snapshot): Promise<void>;
  playComputer(snapshot: Snapshot, level: Level, least: number): Promise<void>;
  command(move: string): void;
  goOn(): void;
}

export class Watching {
  constructor(private readonly session: WatchHost) {}

  /** Nobody here plays. */
  get on(): boolean {
    const { players } = this.session.state;
    return players?.red.kind === 'computer' && players.black.kind === 'computer';
  }

  /** There is something to come, and nobody holds it up. */
  get goesOn(): boolean {
    const { snapshot, present, paused, notice } = this.session.state;
    if (!this.on || !snapshot || present !== null || paused || this.session.elsewhere) return false;
    if (setsUpInSecret(snapshot) || notice?.kind === 'stalled') return false;
    return snapshot.held || snapshot.status.kind === 'playing';
  }

  pause(paused: boolean): void {
    if (paused) this.session.withdraw();
    this.session.update({ paused });
  }

  /** The next move, or what else comes next, after `least` milliseconds at the soonest. Done, or overtaken, when it resolves. */
  async next(least: number): Promise<void> {
    const { session } = this;
    const { game, snapshot, players } = session.state;
    if (!game || !snapshot || !players) return;
    const mover = players[snapshot.turn];
    if (!snapshot.held && snapshot.due !== 'chance') {
      if (mover.kind === 'computer') await session.playComputer(snapshot, mover.level, least);
      return;
    }
    const epoch = session.withdraw();
    await Promise.all([
      session.wait(snapshot.held ? Math.max(least, game.readingMilliseconds(snapshot)) : least),
      session.still(snapshot),
    ]);
    if (epoch !== session.epoch) return;
    if (snapshot.held) session.goOn();
    else session.command(game.chanceMove(snapshot));
  }
}
