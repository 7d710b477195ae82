// The player who did not deal picks a colour, knowing the odds.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { badge } from '../../ui/badge';
import { sideName } from '../../i18n/labels';
import { SEATS } from '../../model/snapshot';
import { betterColour, type BetterColour, engineStopped } from './appraisal';
import { oddsSentence } from './labels';
import { howOddsWork, leftFor } from './odds_panel';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';

@customElement('anthill-take')
export class TakePanel extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  /** The name of the player who picks; "" for a person alone against the computer. */
  @property() player = '';
  /** "" for the computer. */
  @property() dealer = '';
  @state() private better: BetterColour | 'thinking' | 'stopped' | null = null;

  protected override render(): TemplateResult {
    const { snapshot, better, player, dealer } = this;
    const odds = oddsSentence(snapshot.odds);
    return html`<section class="panel" aria-labelledby="take-heading">
      <h2 id="take-heading">${player === '' ? t('status.take.you') : t('colour.title', { player })}</h2>
      <p class="said">
        ${dealer === '' ? t('colour.named.computer', { odds }) : t('colour.named', { dealer, odds })}
        ${leftFor(snapshot.odds, snapshot)}
      </p>
      <div class="colours">
        ${SEATS.map((side) => {
          const points = t('colour.points', { n: snapshot.points[side] });
          return html`<button
            type="button"
            class="colour ${side}"
            @click=${() => this.page.session.command(`take:${side}`, this.snapshot.ply)}
          >
            ${badge(side)}
            <span>
              <span class="visually-hidden">${t('colour.as', { side: sideName(side) })}</span>
              <b aria-hidden="true">${sideName(side)}</b> ${points}
            </span>
          </button>`;
        })}
      </div>
      <p class="buttons">
        ${
          better === null
            ? html`<button type="button" class="by-computer" @click=${this.suggest}>${t('ask')}</button>`
            : html`<span class="appraisal" role="status">${this.opinion(better)}</span>`
        }
        ${howOddsWork(this.page)}
      </p>
    </section>`;
  }

  /** Which colour the computer would play: in the place of the button that asks for it. */
  private opinion(better: BetterColour | 'thinking' | 'stopped'): unknown {
    if (better === 'thinking') return t('odds.thinking');
    if (better === 'stopped') return engineStopped(() => void this.suggest());
    if (better.ahead === 0) return t('colour.same');
    return t('colour.better', {
      side: sideName(better.side),
      points: t('colour.better.points', { n: better.ahead }),
      margin: better.margin,
    });
  }

  private readonly suggest = async (): Promise<void> => {
    if (this.better === 'thinking') return;
    this.better = 'thinking';
    this.better = await betterColour(this.page.session).catch(() => 'stopped' as const);
  };
}
