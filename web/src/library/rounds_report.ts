// Luck and skill in the statistics of a game in rounds: what the games tell that have been reviewed.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import * as v from 'valibot';
import { PagePart } from '../contract/page_part';
import { signed } from '../i18n/figures';
import type { GameSummary } from '../model/game_summary';
import { keptRoundsSchema } from '../model/rounds';
import { roundsReport, type GameOfRounds } from './rounds_statistics';
import { t } from './en';

@customElement('anthill-rounds-report')
export class RoundsReportPanel extends PagePart {
  /** The finished games of this kind against the computer. */
  @property({ attribute: false }) games: readonly GameSummary[] = [];
  @state() private known: readonly GameOfRounds[] | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('games')) void this.read();
  }

  private async read(): Promise<void> {
    const { games } = this;
    const known: GameOfRounds[] = [];
    for (const { id, players } of games) {
      const kept = await this.page.saves.find(id).catch(() => null);
      const rounds = v.parse(keptRoundsSchema, kept?.review?.['rounds']);
      if (rounds && rounds.length > 0) known.push({ rounds, seat: players.red.kind === 'person' ? 'red' : 'black' });
    }
    if (games === this.games) this.known = known;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { known, games } = this;
    if (known === null || games.length === 0) return nothing;
    const report = roundsReport(known);
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
      <p class="note">${t('luck.reviewed', { n: known.length, of: games.length })}</p>
    </section>`;
  }
}
