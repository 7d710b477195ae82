// The place of an arrow on a board of cards: over the figures, and clear of the ranks, which stay readable.

import type { Box } from '../art/art';
import { screenPlace } from '../board/places';
import type { BoardLayout, Snapshot } from '../model/snapshot';

/** From the middle of these cells to the middle of those. */
export interface Arrow {
  from: readonly number[];
  to: readonly number[];
  /** There and back. */
  both?: boolean;
}

/** A straight line on the canvas: where it is measured from, its direction, and where on it the arrow begins and ends. */
export interface Course {
  x: number;
  y: number;
  /** Degrees. */
  angle: number;
  begin: number;
  tip: number;
}

export type Board = Pick<Snapshot, 'layout' | 'raised' | 'cells'>;

// The rank of a card in its cell, in shares of the shorter side, as src/view/sprites/card_layers.cpp draws it; larger on a card whose shorter
// side has fewer CSS pixels than this.
const TINY = 46;
const RANK = { left: 0.11, top: 0.13, right: 0.48, bottom: 0.53 };
const TINY_RANK = { left: 0.08, top: 0.1, right: 0.59, bottom: 0.62 };
const FREE = 0.03;

/** The smallest box that holds the cards of these cells, in CSS pixels of the canvas. */
export function boxOf({ layout, raised }: Omit<Board, 'cells'>, ratio: number, cells: readonly number[]): Box {
  const lefts = cells.map((cell) => screenPlace(layout, cell).column * layout.cellW);
  const tops = cells.map((cell) => screenPlace(layout, cell).row * layout.cellH - (raised?.[cell] ?? 0));
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  return {
    x: (layout.x + left) / ratio,
    y: (layout.y + top) / ratio,
    w: (Math.max(...lefts) + layout.cellW - left) / ratio,
    h: (Math.max(...tops) + layout.cellH - top) / ratio,
  };
}

export const shorterSide = ({ cellW, cellH }: BoardLayout, ratio: number): number => Math.min(cellW, cellH) / ratio;

const rankOf = (side: number): typeof RANK => (side < TINY ? TINY_RANK : RANK);

/** The box of the rank of the card in this cell; null: no card there has one. */
function rankBox(board: Board, ratio: number, cell: number): Box | null {
  const card = board.cells[cell]?.card ?? '';
  if (card === '' || card.startsWith('*')) return null;
  const { x, y } = boxOf(board, ratio, [cell]);
  const side = shorterSide(board.layout, ratio);
  const { left, top, right, bottom } = rankOf(side);
  return { x: x + left * side, y: y + top * side, w: (right - left) * side, h: (bottom - top) * side };
}

/** A line of cards that moves along itself: from its foremost card to the spaces that are new to it. */
function ends({ layout }: Board, { from, to }: Arrow): Arrow {
  const ahead = to.filter((cell) => !from.includes(cell));
  const [first, ...rest] = [...from, ...to].map((cell) => screenPlace(layout, cell));
  const inLine = rest.every(({ row }) => row === first?.row) || rest.every(({ column }) => column === first?.column);
  if (from.length < 2 || ahead.length === 0 || !inLine) return { from, to };
  const away = (cell: number): number =>
    Math.min(
      ...ahead.map((there) => {
        const [a, b] = [screenPlace(layout, cell), screenPlace(layout, there)];
        return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
      }),
    );
  return { from: [from.reduce((best, cell) => (away(cell) < away(best) ? cell : best))], to: ahead };
}

/**
 * @param reach to this far from its line the arrow covers what it lies on
 * @param apart at least so far from the middles it begins and ends
 */
export function courseOf(
  board: Board,
  ratio: number,
  arrow: Arrow,
  { reach, apart }: { reach: number; apart: (length: number) => readonly [number, number] },
): Course | null {
  const side = shorterSide(board.layout, ratio);
  const rank = rankOf(side);
  const { from, to } = ends(board, arrow);
  const upright = board.layout.cards === 'portrait';
  const [cellW, cellH] = [board.layout.cellW / ratio, board.layout.cellH / ratio];
  const [one, two] = [boxOf(board, ratio, from), boxOf(board, ratio, to)];
  // A line that runs beside the ranks is moved to where the figures are, as far as a card has room there.
  const beside = upright ? one.x !== two.x : one.y !== two.y;
  const shift = (long: number, cell: number, end: number): number =>
    beside && long < 1.5 * cell ? Math.max(0, Math.min((end + FREE) * side + reach, cell - reach) - cell / 2) : 0;
  const middle = ({ x, y, w, h }: Box): { x: number; y: number } =>
    upright
      ? { x: x + w / 2, y: y + h / 2 + shift(h, cellH, rank.bottom) }
      : { x: x + w / 2 + shift(w, cellW, rank.right), y: y + h / 2 };
  const [start, end] = [middle(one), middle(two)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return null;
  const [cos, sin] = [(end.x - start.x) / length, (end.y - start.y) / length];

  /** From where to where on the line a rank would be covered. */
  const covered = (cell: number): readonly [number, number] | null => {
    const box = rankBox(board, ratio, cell);
    if (!box) return null;
    const corners = [box.x, box.x + box.w].flatMap((x) =>
      [box.y, box.y + box.h].map((y) => [x - start.x, y - start.y] as const),
    );
    const across = corners.map(([x, y]) => y * cos - x * sin);
    const along = corners.map(([x, y]) => x * cos + y * sin);
    const free = FREE * side;
    if (Math.min(...across) >= reach || Math.max(...across) <= -reach) return null;
    return [Math.min(...along) - free, Math.max(...along) + free];
  };
  let [begin, tip] = apart(length);
  for (const cell of from) {
    const [low, high] = covered(cell) ?? [0, 0];
    if (high > begin && low < tip) begin = high;
  }
  for (const cell of to) {
    const [low, high] = covered(cell) ?? [length, length];
    if (low < tip && high > begin) tip = low;
  }
  return { ...start, angle: (Math.atan2(sin, cos) * 180) / Math.PI, begin, tip };
}
