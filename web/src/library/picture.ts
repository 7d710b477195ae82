// The small pictures of the library: cells with what lies on them, in the colours of the page.

import { nothing, svg, type TemplateResult } from 'lit';
import { html } from 'lit';
import { seatOfCard } from '../i18n/labels';
import type { Picture } from '../model/thumbnail';
import './picture.css';

const CELL = 10;

/** All spaces are one path: a library draws them by the thousand. */
const spaceAt = (x: number, y: number): string => `M${x + 0.5} ${y + 0.5}h${CELL - 1}v${CELL - 1}h${1 - CELL}z`;

/** Of whatever a game lays on its cells: a card's rank, in the shape and colour of its side. */
function pieceOf(card: string, x: number, y: number): TemplateResult | typeof nothing {
  if (card === '') return nothing;
  const seat = seatOfCard(card);
  const corner = seat === 'red' ? 2.2 : 0;
  return svg`<rect class="piece ${seat}" x=${x + 1} y=${y + 1} width="8" height="8" rx=${corner} />
    <text class="rank ${seat}" x=${x + CELL / 2} y=${y + 7.3}>${card.startsWith('T') ? '10' : card.charAt(0)}</text>`;
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
  return html`<svg class="picture" viewBox="0 0 ${columns * CELL} ${rows * CELL}" aria-hidden="true">
    <rect class="ground" width=${columns * CELL} height=${rows * CELL} />
    ${tiles ? tiled(columns, rows, turned) : svg`<path class="space" d=${cells.map((_, cell) => spaceAt(...place(cell))).join('')} />`}
    ${cells.map((card, cell) => pieceOf(card, ...place(cell)))}
    ${traced.length > 0 ? svg`<path class="traced" d=${traced.map((cell) => spaceAt(...place(cell))).join('')} />` : nothing}
  </svg>`;
}
