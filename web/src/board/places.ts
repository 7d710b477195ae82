// The places of the board's cells on the screen: the page's half of src/view/shared/layout.h. Columns and rows of the screen count from the
// upper left.

import type { BoardLayout, Snapshot } from '../model/snapshot';

export interface Place {
  column: number;
  row: number;
}

export const screenColumns = ({ columns, rows, rotated }: BoardLayout): number => (rotated ? rows : columns);
export const screenRows = ({ columns, rows, rotated }: BoardLayout): number => (rotated ? columns : rows);

/** The board seen by the other side is turned by half a circle. */
const seenFromBottom = (layout: BoardLayout, { column, row }: Place): Place =>
  layout.bottom === 'red'
    ? { column, row }
    : { column: screenColumns(layout) - 1 - column, row: screenRows(layout) - 1 - row };

export function screenPlace(layout: BoardLayout, cell: number): Place {
  const column = cell % layout.columns;
  const row = Math.floor(cell / layout.columns);
  return seenFromBottom(layout, layout.rotated ? { column: row, row: column } : { column, row: layout.rows - 1 - row });
}

export function cellAt(layout: BoardLayout, place: Place): number {
  const { column, row } = seenFromBottom(layout, place);
  return layout.rotated ? column * layout.columns + row : (layout.rows - 1 - row) * layout.columns + column;
}

/** The half of the screen in which the last move did not end; "" if it has no place on the board. */
export function halfBesideLast({ layout, cells }: Pick<Snapshot, 'layout' | 'cells'>): 'upper' | 'lower' | '' {
  const end = cells.findIndex(({ marks }) => marks.includes('last-to'));
  if (end < 0) return '';
  return screenPlace(layout, end).row < screenRows(layout) / 2 ? 'lower' : 'upper';
}
