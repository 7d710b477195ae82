// A position as the library's small pictures show it: what lies on which cell, and nothing else.

import * as v from 'valibot';
import type { Snapshot } from './snapshot';

const MOST_COLUMNS = 20;
const MOST_CELLS = 400;
const LONGEST_CELL = 12;

export interface Picture {
  columns: number;
  /** From the lowest row's first on, "" where nothing lies. */
  cells: readonly string[];
  /** Red and black tiles with dice on them, but for the outermost rows. */
  tiles?: boolean;
}

// By hand: a library of thousands has a hundred thousands of cells.
export const pictureSchema = v.custom<Picture>((value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { columns, cells } = value as Record<string, unknown>;
  return (
    typeof columns === 'number' &&
    Number.isInteger(columns) &&
    columns >= 1 &&
    columns <= MOST_COLUMNS &&
    Array.isArray(cells) &&
    cells.length <= MOST_CELLS &&
    cells.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_CELL)
  );
});

/** null while the game has secrets. */
export const pictureOf = (snapshot: Snapshot): Picture | null =>
  snapshot.secret
    ? null
    : (snapshot.picture ?? { columns: snapshot.layout.columns, cells: snapshot.cells.map(({ card }) => card) });
