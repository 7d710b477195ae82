// The possible captures in the position on the board, for players who get help: marked there and told in the line under it.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GamePage, MatchView } from '../../contract/game_page';
import { MatchPart } from '../../contract/page_part';
import { boardMarks, type Marks, type RingName } from '../../ui/board_marks';
import { follows } from '../../ui/follow';
import { screenPlace } from '../../board/places';
import { cellNumber } from '../../i18n/labels';
import type { BoardLayout } from '../../model/snapshot';
import { cardFact, isChance, type CardFact } from '../../session/explanations';
import { t } from '../en';
import { PositionQuestion } from '../position_question';

interface Helped {
  /** Those to be marked on the board, as the engine writes them. */
  readonly facts: readonly string[];
  /** The most important of them. */
  readonly sentence: string;
  /** The marks are still new to the player. */
  readonly isNew: boolean;
}

const NOTHING: Helped = { facts: [], sentence: '', isNew: false };

// The marks are explained in this many positions of a visit.
const EXPLAINED = 3;
let shown = 0;

const currentHelp = new PositionQuestion<Helped>(async (game, { page, snapshot }, signal) => {
  // A draw offer withdraws the question: it is asked again when the answer to the offer is shown.
  const facts = await page.session.explainer.facts(snapshot.turn, snapshot.ply, 'dangers');
  if (!facts) return null;
  const words = facts.length > 0 ? await game.parts.explanations().catch(() => null) : null;
  if (!words || signal.aborted) return NOTHING;
  return { facts: words.marked(facts), sentence: words.danger(facts), isNew: shown++ < EXPLAINED };
});

/** Nothing while it is not known. */
export function helpIn(game: GamePage, view: MatchView): Helped {
  const help = currentHelp.of(game, view);
  return help.kind === 'there' ? help.answer : NOTHING;
}

/** With the names of their rings while they are new to the player. */
export function marksOf(facts: readonly string[], layout: BoardLayout, isNew: boolean): Marks {
  const read = facts.map(cardFact);
  const at = (cell: string): number => cellNumber(cell, layout);
  // On the edge that no arrow crosses.
  const nameOf = (fact: CardFact): RingName => {
    const cell = at(fact.on.cell);
    if (isChance(fact)) return { cell, text: t('help.chance'), edge: 'lower' };
    const isFromBelow = screenPlace(layout, at(fact.by.cell)).row > screenPlace(layout, cell).row;
    return { cell, text: t('help.danger'), edge: isFromBelow ? 'upper' : 'lower' };
  };
  return {
    area: [],
    cells: [],
    arrow: null,
    dangers: read.filter((fact) => !isChance(fact)).map(({ by, on }) => ({ from: [at(by.cell)], to: [at(on.cell)] })),
    chances: read.filter(isChance).map(({ on }) => at(on.cell)),
    names: isNew ? read.map(nameOf) : [],
  };
}

/** A piece in danger has a ring and an arrow from its attacker, a piece that can be won a broken ring. */
@customElement('anthill-help-marks')
@follows(currentHelp)
export class HelpMarks extends MatchPart {
  protected override render(): TemplateResult | typeof nothing {
    const { view, game } = this;
    const { layout, animating, selection } = view.snapshot;
    const { facts, isNew } = helpIn(game, view);
    // A selected piece has marks of its own.
    if (facts.length === 0 || animating || selection.length > 0) return nothing;
    return boardMarks(view.snapshot, view.page.board.pixelRatio, marksOf(facts, layout, isNew));
  }
}

/** The most important of what can be taken; where there is nothing, what the game says there. */
@customElement('anthill-help-line')
@follows(currentHelp)
export class HelpLine extends MatchPart {
  /** Shown if nothing can be taken. */
  @property({ attribute: false }) otherwise = '';

  protected override render(): TemplateResult {
    const { sentence } = helpIn(this.game, this.view);
    // Announced to screen readers as soon as it is known; the other text, which helps with the pointer, is only
    // visible.
    return html`<span aria-hidden=${sentence ? 'true' : nothing}>${sentence || this.otherwise}</span
      ><span class="visually-hidden" role="status">${sentence}</span>`;
  }
}
