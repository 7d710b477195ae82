// Where the board's cells are on the screen: the page's half of src/view/layout.h. Columns and rows of the screen count from the upper
// left.

import type { BoardLayout } from './snapshot';

export interface Place {
  column: number;
  row: number;
}

export const screenColumns = ({ columns }: BoardLayout): number => columns;
export const screenRows = ({ rows }: BoardLayout): number => rows;

export function screenPlace({ columns, rows, bottom }: BoardLayout, cell: number): Place {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  return bottom === 'red' ? { column, row: rows - 1 - row } : { column: columns - 1 - column, row };
}

export function cellAt({ columns, rows, bottom }: BoardLayout, { column, row }: Place): number {
  return bottom === 'red' ? (rows - 1 - row) * columns + column : row * columns + (columns - 1 - column);
}
