// How lucky each side's throws were: the wounds they made, and those that throws of middle strength make on average.

import { html, svg, type TemplateResult } from 'lit';
import { sideName } from '../../words/labels';
import { SEATS } from './labels';
import type { RedVsBlackSnapshot } from './snapshot';
import { t } from './words';

const WIDE = 280;
const ROW = 34;

export function luckPicture({ log }: RedVsBlackSnapshot): TemplateResult {
  const rows = SEATS.map((seat) => ({
    seat,
    wounds: log.reduce((sum, { wounds }) => sum + wounds[seat], 0),
    expected: Math.round(log.reduce((sum, { expected }) => sum + expected[seat], 0) / 10) / 10,
  }));
  const most = Math.max(1, ...rows.flatMap(({ wounds, expected }) => [wounds, expected]));
  const across = (value: number): number => (value / most) * (WIDE - 40);
  const spoken = rows.map(({ seat, wounds, expected }) => t('luck.row', { side: sideName(seat), n: wounds, expected }));
  return html`<figure class="luck">
    <figcaption><b>${t('luck.title')}</b><br />${t('luck.caption')}</figcaption>
    <svg viewBox=${`0 0 ${WIDE} ${ROW * 2}`} role="img" aria-label=${spoken.join('; ')}>
      ${rows.map(
        ({ seat, wounds, expected }, row) =>
          svg`<g class=${seat}>
            <rect class="bar" x="0" y=${row * ROW + 5} width=${Math.max(1, across(wounds))} height=${ROW - 12} rx="3" />
            <text x=${across(wounds) + 6} y=${row * ROW + 22}>${wounds}</text>
            <path class="mark" d=${`M${across(expected)} ${row * ROW + 1}v${ROW - 4}`} />
          </g>`,
      )}
    </svg>
    <p>${spoken.join(' · ')}</p>
  </figure>`;
}
