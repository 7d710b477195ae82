// The statistics: for each game some figures, and how it went against each level, as bars with their numbers beside them; to keep as a
// file, and to begin again without losing a game.

import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { hasTrait, type GameId } from '../../model/game_id';
import type { GameSummary } from '../../model/game_summary';
import { closeDialog } from '../../ui/dialog_content';
import { downloadText } from '../../ui/download';
import { anyIcon } from '../../ui/lazy_icons';
import { PagePart } from '../../contract/page_part';
import { dateText, inTurn, listOf, t as common } from '../../i18n/translate';
import { emptyCount } from '../../ui/empty_art';
import { arePeople, gamesAgainstComputer, reportsOf, statisticsText, type GameReport, type Tally } from '../statistics';
import { isSlow, storageProblem } from '../storage_problem';
import { t } from '../en';
import './luck_report';
import './rounds_report';
import './statistics_panel.css';

const ENDS = ['won', 'helped', 'drawn', 'lost'] as const;

@customElement('anthill-statistics')
export class StatisticsPanel extends PagePart {
  @property({ attribute: false }) since!: number;
  /** The games' own pictures. */
  @property({ attribute: false }) emblems: ReadonlyMap<GameId, TemplateResult> = new Map();
  @state() private games: GameSummary[] | null = null;
  @state() private told = t('library.loading');

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('since')) void this.count();
  }
  private async count(): Promise<void> {
    try {
      this.games = await this.page.saves.library();
    } catch (error) {
      this.told = storageProblem(error);
      if (isSlow(error)) this.page.saves.onceOpen(() => this.isConnected && this.count());
    }
  }

  protected override render(): TemplateResult {
    const { games, since } = this;
    if (games === null) return html`<p class="note" role="status">${this.told}</p>`;
    const reports = reportsOf(games, since);
    return html`${reports.length === 0 ? this.invitation() : html`<div class="reports">${reports.map((report) => this.report(report))}</div>`}
      <p class="note">
        ${inTurn(t('statistics.private'), since > 0 ? t('statistics.erased', { date: dateText(new Date(since)) }) : '')}
      </p>
      ${this.buttons(reports)} ${reports.length > 0 ? html`<p class="note">${t('statistics.erase.note')}</p>` : nothing}`;
  }

  /** Nothing to count yet: the way to what will be counted. */
  private invitation(): TemplateResult {
    const { page } = this;
    const begin = (): void => {
      closeDialog();
      page.goTo('start');
    };
    return html`<div class="empty">
      ${emptyCount()}
      <p>${t('statistics.empty')}</p>
      <button type="button" class="primary" @click=${begin}>${anyIcon('play')}${t('library.empty.begin')}</button>
    </div>`;
  }

  private buttons(reports: readonly GameReport[]): TemplateResult | typeof nothing {
    const { page, since } = this;
    if (reports.length === 0 && since === 0) return nothing;
    const save = (): void =>
      void downloadText('anthill-statistics.csv', statisticsText(reports.flatMap(({ tallies }) => tallies)));
    return html`<p class="buttons">
      ${
        reports.length > 0
          ? html`<button type="button" @click=${save}>${anyIcon('file')}${t('statistics.save')}</button>
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

  private report({ game, tallies, streak, moves }: GameReport): TemplateResult {
    const played = tallies.reduce((sum, tally) => sum + tally.played, 0);
    const most = Math.max(...tallies.map((tally) => tally.played));
    const alone = tallies.some(({ opponent }) => !arePeople(opponent));
    const figure = (n: number, caption: string): TemplateResult =>
      html`<div>
        <dt>${caption}</dt>
        <dd>${n}</dd>
      </div>`;
    return html`<section class="report" aria-labelledby=${`report-${game}`}>
      <h3 id=${`report-${game}`}>
        <svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">${this.emblems.get(game) ?? nothing}</svg>
        ${this.page.gameName(game)}
      </h3>
      <dl class="figures">
        ${figure(played, t('statistics.games'))} ${alone ? figure(streak.now, t('statistics.streak.now')) : nothing}
        ${alone ? figure(streak.best, t('statistics.streak.best')) : nothing}
        ${figure(moves, t(hasTrait(game, 'turns') ? 'statistics.turns' : 'statistics.moves'))}
      </dl>
      <ul class="tallies">
        ${tallies.map((tally) => this.tally(tally, most))}
      </ul>
      ${this.luck(game)}
    </section>`;
  }
  private luck(game: GameId): TemplateResult | typeof nothing {
    const games = gamesAgainstComputer(this.games ?? [], game, this.since);
    if (hasTrait(game, 'dice')) return html`<anthill-luck-report .games=${games}></anthill-luck-report>`;
    return hasTrait(game, 'rounds') ? html`<anthill-rounds-report .games=${games}></anthill-rounds-report>` : nothing;
  }

  private tally({ opponent, played, ...ends }: Tally, most: number): TemplateResult {
    if (arePeople(opponent)) {
      return html`<li class="tally">
        <b>${t(`statistics.${opponent}`)}</b> <span>${t('statistics.played', { n: played })}</span>
        ${this.bar([['friend', played]], most)}
      </li>`;
    }
    const counted = ENDS.map((end) => [end, ends[end]] as const).filter(([, n]) => n > 0);
    return html`<li class="tally">
      <b>${common(`level.${opponent}`)}</b>
      <span>${listOf(counted.map(([end, n]) => t(`statistics.${end}`, { n })))}</span>
      ${this.bar(counted, most)}
    </li>`;
  }

  /** As long as there are games, in comparison with the opponent that was played most. */
  private bar(parts: readonly (readonly [string, number])[], most: number): TemplateResult {
    let end = 0;
    return html`<svg class="tally-bar" viewBox=${`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      ${parts.map(([kind, n]) => svg`<rect class=${kind} x=${(end += n) - n} width=${n} height="1" />`)}
    </svg>`;
  }
}
