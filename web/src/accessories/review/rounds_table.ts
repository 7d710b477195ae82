// The worth of the deal, the odds, the colours and the cut of each round. In a dialog of its own.

import { html, type TemplateResult } from 'lit';
import { signed } from '../../i18n/figures';
import { inTurn } from '../../i18n/translate';
import { resultOf, withoutLuckOf, type RoundParts } from '../../model/rounds';
import type { DialogContent } from '../../ui/dialog_content';
import { isYou, nameOf, type ReviewedMatch } from './sentences';
import { t } from './en';
import './luck_table.css';

const PARTS = ['deal', 'odds', 'take', 'cut', 'play'] as const;

const points = (hundredths: number | null): string => (hundredths === null ? '' : signed(hundredths / 100));

function withoutText(match: ReviewedMatch, rounds: readonly RoundParts[]): string {
  const { result, error } = withoutLuckOf(rounds);
  const counts = { n: Math.round(Math.abs(result) / 100), error: Math.max(1, Math.round(error / 100)) };
  const who = nameOf(match, result < 0 ? 'black' : 'red');
  return isYou(who) ? t('review.rounds.without.you', counts) : t('review.rounds.without', { who, ...counts });
}

/** Null: nothing is known of it. */
export function roundsContent(match: ReviewedMatch): DialogContent | null {
  const { rounds } = match.reviewed.findings;
  if (!rounds || rounds.length === 0) return null;
  const row = (name: string, cell: (round: RoundParts) => string): TemplateResult =>
    html`<tr>
      <th scope="row">${name}</th>
      ${rounds.map((round) => html`<td>${cell(round)}</td>`)}
    </tr>`;
  const who = nameOf(match, 'red');
  const whose = isYou(who) ? t('review.rounds.points.you') : t('review.rounds.points', { who });
  return {
    heading: t('review.luck.title'),
    content: html`<div class="luck-table">
      <p>${withoutText(match, rounds)}</p>
      <table>
        <thead>
          <tr>
            <td></td>
            ${rounds.map((_, index) => html`<th scope="col">${t('review.rounds.round', { n: index + 1 })}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${PARTS.map((part) => row(t(`review.rounds.${part}`), (round) => points(round[part])))}
          ${row(t('review.rounds.result'), (round) => points(resultOf(round)))}
        </tbody>
      </table>
      <p class="note">${inTurn(whose, t('review.rounds.why'))}</p>
    </div>`,
  };
}
