// A person's move is shown on the board and asked about before it counts: until it has been confirmed it is neither saved nor answered,
// and the board takes no other.

import type { SeatName } from '../model/snapshot';
import { t } from '../i18n/translate';
import { isPlaying } from './mode';
import type { Match } from './match';

export class Confirmation {
  private seats: readonly SeatName[] = [];

  constructor(
    private readonly match: Match,
    private readonly moved: () => void,
  ) {}

  /** Whose moves count only when they have been confirmed. */
  setSeats(seats: readonly SeatName[]): void {
    this.seats = seats;
  }

  get isAsked(): boolean {
    return this.match.state.mode.kind === 'confirming';
  }

  /** A person has moved: by hand, by key or by a command. */
  tried(): void {
    const { game, mode, snapshot: before } = this.match.state;
    // Nobody is asked about a move that has waited for its turn.
    if (
      !isPlaying(mode) ||
      !before ||
      before.premove ||
      !game?.asksToConfirm(before) ||
      !this.seats.includes(before.turn)
    ) {
      this.moved();
      return;
    }
    this.match.read({ notice: null }, { kind: 'tried' });
    const { snapshot, players } = this.match.state;
    const move = snapshot?.moves[snapshot.ply - 1];
    if (!snapshot || !players || !move) return;
    this.match.update({ announcement: t('confirm.say', { move: game.moveSentence(move, snapshot, players) }) });
  }

  /** The move stands. */
  confirm(): void {
    if (!this.isAsked) return;
    this.match.dispatch({ kind: 'confirmed' });
    this.moved();
  }

  /** It does not: whoever made it moves again. */
  takeBack(): void {
    const { snapshot } = this.match.state;
    if (!snapshot || !this.isAsked) return;
    this.match.dispatch({ kind: 'confirmed' });
    if (this.match.change((board) => board.goTo(snapshot.ply - 1)))
      this.match.read({ announcement: t('confirm.takenBack') });
  }
}
