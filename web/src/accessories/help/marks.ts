// The possible captures as marks on the board.

import { cellNumber } from '../../i18n/labels';
import type { BoardLayout } from '../../model/snapshot';
import { cardFact, isChance } from '../../session/explanations';
import type { Marks } from '../../ui/board_marks';

export function marksOf(facts: readonly string[], layout: BoardLayout): Marks {
  const read = facts.map(cardFact);
  const at = (cell: string): number => cellNumber(cell, layout);
  return {
    area: [],
    cells: [],
    arrow: null,
    dangers: read.filter((fact) => !isChance(fact)).map(({ by, on }) => ({ from: [at(by.cell)], to: [at(on.cell)] })),
    chances: read.filter(isChance).map(({ on }) => at(on.cell)),
  };
}
