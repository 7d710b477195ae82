// Watching the computer play both sides: one move after the other, each when it is asked for. At which pace is the watch bar's affair.

import { setsUpInSecret, type Snapshot } from '../model/snapshot';
import type { ComputerPlayer } from '../model/player';
import type { Match } from './match';

/** The session's part in this. */
interface SpectateHost {
  wait(milliseconds: number): Promise<void>;
  /** Until the move that led to `snapshot` lies still. */
  atRest(snapshot: Snapshot): Promise<void>;
  playComputer(snapshot: Snapshot, mover: ComputerPlayer, least: number): Promise<void>;
  chance(at: number): void;
  proceed(): void;
}

export class Spectating {
  constructor(
    private readonly match: Match,
    private readonly host: SpectateHost,
  ) {}

  /** True if no person plays. */
  get isOn(): boolean {
    const { players } = this.match.shown ?? {};
    return players?.red.kind === 'computer' && players.black.kind === 'computer';
  }
  get isPaused(): boolean {
    const { mode } = this.match.state;
    return mode.kind === 'spectating' && mode.paused;
  }
  /** True if there is a next move and nothing blocks it. */
  get canAdvance(): boolean {
    const { match, mode, notice } = this.match.state;
    if (mode.kind !== 'spectating' || mode.paused || !match) return false;
    const { snapshot } = match;
    if (setsUpInSecret(snapshot) || notice?.kind === 'engine-stopped') return false;
    return snapshot.held === true || snapshot.status.kind === 'playing';
  }

  pause(paused: boolean): void {
    if (paused) this.match.withdraw();
    this.match.dispatch({ kind: 'paused', paused });
  }
  /** Called when the viewer leaves. */
  leave(): void {
    if (this.isOn) this.match.withdraw();
  }

  /** The next move, or what else comes next, after `least` milliseconds at the soonest. Done, or overtaken, when it resolves. */
  async advance(least: number): Promise<void> {
    const { match, host } = this;
    if (match.state.mode.kind !== 'spectating' || !match.shown) return;
    const { game, snapshot, players } = match.shown;
    const mover = players[snapshot.turn];
    if (!snapshot.held && snapshot.due !== 'chance') {
      if (mover.kind === 'computer') await host.playComputer(snapshot, mover, least);
      return;
    }
    const signal = match.withdraw();
    await Promise.all([
      host.wait(snapshot.held ? Math.max(least, game.play.readingMilliseconds?.(snapshot) ?? 0) : least),
      host.atRest(snapshot),
    ]);
    if (signal.aborted) return;
    if (snapshot.held) host.proceed();
    else host.chance(snapshot.ply);
  }
}
