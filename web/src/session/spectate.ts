// Watching the computer play both sides: one move after the other, each when it is asked for. At which pace is the watch bar's affair.

import { setsUpInSecret } from '../model/snapshot';
import type { AnimationWait } from './animation_wait';
import type { Commands } from './commands';
import type { Computer } from './computer_player';
import type { Match } from './match';

export class Spectating {
  constructor(
    private readonly match: Match,
    private readonly animation: AnimationWait,
    private readonly computer: Computer,
    private readonly commands: Commands,
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
    const { match } = this;
    if (match.state.mode.kind !== 'spectating' || !match.shown) return;
    const { game, snapshot, players } = match.shown;
    const mover = players[snapshot.turn];
    if (!snapshot.held && snapshot.due !== 'chance') {
      if (mover.kind === 'computer') await this.computer.play(snapshot, mover, least);
      return;
    }
    const signal = match.withdraw();
    await Promise.all([
      match.wait(snapshot.held ? Math.max(least, game.play.readingMilliseconds?.(snapshot) ?? 0) : least),
      this.animation.finished(snapshot),
    ]);
    if (signal.aborted) return;
    if (snapshot.held) this.commands.proceed();
    else this.commands.chance(snapshot.ply);
  }
}
