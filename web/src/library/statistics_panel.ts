// The statistics, as a table for each game; to keep as a file, and to begin anew without losing a game.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { GAME_IDS, type GameId } from '../model/game_id';
import { downloadText } from '../ui/download';
import { PagePart } from '../contract/page_part';
import { dateText, inTurn, t as common } from '../i18n/translate';
import { statisticsOf, statisticsText, type Tally } from './statistics';
import { t } from './words';
import './statistics_panel.css';

@customElement('anthill-statistics')
export class StatisticsPanel extends PagePart {
  @property({ attribute: false }) since!: number;
  @state() private tallies: Tally[] | null = null;
  @state() private told = t('library.loading');

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('since')) void this.count();
  }
  private async count(): Promise<void> {
    try {
      this.tallies = statisticsOf(await this.page.saves.library(), this.since);
    } catch {
      this.told = t('library.failed');
    }
  }

  protected override render(): TemplateResult {
    const { page, since, tallies } = this;
    if (tallies === null) return html`<p class="note" role="status">${this.told}</p>`;
    return html`${tallies.length === 0 ? html`<p>${t('statistics.empty')}</p>` : nothing}
      ${GAME_IDS.map((game) => this.table(game, tallies))}
      <p class="note">
        ${inTurn(t('statistics.private'), since > 0 ? t('statistics.erased', { date: dateText(new Date(since)) }) : '')}
      </p>
      <p class="buttons">
        ${
          tallies.length > 0
            ? html`<button
                  type="button"
                  @click=${() => downloadText('anthill-statistics.csv', statisticsText(tallies))}
                >
                  ${t('statistics.save')}
                </button>
                <button type="button" @click=${() => page.change({ countedSince: Date.now() })}>
                  ${t('statistics.erase')}
                </button>`
            : nothing
        }
        ${
          since > 0
            ? html`<button type="button" @click=${() => page.change({ countedSince: 0 })}>
                ${t('statistics.restore')}
              </button>`
            : nothing
        }
      </p>`;
  }

  private table(game: GameId, tallies: readonly Tally[]): TemplateResult | typeof nothing {
    const rows = tallies.filter((tally) => tally.game === game);
    if (rows.length === 0) return nothing;
    return html`<table class="statistics">
      <caption>
        ${this.page.gameName(game)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('statistics.opponent')}</th>
          ${(['played', 'won', 'lost', 'drawn'] as const).map((key) => html`<th scope="col">${t(`statistics.${key}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ opponent, played, won, lost, drawn }) =>
            html`<tr>
              <th scope="row">
                ${
                  opponent === 'friend'
                    ? t('statistics.friend')
                    : t('statistics.computer', { level: common(`level.${opponent}`) })
                }
              </th>
              <td>${played}</td>
              ${(opponent === 'friend' ? ['', '', ''] : [won, lost, drawn]).map((n) => html`<td>${n}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
