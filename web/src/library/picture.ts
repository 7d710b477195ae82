// The small pictures of the library: cells with what lies on them, in the colours of the page.

import { nothing, svg, type TemplateResult } from 'lit';
import { html } from 'lit';
import { seatOfCard } from '../i18n/labels';
import { SEATS, type SeatName } from '../model/snapshot';
import type { Picture } from '../model/thumbnail';
import './picture.css';

const CELL = 10;
/** All spaces are one path: a library draws them by the thousand. */
const spaceAt = (x: number, y: number): string => `M${x + 0.5} ${y + 0.5}h${CELL - 1}v${CELL - 1}h${1 - CELL}z`;

/** Red's pieces are round at the corners, Black's are not. */
const PIECES = {
  red: (x: number, y: number): string =>
    `M${x + 3.2} ${y + 1}h3.6a2.2 2.2 0 0 1 2.2 2.2v3.6a2.2 2.2 0 0 1-2.2 2.2h-3.6a2.2 2.2 0 0 1-2.2-2.2v-3.6a2.2 2.2 0 0 1 2.2-2.2z`,
  black: (x: number, y: number): string => `M${x + 1} ${y + 1}h8v8h-8z`,
} as const;
/** A joker belongs to neither side: it is food. */
const isJoker = (card: string): boolean => card.startsWith('*');
const foodAt = (x: number, y: number): string => `M${x + 1} ${y + 5}a4 4 0 0 1 8 0a4 4 0 0 1-8 0z`;

interface Laid {
  card: string;
  x: number;
  y: number;
}
const rankX = ({ x }: Laid): number => x + CELL / 2;
const rankY = ({ y }: Laid): number => y + 7.3;

/** Draws the pieces of any game: a card's rank, in the shape and colour of its side. All of one side are a path and a text. */
function piecesOf(seat: keyof typeof PIECES, pieces: readonly Laid[]): TemplateResult | typeof nothing {
  if (pieces.length === 0) return nothing;
  const isTen = ({ card }: Laid): boolean => card.startsWith('T');
  const single = pieces.filter((piece) => !isTen(piece));
  return svg`<path class="piece ${seat}" d=${pieces.map(({ x, y }) => PIECES[seat](x, y)).join('')} />
    <text class="rank ${seat}" x=${single.map(rankX).join(' ')} y=${single.map(rankY).join(' ')}>${single.map(({ card }) => card.charAt(0)).join('')}</text>
    ${pieces.filter(isTen).map((piece) => svg`<text class="rank ${seat}" x=${rankX(piece)} y=${rankY(piece)}>10</text>`)}`;
}

/** A board of tiles between two Hills: the corner at Red's left is black. */
function tiled(columns: number, rows: number, turned: boolean): TemplateResult {
  const tile = (x: number, y: number): string => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`;
  const reds = Array.from({ length: columns * (rows - 2) }, (_, i) => ({ x: i % columns, up: Math.floor(i / columns) }))
    .filter(({ x, up }) => ((x + up) % 2 !== 0) !== turned)
    .map(({ x, up }) => tile(x, rows - 2 - up));
  return svg`<rect class="black-tiles" y=${CELL} width=${columns * CELL} height=${(rows - 2) * CELL} />
    <path class="red-tiles" d=${reds.join('')} />`;
}

/** `traced`: cells with a frame. `turned`: as Black sees the board. */
export function picture(
  shown: Picture | null,
  { traced = [], turned = false }: { traced?: readonly number[]; turned?: boolean } = {},
): TemplateResult {
  if (!shown) {
    return html`<svg class="picture" viewBox="0 0 50 80" aria-hidden="true">
      <rect class="ground" width="50" height="80" />
      <text class="secret" x="25" y="48">?</text>
    </svg>`;
  }
  const { columns, cells, tiles = false } = shown;
  const rows = Math.ceil(cells.length / columns);
  const place = (cell: number): [number, number] => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return turned ? [(columns - 1 - column) * CELL, row * CELL] : [column * CELL, (rows - 1 - row) * CELL];
  };
  const laid = (seat: SeatName): Laid[] =>
    cells.flatMap((card, cell) => {
      if (card === '' || isJoker(card) || seatOfCard(card) !== seat) return [];
      const [x, y] = place(cell);
      return [{ card, x, y }];
    });
  return html`<svg class="picture" viewBox="0 0 ${columns * CELL} ${rows * CELL}" aria-hidden="true">
    <rect class="ground" width=${columns * CELL} height=${rows * CELL} />
    ${tiles ? tiled(columns, rows, turned) : svg`<path class="space" d=${cells.map((_, cell) => spaceAt(...place(cell))).join('')} />`}
    ${SEATS.map((seat) => piecesOf(seat, laid(seat)))}
    <path class="food" d=${cells.map((card, cell) => (isJoker(card) ? foodAt(...place(cell)) : '')).join('')} />
    ${traced.length > 0 ? svg`<path class="traced" d=${traced.map((cell) => spaceAt(...place(cell))).join('')} />` : nothing}
  </svg>`;
}
