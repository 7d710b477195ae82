// Ants: Red vs. Black on paper: the board, an Army Card for each side, Wound Markers and Tactic Points.

import { html, svg, type TemplateResult } from 'lit';
import { sideName } from '../../i18n/labels';
import { t } from '../../i18n/later_en';
import { SEATS, type SeatName } from '../../model/snapshot';
import { drawTable } from './table_diagram';

const UNITS = 10;
// Millimetres.
const PLACE = { width: 18, height: 26 };
const MARKER = 7;
const WOUNDS = 20;
const POINTS = 3;

/** Ten units in a row, each an ant with its number. */
const armyCard = (seat: SeatName): TemplateResult =>
  html`<p>${t('print.army', { side: sideName(seat) })}</p>
    <svg class="printed-army ${seat}" viewBox="0 0 ${UNITS * PLACE.width} ${PLACE.height}" aria-hidden="true">
      ${Array.from(
        { length: UNITS },
        (_, unit) =>
          svg`<g transform=${`translate(${unit * PLACE.width} 0)`}>
            <rect class="card" x="0.500" y="0.500" width=${PLACE.width - 1} height=${PLACE.height - 1} rx="1.500" />
            <use class="card-drawing" href=${`#art-ant-${seat}`} x="4" y="11" width="10" height="12" />
            <text x=${PLACE.width / 2} y="9">${unit + 1}</text>
          </g>`,
      )}
    </svg>`;

/** Round pieces to be cut out, in rows. */
const markers = (count: number, inside: TemplateResult, side: string): TemplateResult => {
  const inRow = 10;
  const size = 2.4 * MARKER;
  return html`<svg
    class="printed-markers ${side}"
    viewBox="0 0 ${inRow * size} ${Math.ceil(count / inRow) * size}"
    aria-hidden="true"
  >
    ${Array.from(
      { length: count },
      (_, at) =>
        svg`<g transform=${`translate(${((at % inRow) + 0.5) * size} ${(Math.floor(at / inRow) + 0.5) * size})`}>
          <circle r=${MARKER} />${inside}
        </g>`,
    )}
  </svg>`;
};

export const sheets = (): TemplateResult =>
  html`<section class="page">
      ${drawTable({ columns: 11, rows: 12, hills: { far: 1, near: 1 }, dice: [] }, t('print.table'))}
    </section>
    <section class="page">
      ${SEATS.map(armyCard)}
      <p>${t('print.wounds')}</p>
      ${markers(WOUNDS, svg`<path class="wound" d="M-4 4 4 -4" />`, 'red')}
      <p>${t('print.points')}</p>
      ${SEATS.map((seat) => markers(POINTS, svg`<path class="point" d="M0 -4 4 0 0 4 -4 0Z" />`, seat))}
    </section>`;
