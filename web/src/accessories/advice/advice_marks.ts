// A hint on the board: where, with what, and the move.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MatchPart } from '../../contract/page_part';
import { hasTrait } from '../../model/game_id';
import '../../ui/board_marks';
import { follows } from '../../ui/follow';
import { currentAdvice } from './advice';
import { marksOf } from './steps';

@customElement('anthill-advice-marks')
@follows(currentAdvice)
export class AdviceMarks extends MatchPart {
  @property({ type: Number }) step = 1;

  protected override render(): TemplateResult | typeof nothing {
    const { view, game, step } = this;
    const { layout, animating } = view.snapshot;
    const adviser = currentAdvice.of(game, view);
    if (adviser.kind !== 'there' || !hasTrait(game.id, 'cells') || animating) return nothing;
    return html`<anthill-board-marks
      .layout=${layout}
      .ratio=${view.page.board.pixelRatio}
      .marks=${marksOf(adviser.advice, step, layout)}
    ></anthill-board-marks>`;
  }
}
