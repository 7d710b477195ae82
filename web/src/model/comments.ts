// Comments on positions: the notes move-N of a record (src/match/record.h), N moves having been played.

import { cleanLine } from './clean_text';
import { LONGEST_COMMENT } from './limits';

export const commentKey = (ply: number): string => `move-${ply}`;

export function commentsIn(record: string): ReadonlyMap<number, string> {
  const comments = new Map<number, string>();
  for (const [, ply, text = ''] of record.matchAll(/^note move-(\d{1,6}) (.*)$/gm)) {
    const comment = cleanLine(text, LONGEST_COMMENT);
    if (comment !== '') comments.set(Number(ply), comment);
  }
  return comments;
}

export const withoutComments = (record: string): string => record.replace(/^note move-\d+ .*\n/gm, '');
