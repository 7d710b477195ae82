// The count at a round's end, in front of the players: card by card each value lights up over the board and runs into the sums. Two
// elements tell it: the tags over the board, the sums in the panel.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { screenPlace } from '../../board/places';
import { historyText, SEATS, type SeatName } from '../../model/snapshot';
import type { Players } from '../../model/player';
import { badge } from '../../ui/badge';
import { StepReveal } from '../../ui/step_reveal';
import { PagePart } from '../../contract/page_part';
import { keepFocus } from '../../ui/focus';
import { follows } from '../../ui/follow';
import { isJoker, nowOf, personName, roundSentence } from './labels';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';
import './count.css';

const STEP_MILLISECONDS = 130;

// To read the sums.
const READING_MILLISECONDS = 2500;

type Counted = NonNullable<AntWarSnapshot['counted']>;

/** The time of a count that is not hurried. */
export const countMilliseconds = ({ counted }: AntWarSnapshot): number =>
  (counted?.cards.length ?? 0) * STEP_MILLISECONDS + READING_MILLISECONDS;

const reveal = new StepReveal(STEP_MILLISECONDS);

/** How many cards have been counted so far. */
const cardsCounted = (snapshot: AntWarSnapshot): number =>
  reveal.count(historyText(snapshot), snapshot.counted?.cards.length ?? 0);

@customElement('anthill-count-tags')
@follows(reveal)
export class CountTags extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;

  protected override render(): TemplateResult | typeof nothing {
    const { counted } = this.snapshot;
    if (!counted) return nothing;
    const done = cardsCounted(this.snapshot);
    return html`<div class="count-tags" aria-hidden="true">
      ${counted.cards
        .slice(0, done)
        .map(
          ({ card, cell, points, to }) =>
            html`<span class="tag ${to ?? 'food'} ${isJoker(card) && to ? 'fed' : ''}" data-cell=${cell}
              >${points > 0 ? t('count.tag', { n: points }) : t('count.nobody')}</span
            >`,
        )}
    </div>`;
  }

  // Places are set here: the policy of the page refuses style attributes.
  protected override updated(): void {
    const { layout, raised } = this.snapshot;
    const ratio = this.page.board.pixelRatio;
    for (const tag of this.querySelectorAll<HTMLElement>('.tag')) {
      const cell = Number(tag.dataset['cell']);
      const { column, row } = screenPlace(layout, cell);
      tag.style.fontSize = `${Math.max(13, Math.min(26, (Math.min(layout.cellW, layout.cellH) / ratio) * 0.2))}px`;
      // Clear of the rank and the suit, which wide cards have on the left.
      const along = layout.cellW > layout.cellH ? 0.66 : 0.5;
      tag.style.left = `${(layout.x + (column + along) * layout.cellW) / ratio}px`;
      tag.style.top = `${(layout.y + (row + 0.7) * layout.cellH - (raised?.[cell] ?? 0)) / ratio}px`;
    }
  }
}

const countedFor = ({ cards }: Counted, side: SeatName, done: number): Counted['cards'] =>
  cards.slice(0, done).filter(({ to }) => to === side);
const pointsOf = (cards: Counted['cards']): number => cards.reduce((sum, { points }) => sum + points, 0);

/** A plate tells the sum counted so far for its colour, where no panel does. */
@customElement('anthill-count-sum')
@follows(reveal)
export class CountSum extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  @property() side!: SeatName;

  protected override render(): TemplateResult | typeof nothing {
    const { counted } = this.snapshot;
    if (!counted) return nothing;
    const n = pointsOf(countedFor(counted, this.side, cardsCounted(this.snapshot)));
    return html`<b role="img" aria-label=${t('notes.points.label', { n })}>${n}</b>`;
  }
}

@customElement('anthill-count')
@follows(reveal)
export class CountPanel extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  @property({ attribute: false }) players!: Players;

  protected override updated(): void {
    keepFocus();
  }
  protected override render(): TemplateResult | typeof nothing {
    const { snapshot, players } = this;
    const { counted, status } = snapshot;
    if (!counted) return nothing;
    const done = cardsCounted(snapshot);
    const whole = done === counted.cards.length;
    const next =
      status.kind !== 'playing' ? t('count.end') : snapshot.phase === 'deal' ? t('count.next') : t('count.back');
    return html`<section class="panel count" aria-labelledby="count-heading">
      <h2 id="count-heading">${t('count.title', { n: counted.round })}</h2>
      ${SEATS.map((side) => this.sum(counted, side, done))}
      <p class="said" role="status">${whole ? roundSentence(snapshot, players) : ''}</p>
      <p class="buttons">
        ${
          whole
            ? html`<button type="button" class="primary" @click=${() => this.page.session.proceed()}>${next}</button>`
            : html`<button type="button" @click=${() => reveal.skip()}>${t('count.skip')}</button>`
        }
      </p>
    </section>`;
  }

  private sum(counted: Counted, side: SeatName, done: number): TemplateResult {
    const { snapshot, players } = this;
    const mine = countedFor(counted, side, done);
    const n = pointsOf(mine);
    const jokers = mine.filter(({ card }) => isJoker(card)).length;
    return html`<p class="sum">
      ${badge(side)} <span>${personName(snapshot, players, nowOf(snapshot, side))}</span>
      ${jokers > 0 ? html`<small>${t('count.jokers', { n: jokers })}</small>` : nothing}
      <b>${n}</b>
    </p>`;
  }
}
