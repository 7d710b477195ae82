// Each step of a hint: its marks on the board, and its words.

import type { Advice } from '../../contract/game_page';
import type { BoardLayout } from '../../model/snapshot';
import type { Marks } from '../../ui/board_marks';
import { inTurn } from '../../i18n/translate';
import { t } from './en';

/** The last step shows the move. */
export const STEPS = 3;

// A part of the board is at least so many cells wide and high, or it would tell the card; where it would be most of the board, it is that
// about what is to move.
const LEAST_PART = 3;

/** Columns or rows from `from` to `to`, widened on both sides within the board until they are enough. */
function widened(from: number, to: number, count: number): [number, number] {
  const wanted = Math.min(LEAST_PART, count);
  let [low, high] = [from, to];
  while (high - low + 1 < wanted) {
    if (low > 0) low -= 1;
    if (high - low + 1 < wanted && high < count - 1) high += 1;
  }
  return [low, high];
}

/** The cells of the part of the board in which these lie. */
export function partAround(
  { columns, rows }: Pick<BoardLayout, 'columns' | 'rows'>,
  cells: readonly number[],
): number[] {
  const across = cells.map((cell) => cell % columns);
  const along = cells.map((cell) => Math.floor(cell / columns));
  const [left, right] = widened(Math.min(...across), Math.max(...across), columns);
  const [low, high] = widened(Math.min(...along), Math.max(...along), rows);
  const part: number[] = [];
  for (let row = low; row <= high; row += 1)
    for (let column = left; column <= right; column += 1) part.push(row * columns + column);
  return part;
}

export function marksOf(advice: Advice, step: number, layout: Pick<BoardLayout, 'columns' | 'rows'>): Marks {
  if (advice.from.length === 0) return { area: [], cells: [], arrow: null };
  if (step >= STEPS) return { area: [], cells: advice.arrow ? advice.to : advice.from, arrow: advice.arrow };
  const whole = partAround(layout, [...advice.from, ...advice.to]);
  const area = whole.length * 2 > layout.columns * layout.rows ? partAround(layout, advice.from) : whole;
  return { area, cells: step === 1 ? [] : advice.from, arrow: null };
}

/** @param step from 1 on @param side who is to move @param reason what speaks for the move; "" for nothing */
export function adviceText(advice: Advice, step: number, side: string, reason = ''): string {
  const onBoard = advice.from.length > 0;
  switch (step) {
    case 1:
      return advice.steps?.[0] ?? t(onBoard ? 'advice.where' : 'advice.where.nowhere', { side });
    case 2: {
      if (advice.steps) return advice.steps[1];
      if (!onBoard) return t('advice.with.button');
      const n = advice.from.length;
      return n > 1 && advice.what === '' ? t('advice.with.line', { n }) : t('advice.with', { what: advice.what });
    }
    default:
      return inTurn(advice.move, reason);
  }
}
