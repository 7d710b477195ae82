// Back and forth in the match that is played: undo and redo, each to a position in which a person was to move.

import { t } from '../i18n/translate';
import { setsUpInSecret, type PlayedMove, type Snapshot } from '../model/snapshot';
import type { Confirmation } from './confirmation';
import type { Match } from './match';
import { isPlaying } from './mode';
import type { StateChange } from './state';
import { placeInGame } from './wording';

// Never back to before what a reveal has shown; the computer's answer goes and comes with the move that it answered.
type ByPerson = (move: PlayedMove) => boolean;

function undoTarget(snapshot: Snapshot, byPerson: ByPerson): number | null {
  for (let ply = snapshot.ply - 1; ply >= snapshot.earliest; ply -= 1) {
    const move = snapshot.moves[ply];
    if (move && byPerson(move)) return ply;
  }
  return null;
}

function redoTarget(snapshot: Snapshot, byPerson: ByPerson): number | null {
  if (snapshot.ply >= snapshot.length) return null;
  for (let ply = snapshot.ply + 1; ply < snapshot.length; ply += 1) {
    const move = snapshot.moves[ply];
    if (move && byPerson(move)) return ply;
  }
  return snapshot.length;
}

export class History {
  /** @param commit of the session, which asks the computer where it is to move */
  constructor(
    private readonly match: Match,
    private readonly confirmation: Confirmation,
    private readonly commit: (change: StateChange) => void,
  ) {}

  get undoTarget(): number | null {
    const { snapshot: tried } = this.match.shown ?? {};
    if (tried && this.confirmation.isAsked) return tried.ply - 1;
    const snapshot = this.changeable;
    return snapshot && undoTarget(snapshot, this.byPerson);
  }
  get redoTarget(): number | null {
    const snapshot = this.changeable;
    return snapshot && redoTarget(snapshot, this.byPerson);
  }
  /** There are moves to take back, but what they have shown cannot be taken back. */
  get isAtUndoLimit(): boolean {
    const snapshot = this.changeable;
    return snapshot !== null && this.undoTarget === null && snapshot.earliest > 0;
  }
  readonly undo = (): void =>
    this.match.whenReady(() => {
      if (this.confirmation.isAsked) this.confirmation.takeBack();
      else if (this.undoTarget === null && this.isAtUndoLimit) this.match.update({ notice: { kind: 'undo-limit' } });
      else if (this.match.autosave.isPast) this.lookBack();
      else this.jump(this.undoTarget);
    });
  readonly redo = (): void => this.match.whenReady(() => this.jump(this.redoTarget));

  /** The position, when it is the present one and time may go on or back from here. */
  private get changeable(): Snapshot | null {
    const { match, mode } = this.match.state;
    return match && isPlaying(mode) && !setsUpInSecret(match.snapshot) ? match.snapshot : null;
  }
  private readonly byPerson = ({ seat, player }: PlayedMove): boolean =>
    this.match.playersAtStart?.[player ?? seat].kind === 'person';

  /** A game that was over when it was opened is not changed by a step back: that shows the position before. */
  private lookBack(): void {
    const { game, snapshot } = this.match.shown ?? {};
    if (this.changeable && snapshot && game && snapshot.ply > game.play.firstPly(snapshot))
      this.match.lookAt(snapshot.ply - 1, snapshot.ply);
  }

  private jump(ply: number | null): void {
    const { match } = this;
    if (ply === null) return;
    match.withdraw();
    if (!match.change((board) => board.goTo(ply))) return;
    this.commit({ celebrating: false, notice: null, moment: null });
    if (!match.shown) return;
    const { game, snapshot, players } = match.shown;
    const side = game.words.title(snapshot, players, snapshot.turn);
    match.update({ announcement: t('say.back', { where: placeInGame(game, snapshot), side }) });
  }
}
