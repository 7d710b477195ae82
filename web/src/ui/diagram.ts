// Small boards for the rules: drawn cards on a few spaces, an arrow for what happens. Each game has its own table of them.

import { html, svg, type TemplateResult } from 'lit';
import { cardDrawing } from '../art/art';
import './diagram.css';

/** Column, row from the upper left. */
type Place = readonly [number, number];

export interface Diagram {
  /** Rows from the top; cards of two characters, ".." empty, "^^" an anthill, "--" no space, "r1" a place of Red's by its number. */
  rows: readonly string[];
  /** From and to; several places for a way with corners. */
  arrows?: readonly (readonly Place[])[];
  removed?: readonly Place[];
  /** The arrows bow: two that would lie on each other. */
  bowed?: boolean;
  /** The territory line lies below this row. */
  border?: number;
}

export const way = (...places: Place[]): readonly Place[] => places;

const CELL_W = 46;
const CELL_H = 62;
const CARD_SCALE = 0.4;
/** Rows from which on a board stands beside the text where there is room. */
const TALL = 5;

const centre = ([column, row]: Place): { x: number; y: number } => ({
  x: (column + 0.5) * CELL_W,
  y: (row + 0.5) * CELL_H,
});

function arrow(points: readonly Place[], bent: boolean): TemplateResult {
  const places = points.map(centre);
  const from = places[0];
  const to = places.at(-1);
  if (!from || !to) return svg``;
  const before = places.at(-2) ?? from;
  const angle = Math.atan2(to.y - before.y, to.x - before.x);
  const degrees = (angle * 180) / Math.PI;
  // A swap's two arrows pass each other: each bows to its left.
  const bow = bent ? CELL_H * 0.62 : 0;
  const path = bent
    ? `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${from.y - Math.sign(to.x - from.x) * bow} ${to.x} ${to.y}`
    : `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const turn = bent ? Math.sign(to.x - from.x) * 50 : 0;
  return svg`<g class="arrow"><path d=${path} /><path d="M-11 -8 0 0-11 8" transform=${`translate(${to.x} ${to.y}) rotate(${degrees + turn})`} /></g>`;
}

/** The number of a place, in the colours of its side. */
const place = (cell: string): TemplateResult =>
  svg`<g class=${cell.startsWith('r') ? 'place red' : 'place black'}>
    <rect x="5" y="5" width=${CELL_W - 10} height=${CELL_H - 10} rx="5" />
    <text x=${CELL_W / 2} y=${CELL_H / 2}>${cell.slice(1)}</text>
  </g>`;

export function drawDiagram(
  { rows, arrows = [], removed = [], border, bowed = false }: Diagram,
  caption: string,
): TemplateResult {
  const cells = rows.map((row) => row.split(' '));
  const width = (cells[0]?.length ?? 0) * CELL_W;
  const height = cells.length * CELL_H;
  return html`<figure class=${cells.length > TALL ? 'diagram tall' : 'diagram'}>
    <svg viewBox=${`-3 -3 ${width + 6} ${height + 6}`} width=${width + 6} role="img" aria-label=${caption}>
      <rect class="sheet" x="-3" y="-3" width=${width + 6} height=${height + 6} rx="6" />
      ${cells.map((row, y) =>
        row.map((cell, x) => {
          const at = `translate(${x * CELL_W} ${y * CELL_H})`;
          return svg`<g transform=${at}>
            ${cell === '--' ? '' : svg`<rect class="space" x="1.500" y="1.500" width=${CELL_W - 3} height=${CELL_H - 3} rx="4" />`}
            ${cell === '^^' ? svg`<ellipse class="hill" cx=${CELL_W / 2} cy=${CELL_H / 2} rx="15" ry="17" /><ellipse class="hole" cx=${CELL_W / 2} cy=${CELL_H / 2} rx="4" ry="5" />` : ''}
            ${/^[rb]\d+$/.test(cell) ? place(cell) : ''}
            ${/^([A2-9TJQK][hdsc]|\*\*)$/.test(cell) ? svg`<g transform=${`translate(3 2.600) scale(${CARD_SCALE})`}>${cardDrawing(cell)}</g>` : ''}
          </g>`;
        }),
      )}
      ${border === undefined ? '' : svg`<path class="border" d=${`M0 ${(border + 1) * CELL_H}H${width}`} />`}
      ${removed.map((place) => {
        const { x, y } = centre(place);
        return svg`<path class="removed" d=${`M${x - 13} ${y - 13}l26 26m0-26-26 26`} />`;
      })}
      ${arrows.map((points) => arrow(points, bowed))}
    </svg>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
