// Pieces of the table for the rules: tiles and Hills as they lie on the board, dice with the rings that the board lays about them. Seen by
// Red, whose own Hill is the far one.

import { html, svg, type TemplateResult } from 'lit';
import type { SeatName } from '../../model/snapshot';
import '../../ui/diagram.css';
import './table_diagram.css';

interface DrawnDie {
  seat: SeatName;
  /** In tiles from the upper left. */
  at: readonly [number, number];
  number: number;
  ring?: 'wound' | 'return';
  turn?: number;
}

export interface TableDiagram {
  columns: number;
  /** Rows of tiles; the corner at the lower left is black, as at Red's left. */
  rows: number;
  /** How many tiles deep a Hill is shown above and below. */
  hills?: { far?: number; near?: number };
  dice: readonly DrawnDie[];
  /** A throw, from and to. */
  flight?: readonly [readonly [number, number], readonly [number, number]];
}

const TILE = 34;

const hill = (seat: SeatName, columns: number, y: number, depth: number): TemplateResult =>
  svg`<g class=${`hill-of ${seat}`}>
    <rect class="earth" y=${y * TILE} width=${columns * TILE} height=${depth * TILE} />
    <ellipse class="rise" cx=${(columns * TILE) / 2} cy=${(y + depth / 2) * TILE} rx=${TILE * 1.3} ry=${depth * TILE * 0.42} />
    <ellipse class="hole" cx=${(columns * TILE) / 2} cy=${(y + depth / 2) * TILE} rx=${TILE * 0.3} ry=${depth * TILE * 0.1} />
    ${[-2, 2].map((aside) => svg`<use class=${`loose ${seat}`} href=${`#art-ant-${seat}`} x=${(columns / 2 + aside) * TILE - 11} y=${(y + depth / 2) * TILE - 13} width="22" height="26" />`)}
  </g>`;

function die({ seat, at: [x, y], number, ring, turn = 0 }: DrawnDie): TemplateResult {
  const underlined = number === 6 || number === 9;
  return svg`<g transform=${`translate(${x * TILE} ${y * TILE})`}>
    ${ring === 'wound' ? svg`<circle class="ring" r=${TILE * 0.6} />` : ''}
    ${ring === 'return' ? svg`<circle class="ring back" r=${TILE * 0.56} /><circle class="ring back" r=${TILE * 0.7} />` : ''}
    <g class=${`drawn-die ${seat}`} transform=${`rotate(${turn})`}>
      <path class="body" d="M-14 -6 0 -15 14 -6 14 6 0 15 -14 6Z" />
      <path class="ridge" d="M-14 6-9 0 0 -15 9 0 14 6M-9 0 0 9 9 0M0 9V15" />
      <text y="-1">${number}</text>
      ${underlined ? svg`<path class="bar" d="M-4 5.500h8" />` : ''}
    </g>
  </g>`;
}

export function drawTable({ columns, rows, hills = {}, dice, flight }: TableDiagram, caption: string): TemplateResult {
  const { far = 0, near = 0 } = hills;
  const [w, h] = [columns * TILE, (rows + far + near) * TILE];
  const tiles = Array.from({ length: columns * rows }, (_, i) => ({ x: i % columns, y: Math.floor(i / columns) }));
  const path = (red: boolean): string =>
    tiles
      .filter(({ x, y }) => ((x + rows - 1 - y) % 2 !== 0) === red)
      .map(({ x, y }) => `M${x * TILE} ${(y + far) * TILE}h${TILE}v${TILE}h${-TILE}z`)
      .join('');
  return html`<figure class="diagram table-diagram">
    <svg viewBox=${`-6 -6 ${w + 12} ${h + 12}`} width=${w + 12} role="img" aria-label=${caption}>
      <rect class="sheet" x="-6" y="-6" width=${w + 12} height=${h + 12} rx="6" />
      <path class="tile-black" d=${path(false)} />
      <path class="tile-red" d=${path(true)} />
      ${far > 0 ? hill('red', columns, 0, far) : ''} ${near > 0 ? hill('black', columns, far + rows, near) : ''}
      ${
        flight
          ? svg`<g class="arrow"><path d=${`M${flight[0][0] * TILE} ${flight[0][1] * TILE}L${flight[1][0] * TILE} ${flight[1][1] * TILE}`} />
              <path d="M-9 10 0 0 9 10" transform=${`translate(${flight[1][0] * TILE} ${flight[1][1] * TILE})`} /></g>`
          : ''
      }
      ${dice.map(die)}
    </svg>
    <figcaption>${caption}</figcaption>
  </figure>`;
}
