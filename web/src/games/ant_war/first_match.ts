// A first match of Ant War: odds and colours are set for both, so that the first decision is a move of an ant. The dial comes in the second.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PageContext } from '../../contract/page_context';
import { PagePart } from '../../contract/page_part';
import { appraise, betterColour } from './appraisal';
import { oddsText } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { t } from './words';

const GAME = 'ant-war';
const QUESTION = 'first-match';
/** Matches have been played before anybody asked. */
const PAST = 'past';

type Odds = AntWarSnapshot['odds'];

/** Whole turns, so that nothing has to be cut for; one at the least, which only says who begins. */
export const plainOdds = ({ colour, halves }: Odds): Odds => ({ colour, halves: Math.max(2, halves - (halves % 2)) });

/** Nobody on this device has named odds yet, as far as the settings know. */
export function isFirstMatch({ settings, session, isApart }: PageContext): boolean {
  if (isApart) return false;
  const first = settings.chosen[GAME]?.[QUESTION];
  return first === undefined || first === session.id;
}

/** From now on odds are named by hand. */
const endFirstMatch = (page: PageContext): void => page.choose(GAME, QUESTION, PAST);

@customElement('anthill-first-match')
export class FirstMatch extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  @state() private stopped = false;
  /** The ply that is being decided. */
  private deciding = -1;

  protected override updated(): void {
    const { ply } = this.snapshot;
    if (this.deciding === ply || this.stopped) return;
    this.deciding = ply;
    void this.decide(ply).catch(() => (this.stopped = true));
  }

  protected override render(): TemplateResult {
    return html`<section class="panel" aria-labelledby="first-heading">
      <h2 id="first-heading">${t('first.title')}</h2>
      <p class="said" role="status">${t(this.stopped ? 'first.stopped' : 'first.text')}</p>
      <p class="buttons">
        <button type="button" @click=${() => endFirstMatch(this.page)}>${t('first.self')}</button>
      </p>
    </section>`;
  }

  private async decide(ply: number): Promise<void> {
    const { page, snapshot } = this;
    const { session, saves, settings } = page;
    if (settings.chosen[GAME]?.[QUESTION] === undefined) {
      const played = (await saves.library()).some(({ game, id }) => game === GAME && id !== session.id);
      page.choose(GAME, QUESTION, played ? PAST : session.id);
      if (played) return;
    }
    if (snapshot.phase === 'odds') {
      const deal = await appraise(session);
      if (deal && this.isConnected) session.command(oddsText(plainOdds(deal.odds)), ply);
      else this.deciding = -1;
      return;
    }
    const better = await betterColour(session);
    if (better && this.isConnected) session.command(`take:${better.side}`, ply);
    else this.deciding = -1;
  }
}
