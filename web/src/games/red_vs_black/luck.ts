// How lucky each side's dice were: the units they hit as a bar, and as a mark across it how many dice that come to rest like these hit on
// average. Beyond the mark is good luck.

import { html, type TemplateResult } from 'lit';
import { sideName } from '../../i18n/labels';
import { SEATS } from './labels';
import type { RedVsBlackSnapshot } from './snapshot';
import { resolvedTurns } from './turns';
import { t } from './en';

const WIDE = 280;
const TALL = 26;

export function luckPicture(snapshot: RedVsBlackSnapshot): TemplateResult {
  const log = resolvedTurns(snapshot);
  const rows = SEATS.map((seat) => ({
    seat,
    hits: log.reduce((sum, { hits }) => sum + hits[seat], 0),
    expected: Math.round(log.reduce((sum, { expected }) => sum + expected[seat], 0) / 10) / 10,
  }));
  const most = Math.max(1, ...rows.flatMap(({ hits, expected }) => [hits, expected]));
  const across = (value: number): number => (value / most) * (WIDE - 3);
  const text = (row: (typeof rows)[number]): string =>
    t('luck.row', { side: sideName(row.seat), n: row.hits, expected: row.expected });
  return html`<figure class="luck">
    <figcaption><b>${t('luck.title')}</b><br />${t('luck.caption')}</figcaption>
    ${rows.map(
      (row) =>
        html`<p>${text(row)}</p>
          <svg class=${row.seat} viewBox=${`0 0 ${WIDE} ${TALL}`} aria-hidden="true">
            <rect class="track" x="0" y="6" width=${WIDE} height=${TALL - 12} rx="3" />
            <rect class="bar" x="0" y="6" width=${Math.max(1, across(row.hits))} height=${TALL - 12} rx="3" />
            <path class="mark" d=${`M${across(row.expected)} 1v${TALL - 2}`} />
          </svg>`,
    )}
  </figure>`;
}
