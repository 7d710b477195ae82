// A position as the library's small pictures show it: what lies on which cell, and nothing else.

import * as v from 'valibot';
import type { Snapshot } from './snapshot';

const MOST_COLUMNS = 20;
const MOST_CELLS = 400;
const LONGEST_CELL = 12;

export const pictureSchema = v.object({
  columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COLUMNS)),
  /** From the lowest row's first on, "" where nothing lies. */
  cells: v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_CELL))), v.maxLength(MOST_CELLS), v.readonly()),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** null while the game has secrets. */
export const pictureOf = (snapshot: Snapshot): Picture | null =>
  snapshot.secret
    ? null
    : (snapshot.picture ?? { columns: snapshot.layout.columns, cells: snapshot.cells.map(({ card }) => card) });
