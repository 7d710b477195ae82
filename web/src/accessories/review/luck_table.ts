// The effect of dice and of decisions on a game's result: both sides side by side, then throw by throw. In a dialog of its own.

import { html, svg, type TemplateResult } from 'lit';
import { inTenths, signed } from '../../i18n/figures';
import { sideName } from '../../i18n/labels';
import {
  CERTAIN,
  expectedHits,
  luckOf,
  luckOfThrow,
  perCent,
  withoutLuck,
  type Luck,
  type MoveWorth,
} from '../../model/luck';
import { SEATS, type SeatName } from '../../model/snapshot';
import type { DialogContent } from '../../ui/dialog_content';
import type { ReviewedMatch } from './sentences';
import { t } from './en';
import './luck_table.css';

const PARTS = ['dice', 'landing', 'choices'] as const;
// The margin of error in standard errors: the estimates are no further off in 19 cases of 20.
const STANDARD_ERRORS = 2;

/** The winner; Red if there is none. */
const perspectiveOf = ({ end }: Luck): SeatName => (2 * end >= CERTAIN ? 'red' : 'black');

function withoutText(luck: Luck): string {
  const seat = perspectiveOf(luck);
  const n = Math.round(Math.min(100, Math.max(0, perCent(withoutLuck(luck, seat)))));
  const error = Math.max(1, Math.round(STANDARD_ERRORS * perCent(luck.error)));
  return t('review.luck.without', { side: sideName(seat), n, error });
}

/** A throw's luck for its thrower, as a bar to either side of the middle. */
function bar(change: number, most: number): TemplateResult {
  const wide = (50 * Math.abs(change)) / most;
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class=${change < 0 ? 'bad' : 'good'} x=${change < 0 ? 50 - wide : 50} y="1" width=${wide} height="8" />`}
    <path d="M50 0V10" />
  </svg>`;
}

function throws(match: ReviewedMatch, worths: readonly MoveWorth[], goTo: (ply: number) => void): TemplateResult {
  const { snapshot } = match.reviewed.finished;
  const thrown = worths.flatMap((worth, ply) => (worth.thrown ? [{ ply, worth, change: luckOfThrow(worth) }] : []));
  const most = Math.max(1, ...thrown.map(({ change }) => Math.abs(change)));
  return html`<ol class="throws">
    ${thrown.map(
      ({ ply, worth, change }) =>
        html`<li>
          <button type="button" class="quiet ${worth.seat}" @click=${() => goTo(ply + 1)}>
            <span
              >${t('review.luck.throw', { n: match.game.play.countAt(snapshot, ply + 1), side: sideName(worth.seat), change: signed(change) })}</span
            >
            ${bar(change, most)}
          </button>
        </li>`,
    )}
  </ol>`;
}

/** @param goTo shows the position at a ply. Null: nothing is known of it */
export function luckContent(match: ReviewedMatch, goTo: (ply: number) => void): DialogContent | null {
  const { worths } = match.reviewed.findings;
  const luck = worths && luckOf(worths);
  if (!luck) return null;
  const row = (name: string, cell: (seat: SeatName) => string): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      ${SEATS.map((seat) => html`<td>${cell(seat)}</td>`)}
    </tr>`;
  return {
    heading: t('review.luck.title'),
    size: 'large',
    content: html`<div class="luck-table">
      <p>${withoutText(luck)}</p>
      <table>
        <thead>
          <tr>
            <td></td>
            ${SEATS.map((seat) => html`<th scope="col">${sideName(seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${PARTS.map((part) =>
            row(t(`review.luck.${part}`), (seat) =>
              t('review.luck.change', { change: signed(perCent(luck[seat][part])) }),
            ),
          )}
          ${row(t('review.luck.hits'), (seat) =>
            t('review.luck.hits.of', { n: luck[seat].hit, expected: inTenths(expectedHits(luck[seat].able)) }),
          )}
        </tbody>
      </table>
      <p class="note">${t('review.luck.why')}</p>
      <h3>${t('review.luck.throws')}</h3>
      ${throws(match, worths, goTo)}
    </div>`,
  };
}
