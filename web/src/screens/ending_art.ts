// The picture of a result: the winner's Queen on her anthill among her ants; both Queens in a draw.

import { html, svg, type TemplateResult } from 'lit';
import { ant, stipple } from '../art/hero_art';
import type { SeatName } from '../model/snapshot';

const [MIDDLE, GROUND] = [180, 118];
/** On each side of the anthill, from the outside in: where an ant is, and by how much it looks up. */
const ANTS = [
  { out: 158, up: 4, turn: 74 },
  { out: 124, up: 30, turn: 60 },
  { out: 88, up: 50, turn: 42 },
] as const;

const queen = (seat: SeatName, middle: number, size: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-queen-${seat}`} x=${middle - size / 2} y=${GROUND - size + 4} width=${size} height=${size} />`;

function around(left: SeatName, right: SeatName): TemplateResult[] {
  return ANTS.map(
    ({ out, up, turn }) =>
      svg`${ant(left, MIDDLE - out, GROUND - up, 30, turn)}${ant(right, MIDDLE + out, GROUND - up, 30, -turn)}`,
  );
}

/** @param winner null: a draw */
export const endingArt = (winner: SeatName | null): TemplateResult =>
  html`<svg class="ending-art" viewBox="0 0 360 150" aria-hidden="true">
    ${stipple(MIDDLE, GROUND, 172, 420)}
    ${
      winner === null
        ? svg`${around('red', 'black')}${queen('red', MIDDLE - 46, 88)}${queen('black', MIDDLE + 46, 88)}`
        : svg`${around(winner, winner)}${queen(winner, MIDDLE, 112)}`
    }
  </svg>`;
