// The review that this tab shows, and where it stands: it goes on there when the page is loaded again, and when a puzzle or
// an analysis gives the board back.

import type { GameId } from '../model/game_id';
import { showsFindings } from '../session/mode';
import type { Session } from '../session/session';
import { Drafts } from '../storage/drafts';

type Reviewed = Pick<Session, 'id' | 'state'> & { review: Pick<Session['review'], 'goTo' | 'isOver' | 'showFindings'> };

export class KeptReview {
  /** A game has come onto the board: from now on only what becomes of it is kept. */
  private hasBegun = false;
  private kept = '';

  constructor(private readonly drafts: Pick<Drafts, 'read' | 'write'> = new Drafts('review')) {}

  /** Called with every change of the session. */
  follow(session: Reviewed): void {
    const { match, mode } = session.state;
    if (!match) {
      this.hasBegun = false;
      return;
    }
    const game: GameId = match.game.id;
    if (!this.hasBegun) {
      this.hasBegun = true;
      const [id, ply] = (this.drafts.read(game) ?? '').split(' ');
      if (id === session.id && ply !== undefined && mode.kind === 'live' && session.review.isOver) {
        session.review.goTo(Number(ply));
        session.review.showFindings();
        return;
      }
    }
    const text = showsFindings(mode) ? `${session.id} ${match.snapshot.ply}` : '';
    if (text === this.kept) return;
    this.kept = text;
    this.drafts.write(game, text);
  }
}
