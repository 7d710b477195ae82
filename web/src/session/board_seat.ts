// The one place from which a session uses the board. The session of the game that is played has it, and gives it up to a guest for a while:
// a lesson, a puzzle or an analysis. Only the owner hears the board. The seat decides whether hands are on the board, and tells the board
// with every change: of the owner, of its state, of dialogs, and of what a guest asks for.

import { setsUpInSecret, SEATS } from '../model/snapshot';
import { isPlaying } from './mode';
import type { SeatBoard } from './ports';
import type { Session } from './session';

type BoardOwner = Pick<Session, 'state' | 'boardEvents' | 'attach' | 'forget' | 'subscribe'>;

export class BoardSeat<Owner extends BoardOwner> {
  private guest: Owner | null = null;
  private isCovered = false;
  private isLocked = false;
  private unsubscribe: () => void = () => undefined;

  /**
   * @param home has the board whenever no guest has it
   * @param changed called after every change of the owner's state, and of the owner
   */
  constructor(
    private readonly board: SeatBoard,
    private readonly home: Owner,
    private readonly changed: (owner: Owner) => void = () => undefined,
  ) {
    this.seat(home);
  }

  get owner(): Owner {
    return this.guest ?? this.home;
  }
  get isLent(): boolean {
    return this.guest !== null;
  }

  /** The match of the owner before is closed. A game is saved with every move, and is opened again from there. */
  lend(guest: Owner): void {
    this.leave();
    this.guest = guest;
    this.seat(guest);
    this.changed(guest);
  }
  /** Back to the game that is played. Does nothing where no guest has the board. */
  giveBack(): void {
    if (!this.guest) return;
    this.leave();
    this.guest = null;
    this.seat(this.home);
    this.changed(this.home);
  }

  /** A dialog is up, or no longer. */
  cover(covered: boolean): void {
    this.isCovered = covered;
    this.tellHands();
  }
  /** The guest wants nothing to be moved by hand. Ends with its stay. */
  lock(locked: boolean): void {
    this.isLocked = locked && this.isLent;
    this.tellHands();
  }

  private leave(): void {
    const { owner } = this;
    this.unsubscribe();
    owner.forget();
    owner.attach(null);
    this.isLocked = false;
  }
  private seat(owner: Owner): void {
    this.board.listen(owner.boardEvents);
    this.board.setWatcher(null);
    owner.attach(this.board);
    this.unsubscribe = owner.subscribe(() => {
      this.tellHands();
      this.changed(owner);
    });
    this.tellHands();
  }

  /** Hands are on the board only where its position is the present one, and is to be seen. */
  private tellHands(): void {
    const { mode, match } = this.owner.state;
    this.board.setHands(SEATS.filter((seat) => match?.players[seat].kind === 'person'));
    this.board.setEnabled(
      isPlaying(mode) && !setsUpInSecret(match?.snapshot ?? null) && !this.isCovered && !this.isLocked,
    );
  }
}
