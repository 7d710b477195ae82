// Announces a move, once it is at rest and on the disk: to screen readers, in the line under the board, and, when it changes the
// game, large for a moment.

import { other, type Snapshot } from '../model/snapshot';
import { inTurn, language } from '../i18n/translate';
import type { AnimationWait } from './animation_wait';
import type { Explainer } from './explainer';
import type { Match } from './match';
import { ownReason, ownResultSentence, ownResultTitle } from './result';

// How it ended is seen on the board, and the winner's ants march over it, before the result covers it.
const END_MILLISECONDS = 2200;

export class MoveAnnouncer {
  /** Ends the wait before the result. */
  private hurried: () => void = () => undefined;
  /** The number of the last move that came here, and of the last one that was announced. */
  private last = 0;
  private announced = 0;

  constructor(
    private readonly match: Match,
    private readonly animation: AnimationWait,
    private readonly explainer: Explainer,
  ) {}

  /** A move was played. `before` is the position that it was played in; `remark`: the computer has played it, and says this with it. */
  moved(before: Snapshot | null, remark: string | null): void {
    const { match } = this;
    if (!match.shown) return;
    const { game, snapshot, players } = match.shown;
    const { mode } = match.state;
    const move = snapshot.moves[snapshot.ply - 1];
    if (!move) return;
    if (snapshot.status.kind !== 'playing') {
      this.concluded(true);
      return;
    }
    const sentence = game.words.moveSentence(move, snapshot, players);
    const warning = (this.explainer.helps(snapshot.turn) && game.words.warning?.(snapshot)) || '';
    const moment = (before && game.words.momentSentence?.(before, snapshot)) ?? '';
    // A turn or round that ends is announced instead of the move that ended it: what is said of the move would have no subject.
    const isNamed = game.play.hasAccount?.(snapshot) !== true;
    // Players who get help see the reason for the computer's move, unless the danger explains it.
    const learner = other(move.seat);
    const explained =
      before && remark !== null && warning === '' && isNamed && this.explainer.helps(learner)
        ? this.explainer.reason(before, move.text, learner)
        : Promise.resolve('');
    const judged = Promise.resolve(this.explainer.verdict());
    const { id } = match.autosave;
    const number = (this.last += 1);
    void Promise.all([explained, judged, match.onDisk, this.animation.finished(snapshot)]).then(([why, verdict]) => {
      // The verdict on a move can take longer than the reply to it, which stays announced.
      if (id !== match.autosave.id || !match.isWritable || number < this.announced) return;
      this.announced = number;
      const said = [remark ?? '', verdict?.said ?? '', why].reduce(inTurn, sentence);
      const own = verdict?.alone ? verdict.said : verdict && isNamed ? said : '';
      const told = inTurn(remark === null || mode.kind === 'spectating' ? own : said, warning);
      const announcement = [warning, moment === sentence ? '' : moment].reduce(inTurn, said);
      const { notice } = match.state;
      const { snapshot: now } = match.shown ?? {};
      // It was taken back meanwhile.
      if (!now || now.ply < snapshot.ply) return;
      const isSame = now.moves[snapshot.ply - 1]?.text === move.text && now.moves.length === snapshot.moves.length;
      const stands = isSame && now.ply === snapshot.ply;
      const line = told !== '' && stands && !notice && now.selection.length === 0;
      match.update({
        announcement,
        ...(line ? { notice: { kind: 'played', text: told, language } } : {}),
        ...(moment !== '' && stands ? { moment: { text: moment } } : {}),
      });
    });
  }

  /** Cards have come onto the board while both set up. */
  placed(before: Snapshot | null): void {
    const { match } = this;
    if (!before || !match.shown) return;
    const { game, snapshot } = match.shown;
    const moment = game.words.momentSentence?.(before, snapshot);
    if (!moment) return;
    void this.animation.finished(snapshot).then(() => {
      if (match.shown?.snapshot.ply === snapshot.ply) match.update({ announcement: moment, moment: { text: moment } });
    });
  }

  /** A tap or a key: the result is shown at once. */
  readonly hurry = (): void => this.hurried();

  /** The game is over, unless the board still counts; `played` on the board, which is looked at first. */
  concluded(played: boolean): void {
    const { match } = this;
    if (!match.shown || match.shown.snapshot.held) return;
    const { game, snapshot, players } = match.shown;
    match.update({ announcement: ownResultSentence(game, snapshot, players) });
    const { signal } = match;
    const isVoid = (): boolean => signal.aborted;
    void this.animation
      .finished(snapshot)
      .then(() => {
        if (!played || isVoid()) return undefined;
        const { kind, winner } = snapshot.status;
        const title = ownResultTitle(game, snapshot, players);
        match.update({
          moment: { text: ownReason(game, snapshot, players), title, winner: kind === 'won' ? winner : null },
        });
        const hurried = new Promise<void>((resolve) => (this.hurried = resolve));
        return Promise.race([match.wait(END_MILLISECONDS), hurried]);
      })
      .then(() => {
        if (!isVoid()) this.celebrate(true);
      });
  }
  /** The dialog of the result takes the place of the words over the board. */
  celebrate(on: boolean): void {
    if (!on) this.match.update({ celebrating: false });
    else if (this.match.isWritable) this.match.update({ celebrating: true, moment: null });
  }
}
