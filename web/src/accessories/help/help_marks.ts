// The possible captures, on the board: a piece in danger has a ring and an arrow from its attacker, a piece that can be
// won a broken ring.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { MatchPart } from '../../contract/match_part';
import '../../ui/board_marks';
import { follows } from '../../ui/follow';
import { currentHelp } from './help';
import { marksOf } from './marks';

@customElement('anthill-help-marks')
@follows(currentHelp)
export class HelpMarks extends MatchPart {
  protected override render(): TemplateResult | typeof nothing {
    const { view, game } = this;
    const { layout, animating, selection } = view.snapshot;
    const { facts, isNew } = currentHelp.of(game, view);
    // A selected piece has marks of its own.
    if (facts.length === 0 || animating || selection.length > 0) return nothing;
    return html`<anthill-board-marks
      .layout=${layout}
      .ratio=${view.page.board.pixelRatio}
      .marks=${marksOf(facts, layout, isNew)}
    ></anthill-board-marks>`;
  }
}
