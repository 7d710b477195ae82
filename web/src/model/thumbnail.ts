// A position as the library's small pictures show it: what lies on which cell, and nothing else.

import { setsUpInSecret, type Snapshot } from './snapshot';

export interface Picture {
  columns: number;
  /** From the lowest row's first on, "" where nothing lies. */
  cells: readonly string[];
}

const MOST_COLUMNS = 20;
const MOST_CELLS = 400;
const LONGEST_CELL = 12;

/** null while the position is not for everybody's eyes. */
export const pictureOf = (snapshot: Snapshot): Picture | null =>
  setsUpInSecret(snapshot)
    ? null
    : snapshot.picture !== undefined
      ? snapshot.picture
      : { columns: snapshot.layout.columns, cells: snapshot.cells.map(({ card }) => card) };

export function readPicture(value: unknown): Picture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { columns, cells } = value as Record<string, unknown>;
  if (!Number.isInteger(columns) || !Array.isArray(cells) || cells.length > MOST_CELLS) return null;
  if ((columns as number) < 1 || (columns as number) > MOST_COLUMNS) return null;
  const texts = cells.filter((cell): cell is string => typeof cell === 'string' && cell.length <= LONGEST_CELL);
  return texts.length === cells.length ? { columns: columns as number, cells: texts } : null;
}
