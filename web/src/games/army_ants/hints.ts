// One line that helps a newcomer with what is in hand right now. No order, no tutorial: it looks at the board and says what can be done.

import type { MarkName } from '../../model/snapshot';
import { sideName } from '../../i18n/labels';
import { CARD_TARGETS, LINE_TARGETS, setupPlies } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';

// Enough turns to have seen how a single card is picked; then the line's gesture is new.
const FIRST_TURNS = 2;

/** The open question is whether the Queen goes home: of all questions the only one about an empty space. */
export const asksFavor = ({ question, cells }: ArmyAntsSnapshot): boolean =>
  question !== null && cells[question.tapped]?.card === '';

export function hintFor(snapshot: ArmyAntsSnapshot): string {
  const marked = (names: readonly MarkName[]): boolean =>
    snapshot.cells.some((cell) => cell.marks.some((mark) => names.includes(mark)));
  if (snapshot.question) return t(asksFavor(snapshot) ? 'game.favor.note' : 'hint.question');
  switch (snapshot.selection.length) {
    case 0:
      if (snapshot.repetitionThreatens) return t(`hint.repetition.${snapshot.rules.repetition}`);
      return snapshot.ply - setupPlies(snapshot) < FIRST_TURNS
        ? t('hint.choose', { side: sideName(snapshot.turn) })
        : t('hint.line');
    case 1:
      if (!marked(CARD_TARGETS)) return t(marked(['swap']) ? 'hint.card.swap' : 'hint.card.stuck');
      return snapshot.phase === 'rally' ? t('hint.card.rally') : t('hint.card.battle');
    default:
      return marked(LINE_TARGETS) ? t('hint.march') : t('hint.march.stuck');
  }
}
