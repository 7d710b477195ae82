// How people end a match by word: they resign, or agree to a draw.

import { other, SEATS, type SeatName } from '../model/snapshot';
import type { Computer } from './computer_player';
import type { Match } from './match';
import type { BoardPort } from './ports';
import type { Review } from './review';

export class ResignAndDraw {
  /** @param concluded called when the match has ended */
  constructor(
    private readonly match: Match,
    private readonly computer: Pick<Computer, 'considerDraw'>,
    private readonly review: Pick<Review, 'back'>,
    private readonly concluded: () => void,
  ) {}

  /** The side that can resign or offer a draw now: the person to move, or the only person. */
  get speaker(): SeatName | null {
    const { snapshot } = this.match.shown ?? {};
    if (snapshot?.status.kind !== 'playing' || !this.match.isWritable) return null;
    if (this.isPerson(snapshot.turn)) return snapshot.turn;
    return SEATS.find((seat) => this.isPerson(seat)) ?? null;
  }
  get opponentIsComputer(): boolean {
    return this.speaker !== null && !this.isPerson(other(this.speaker));
  }

  readonly resign = (seat = this.speaker): void => {
    if (seat) this.match.whenReady(() => this.finish((board) => board.resign(seat)));
  };
  readonly agreeDraw = (): void => this.match.whenReady(() => this.finish((board) => board.agreeDraw()));
  /** The computer takes a draw when it stands worse. Resolves to its answer, null when the question was overtaken. */
  readonly offerDrawToComputer = async (): Promise<boolean | null> => {
    const { speaker } = this;
    return speaker && this.match.shown?.snapshot.turn === speaker ? this.computer.considerDraw(other(speaker)) : null;
  };

  private finish(act: (board: BoardPort) => string): void {
    if (!this.match.isWritable) return;
    this.match.withdraw();
    this.review.back();
    if (this.match.change(act)) this.concluded();
  }
  private isPerson(seat: SeatName): boolean {
    return this.match.shown?.players[seat].kind === 'person';
  }
}
