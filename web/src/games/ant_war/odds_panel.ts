// The dealer's dial: one line from many turns for Red over none to many turns for Black, by half turns. And what the computer believes.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeatName } from '../../model/snapshot';
import type { PageContext } from '../../contract/page_context';
import { PagePart } from '../../contract/page_part';
import { badge } from '../../ui/badge';
import { sideName } from '../../i18n/labels';
import { inTurn } from '../../i18n/translate';
import { appraise, type Appraisal, engineStopped } from './appraisal';
import { leftSentence, oddsSentence, oddsText, oddsValue } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { steady } from './steady';
import { t } from './en';
import './odds_panel.css';

/** Nine turns and a half. */
const MOST = 19;

/** The rules about it, over the game; in a lesson the step itself explains it. */
export const howOddsWork = (page: PageContext): TemplateResult | typeof nothing =>
  page.inSandbox
    ? nothing
    : html`<button
        type="button"
        class="quiet how"
        aria-label=${t('odds.how')}
        @click=${() => page.show({ dialog: 'rules', section: 'odds' })}
      >
        <span class="in-full">${t('odds.how')}</span><span class="in-short">?</span>
      </button>`;

type Odds = AntWarSnapshot['odds'];

/** Red to the left, Black to the right. */
const placeOf = ({ colour, halves }: Odds): number => (colour === 'red' ? -halves : halves);
const oddsAt = (place: number): Odds => ({ colour: place > 0 ? 'black' : 'red', halves: Math.abs(place) });

/** All that can be set. */
const ODDS = Array.from({ length: 2 * MOST + 1 }, (_, index) => oddsAt(index - MOST));

/** The cards left to cut, where a cut decides. */
export const leftFor = ({ halves }: Odds, snapshot: AntWarSnapshot): string =>
  halves === 0 || halves % 2 === 1 ? leftSentence(snapshot) : '';

function worth(points: number): string {
  if (points === 0) return t('odds.worth.even');
  return t('odds.worth.ahead', { side: sideName(points > 0 ? 'red' : 'black'), n: Math.abs(points) });
}

/** The odds that the computer takes for fair, and why: true wherever the dial stands by now. */
function opinion({ odds, redFirst, blackFirst }: Appraisal): string {
  const fair = odds.halves === 0 ? t('odds.worth.none') : t('odds.worth.fair', { odds: oddsValue(odds) });
  return inTurn(fair, t('odds.worth', { first: worth(redFirst), second: worth(blackFirst) }));
}

/** The odds that were set last, and where: a dealer who comes back to that deal finds the dial as it was left. */
let lastSet: { readonly position: string; readonly odds: Odds } | null = null;

@customElement('anthill-odds')
export class OddsPanel extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  /** The name of the player who names them; "" for a person alone against the computer. */
  @property() player = '';
  @state() private odds: Odds = { colour: 'red', halves: 0 };
  @state() private appraisal: Appraisal | 'thinking' | 'stopped' | null = null;

  protected override willUpdate(): void {
    if (!this.hasUpdated && lastSet?.position === this.snapshot.position) this.odds = lastSet.odds;
  }

  protected override render(): TemplateResult {
    const { odds, appraisal, snapshot } = this;
    const sentence = oddsSentence(odds);
    return html`<section class="panel" aria-labelledby="odds-heading">
      <h2 id="odds-heading">${this.player === '' ? t('status.odds.you') : t('odds.title', { player: this.player })}</h2>
      <p class="why"><span class="asked">${t('odds.why')}</span> ${t('odds.fair')}</p>
      <div class="dial">
        ${this.nudge('red')}
        <div class="dial-middle">
          <output class=${odds.halves === 0 ? '' : odds.colour} for="odds-dial">${oddsValue(odds)}</output>
          <input
            id="odds-dial"
            type="range"
            min=${-MOST}
            max=${MOST}
            step="1"
            aria-label=${t('odds.dial')}
            aria-valuetext=${sentence}
            .value=${String(placeOf(odds))}
            @input=${(event: Event) => (this.odds = oddsAt(Number((event.target as HTMLInputElement).value)))}
          />
        </div>
        ${this.nudge('black')}
      </div>
      ${steady(
        html`<span role="status">${sentence}</span> ${leftFor(odds, snapshot)}
          <span class="visually-hidden">${t('odds.points', snapshot.points)}</span>`,
        ODDS.map((each) => `${oddsSentence(each)} ${leftFor(each, snapshot)}`),
      )}
      ${
        appraisal === null
          ? nothing
          : html`<p class="appraisal" role="status">
              ${
                appraisal === 'thinking'
                  ? t('odds.thinking')
                  : appraisal === 'stopped'
                    ? engineStopped(() => void this.suggest())
                    : opinion(appraisal)
              }
            </p>`
      }
      <p class="buttons">
        <button type="button" class="primary" @click=${this.name}>${t('odds.set')}</button>
        <button
          type="button"
          class="by-computer"
          aria-disabled=${appraisal === 'thinking' ? 'true' : 'false'}
          @click=${this.suggest}
        >
          ${t('ask')}
        </button>
        ${howOddsWork(this.page)}
      </p>
    </section>`;
  }

  private nudge(side: SeatName): TemplateResult {
    const step = side === 'red' ? -1 : 1;
    const place = placeOf(this.odds);
    const done = Math.abs(place + step) > MOST;
    return html`<button
      type="button"
      class="nudge"
      aria-disabled=${done ? 'true' : 'false'}
      @click=${() => (this.odds = done ? this.odds : oddsAt(place + step))}
    >
      ${badge(side)}<span aria-hidden="true">+&frac12;</span
      ><small aria-hidden="true">${t('colour.points', { n: this.snapshot.points[side] })}</small
      ><span class="visually-hidden">${t(`odds.more.${side}`)}</span>
    </button>`;
  }

  private readonly name = (): void => {
    const { odds, snapshot } = this;
    lastSet = { position: snapshot.position, odds };
    this.page.session.command(oddsText(odds), snapshot.ply);
  };

  private readonly suggest = async (): Promise<void> => {
    if (this.appraisal === 'thinking') return;
    this.appraisal = 'thinking';
    const appraisal = await appraise(this.page.session).catch(() => 'stopped' as const);
    this.appraisal = appraisal;
    if (appraisal !== null && appraisal !== 'stopped') this.odds = appraisal.odds;
  };
}
