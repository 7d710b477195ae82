// Looking at another position than the present one, without touching the game: by hand, or move after move.

import { setsUpInSecret } from '../model/snapshot';
import type { SessionState } from './state';
import type { BoardPort } from './ports';

/** What the session does for this. */
export interface Looker {
  readonly state: SessionState;
  /** Another tab plays on. */
  readonly elsewhere: boolean;
  readonly board: BoardPort | null;
  /** Whatever the computer is thinking about is void. */
  withdraw(): void;
  refresh(change: Partial<SessionState>): void;
  settle(change: Partial<SessionState>): void;
}

export class Looking {
  /** The game has ended, whatever position is being looked at. */
  private over = false;

  constructor(private readonly session: Looker) {}

  /** The present position is on the board. */
  atPresent(): void {
    this.over = this.session.state.snapshot?.status.kind !== 'playing';
  }

  /** The first position that may be looked at: a finished game has no secrets left. */
  get first(): number {
    const { game, snapshot } = this.session.state;
    return snapshot ? (this.over && game ? game.firstPly(snapshot) : snapshot.earliest) : 0;
  }
  /** Shows an earlier (or undone) position. */
  at(ply: number): void {
    const { snapshot, present } = this.session.state;
    if (!snapshot || this.session.elsewhere || ply === snapshot.ply) return;
    if (setsUpInSecret(snapshot) || ply < this.first || ply > snapshot.length) return;
    const back = present ?? snapshot.ply;
    // Whoever goes through a finished game has not had enough of it at its end.
    if (ply === back && !this.over) {
      this.back();
      return;
    }
    this.session.withdraw();
    this.session.board?.setEnabled(false);
    this.session.board?.goTo(ply);
    this.session.refresh({ present: back, notice: null });
  }
  /** To the present position. */
  back(): void {
    const { present } = this.session.state;
    if (present === null) return;
    this.session.board?.goTo(present);
    this.session.settle({ present: null, replaying: false });
  }
  /** Whether the position looked at may become the present one. */
  get mayPlayOn(): boolean {
    const { snapshot, present } = this.session.state;
    return snapshot !== null && present !== null && snapshot.ply >= snapshot.earliest && snapshot.ply !== present;
  }
  /** Makes the position looked at the present one; the moves after it can still be redone. */
  playOn(): void {
    if (this.mayPlayOn) this.session.settle({ present: null, replaying: false, celebrating: false });
  }
  /** Shows the moves one after the other: from where somebody looks, or from the beginning. */
  replay(on: boolean): void {
    const { snapshot, present } = this.session.state;
    if (on && snapshot && snapshot.ply === (present ?? snapshot.ply)) this.at(this.first);
    this.session.refresh({ replaying: on && this.session.state.present !== null });
  }
}
