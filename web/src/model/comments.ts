// Comments on positions: the notes move-N of a record (src/match/record.h), N moves having been played.

import { cleanLine } from './clean_text';
import { LONGEST_COMMENT } from './limits';
import type { Notes } from './record_text';

export const commentKey = (ply: number): string => `move-${ply}`;

/** "" for none. */
export const commentAt = (notes: Notes, ply: number): string =>
  cleanLine(notes.get(commentKey(ply)) ?? '', LONGEST_COMMENT);

/** The plies that have comments. */
export const commentedPlies = (notes: Notes): number[] =>
  [...notes.keys()].flatMap((key) => {
    const ply = Number(/^move-(\d{1,6})$/.exec(key)?.[1] ?? NaN);
    return Number.isNaN(ply) || commentAt(notes, ply) === '' ? [] : [ply];
  });

export const withoutComments = (record: string): string => record.replace(/^note move-\d+ .*\n/gm, '');
