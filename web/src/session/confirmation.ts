// A person's move is shown on the board and asked about before it counts: until it has been confirmed it is neither saved nor answered,
// and the board takes no other. Players who get help are asked if the rules prove that the other side could take something.

import type { SeatName, Snapshot } from '../model/snapshot';
import { inTurn, t } from '../i18n/translate';
import type { Explainer } from './explainer';
import { isPlaying } from './mode';
import type { Match } from './match';

export class Confirmation {
  private seats: readonly SeatName[] = [];
  /** How many moves have been looked at. */
  private checks = 0;

  constructor(
    private readonly match: Match,
    private readonly explainer: Explainer,
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
    const { committed, shown } = this.match;
    const { game } = shown ?? {};
    // The board may have been read since the move: for its size, or as an earlier one came to rest.
    const before = shown && shown.snapshot.ply === committed?.ply ? shown.snapshot : committed;
    const asks = before !== null && this.seats.includes(before.turn);
    const checks = before !== null && game?.play.isDangerous?.(before) === true && this.explainer.helps(before.turn);
    // A premove needs no confirmation, but any other move that is played while it waits does.
    const waited = before?.premove && this.match.board?.snapshot().moves[before.ply]?.text === before.premove.text;
    if (
      !isPlaying(this.match.state.mode) ||
      !before ||
      waited ||
      !game?.play.asksToConfirm(before) ||
      !(asks || checks)
    ) {
      this.moved();
      return;
    }
    this.match.read({ notice: null }, { kind: 'tried', caution: checks ? null : '' });
    if (checks) void this.check(before, asks);
    else this.say('');
  }

  private async check(before: Snapshot, asks: boolean): Promise<void> {
    const check = (this.checks += 1);
    const caution = await this.explainer.warning(before, this.match.shown?.snapshot.moves[before.ply]?.text ?? '');
    const { mode } = this.match.state;
    // Meanwhile the move may have been taken back, and another one made.
    if (check !== this.checks || mode.kind !== 'confirming' || mode.caution !== null) return;
    if (caution === '' && !asks) {
      this.confirm();
      return;
    }
    this.match.dispatch({ kind: 'tried', caution });
    this.say(caution);
  }

  private say(caution: string): void {
    if (!this.match.shown || !this.isAsked) return;
    const { game, snapshot, players } = this.match.shown;
    const move = snapshot.moves[snapshot.ply - 1];
    if (!move) return;
    const asked = t('confirm.say', { move: game.words.moveSentence(move, snapshot, players) });
    this.match.update({ announcement: inTurn(caution, asked) });
  }

  /** The move stands. */
  confirm(): void {
    if (!this.isAsked || !this.match.board) return;
    this.match.dispatch({ kind: 'confirmed' });
    this.moved();
  }

  /** The move does not stand: its player moves again. */
  takeBack(): void {
    const { snapshot } = this.match.shown ?? {};
    if (!snapshot || !this.isAsked || !this.match.board) return;
    const event = { kind: 'confirmed' } as const;
    if (this.match.change((board) => board.goTo(snapshot.ply - 1), event))
      this.match.read({ announcement: t('confirm.takenBack') }, event);
  }
}
