// The review on the board: the move that was a mistake, and the better one as soon as the player asks for it.

import { nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MatchPart } from '../../contract/page_part';
import { hasTrait } from '../../model/game_id';
import type { AdvicePage } from '../../contract/game_page';
import type { Arrow } from '../../ui/arrow_place';
import { boardMarks, type Marks } from '../../ui/board_marks';
import { follows } from '../../ui/follow';
import { currentLook } from './look';
import { currentReview } from './review';

@customElement('anthill-review-marks')
@follows(currentLook)
export class ReviewMarks extends MatchPart {
  protected override render(): TemplateResult | typeof nothing {
    const { snapshot } = this.view;
    const { moment } = currentLook;
    const advice = currentReview.reviewed?.finished.advice;
    const looksThere = advice && moment?.ply === snapshot.ply && this.view.state.mode.kind === 'reviewing';
    if (!looksThere || snapshot.animating || !hasTrait(this.game.id, 'cells')) return nothing;
    const marks = this.marks(advice, snapshot.moves[moment.ply]?.text ?? '', moment.best);
    return boardMarks(snapshot, this.view.page.board.pixelRatio, marks);
  }

  private marks(advice: AdvicePage, played: string, best: string): Marks {
    const arrowOf = (move: string): Arrow | null =>
      advice.of({ move, score: null, exact: false, scores: [] }, this.view).arrow;
    const [mistake, better] = [arrowOf(played), currentLook.answered ? arrowOf(best) : null];
    return { area: [], cells: better?.to ?? [], arrow: better, dangers: mistake ? [mistake] : [] };
  }
}
