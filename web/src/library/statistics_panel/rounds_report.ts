// Luck and skill in the statistics of a game in rounds: what the games tell that have been reviewed.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import * as v from 'valibot';
import { signed } from '../../i18n/figures';
import { keptRoundsSchema } from '../../model/rounds';
import type { SavedGame } from '../../model/saved_game';
import type { SeatName } from '../../model/snapshot';
import { KeptReport } from './kept_report';
import { roundsReport, type GameOfRounds } from './rounds_statistics';
import { t } from '../en';

@customElement('anthill-rounds-report')
export class RoundsReportPanel extends KeptReport<GameOfRounds> {
  protected override foundIn({ review }: SavedGame, seat: SeatName): GameOfRounds | null {
    const rounds = v.parse(keptRoundsSchema, review?.['rounds']);
    return rounds && rounds.length > 0 ? { rounds, seat } : null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { known, games } = this;
    if (known === null || games.length === 0) return nothing;
    const report = roundsReport([...known.values()]);
    return html`<section class="dice-report" aria-labelledby="rounds-report">
      <h4 id="rounds-report">${t('luck.title')}</h4>
      <p role="status">
        ${
          report
            ? t('luck.points', {
                n: signed(report.points),
                without: signed(report.without),
                error: Math.max(1, Math.round(report.error)),
              })
            : t('luck.points.unknown')
        }
      </p>
      <p class="note">${t('luck.reviewed', { n: known.size, of: games.length })}</p>
    </section>`;
  }
}
