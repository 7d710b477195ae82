// The pictures of what is still empty: ants on their way to a bare hill, and ants that stand in columns to be counted.

import { html, svg, type TemplateResult } from 'lit';
import { ant, stipple } from '../art/hero_art';
import './empty.css';

/** A card on an ant's back. */
const load = (seat: string, x: number, y: number, turn: number): TemplateResult =>
  svg`<rect class=${`load ${seat}`} x="-8" y="-11" width="16" height="22" rx=${seat === 'red' ? 4 : 1}
    transform=${`translate(${x} ${y}) rotate(${turn})`} />`;

export const emptyShelf = (): TemplateResult =>
  html`<svg class="empty-art" viewBox="0 0 340 150" aria-hidden="true">
    ${stipple(170, 74, 104, 260)} ${ant('red', 30, 118, 26, 72)} ${ant('red', 66, 104, 26, 66)}
    ${ant('red', 102, 90, 26, 70)} ${load('red', 97, 84, 70)} ${ant('black', 312, 34, 26, -112)}
    ${ant('black', 276, 46, 26, -108)} ${ant('black', 240, 60, 26, -112)} ${load('black', 246, 56, -112)}
  </svg>`;

const COLUMNS = [1, 3, 2, 4, 5];

export const emptyCount = (): TemplateResult =>
  html`<svg class="empty-art" viewBox="0 0 340 150" aria-hidden="true">
    ${COLUMNS.map((height, column) =>
      Array.from({ length: height }, (_, row) =>
        ant(column % 2 === 0 ? 'red' : 'black', 70 + column * 50, 124 - row * 24, 22, 0),
      ),
    )}
    <path class="ground-line" d="M34 140H306" />
  </svg>`;
