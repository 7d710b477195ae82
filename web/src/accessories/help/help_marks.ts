// The possible captures, on the board: a piece in danger has a ring and an arrow from its attacker, a piece that can be
// won a broken ring.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import type { GamePage, MatchView } from '../../contract/game_page';
import '../../ui/board_marks';
import { follow } from '../../ui/follow';
import { currentHelp } from './help';
import { marksOf } from './marks';

@customElement('anthill-help-marks')
export class HelpMarks extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) view!: MatchView;

  constructor() {
    super();
    follow(this, currentHelp);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, game } = this;
    const { layout, animating, selection } = view.snapshot;
    const { facts } = currentHelp.of(game, view);
    // A selected piece has marks of its own.
    if (facts.length === 0 || animating || selection.length > 0) return nothing;
    return html`<anthill-board-marks
      .layout=${layout}
      .ratio=${view.page.board.pixelRatio}
      .marks=${marksOf(facts, layout)}
    ></anthill-board-marks>`;
  }
}
