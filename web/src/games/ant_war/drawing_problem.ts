// The rules' objection to a board that is being drawn, in words.

import { GRID_SIDE } from './drawing';
import { t } from './drawing_en';

export interface DrawingProblem {
  text: string;
  /** The space of the grid that it is about. */
  space: number | null;
}

/** @param error as the board module writes it; "" for none @param corner see drawingOf() */
export function drawingProblem(error: string, corner: number): DrawingProblem | null {
  if (error === '') return null;
  const about = (text: string): DrawingProblem => ({ text, space: null });
  if (error.includes('expected 9 spaces or more')) return about(t('problem.few'));
  const cards = /no more spaces than the (\d+) cards/.exec(error);
  if (cards) return about(t('problem.many', { n: Number(cards[1]) }));
  const [, letter = '', row = ''] = /, ([a-j])(\d+) is cut off$/.exec(error) ?? [];
  if (letter === '') return about(t('problem.other'));
  const space = corner + (Number(row) - 1) * GRID_SIDE + letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return { text: t('problem.apart', { cell: squareName(space) }), space };
}

export const squareName = (space: number): string =>
  `${String.fromCharCode('a'.charCodeAt(0) + (space % GRID_SIDE))}${Math.floor(space / GRID_SIDE) + 1}`;
