// The throw of people who throw their own dice at a real table: two taps tell of each die, over the board, which has nothing else to show
// then. A throw that counts is not taken back, so it is looked at once more before.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { focusIsLost } from '../../ui/focus';
import { icon } from '../../ui/icons';
import { diceList, PLACES } from './labels';
import {
  EMPTY,
  keepEntry,
  NUMBERS,
  placeOf,
  readEntry,
  throwOf,
  withNumber,
  withoutLast,
  withPlace,
  type Entry,
} from './own_dice';
import { t } from './own_dice_en';
import type { RedVsBlackSnapshot } from './snapshot';
import './own_dice.css';

@customElement('anthill-real-dice')
export class OwnDicePanel extends PagePart {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @state() private entry: Entry = EMPTY;
  private due = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    const due = placeOf(this.page.session.id, this.snapshot);
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.entry = readEntry(due, this.snapshot);
  }

  protected override render(): TemplateResult {
    const { snapshot, entry } = this;
    const n = snapshot.dice[snapshot.turn];
    const die = entry.dice.length + 1;
    const whole = entry.dice.length === n;
    const asked = whole
      ? t('own.check')
      : entry.number === null
        ? t('own.number', { die, n })
        : t('own.place', { die, n, number: entry.number });
    return html`<section class="real-dice" tabindex="-1" aria-label=${t('own.title')}>
      <p class="asked" role="status">${asked}</p>
      <p class="entered">
        ${this.entered(n)}
        <button type="button" class="quiet" ?disabled=${die === 1 && entry.number === null} @click=${this.undo}>
          ${icon('undo')}<span>${t('own.undo')}</span>
        </button>
      </p>
      ${whole ? this.play() : entry.number === null ? this.numbers() : this.places()}
    </section>`;
  }

  /** The buttons that are pressed give way to others. */
  protected override updated(): void {
    if (focusIsLost()) this.querySelector<HTMLElement>('.real-dice')?.focus({ preventScroll: true });
  }

  private play(): TemplateResult {
    return html`<p class="buttons">
      <button
        type="button"
        class="primary"
        @click=${() => this.page.session.command(throwOf(this.entry), this.snapshot.ply)}
      >
        ${t('own.play')}
      </button>
    </p>`;
  }

  private numbers(): TemplateResult {
    return html`<div class="numbers" role="group" aria-label=${t('own.numbers')}>
      ${NUMBERS.map(
        (number) =>
          html`<button
            type="button"
            class=${this.snapshot.turn}
            @click=${() => this.set(withNumber(this.entry, number))}
          >
            ${number}
          </button>`,
      )}
    </div>`;
  }

  private places(): TemplateResult {
    return html`<div class="places" role="group" aria-label=${t('own.places')}>
      ${PLACES.map(
        (place) =>
          html`<button type="button" class="place" @click=${() => this.set(withPlace(this.entry, place))}>
            <i class=${place} aria-hidden="true"></i>${t(`own.on.${place}`)}
          </button>`,
      )}
    </div>`;
  }

  /** The dice so far, and places for those to come. */
  private entered(n: number): TemplateResult {
    const { dice } = this.entry;
    const said = dice.map(({ number, place }) => ({ number, place, countsAs: number, countsOn: place }));
    return html`<span
      class="dice"
      role=${dice.length > 0 ? 'img' : nothing}
      aria-label=${dice.length > 0 ? t('own.entered', { dice: diceList(said) }) : nothing}
    >
      ${Array.from({ length: n }, (_, index) => {
        const die = dice[index];
        return html`<i class=${die?.place ?? 'open'}>${die?.number ?? ''}</i>`;
      })}
    </span>`;
  }

  private readonly undo = (): void => this.set(withoutLast(this.entry));

  private set(entry: Entry): void {
    this.entry = entry;
    keepEntry(this.due, entry);
  }
}
