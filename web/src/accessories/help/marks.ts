// The possible captures as marks on the board.

import { screenPlace } from '../../board/places';
import { cellNumber } from '../../i18n/labels';
import type { BoardLayout } from '../../model/snapshot';
import { cardFact, isChance, type CardFact } from '../../session/explanations';
import type { Marks, RingName } from '../../ui/board_marks';
import { t } from '../en';

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
