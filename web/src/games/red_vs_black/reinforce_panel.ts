// Dice on the own Hill bring removed units back: which ones is for their player to say.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { unitList, unitsIn } from './labels';
import { Panel } from './panel';
import type { RedVsBlackSnapshot } from './snapshot';
import { t } from './words';

@customElement('anthill-reinforce')
export class ReinforcePanel extends Panel {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() player = '';
  @state() private units: readonly number[] = [];
  private due = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { turn, ply, owed, armies } = this.snapshot;
    const due = `${ply} ${turn}`;
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.units = unitsIn(armies[turn], 2).slice(0, owed[turn]);
  }

  protected override render(): TemplateResult {
    const { turn, armies, owed } = this.snapshot;
    const missing = owed[turn] - this.units.length;
    return html`<section class="panel" tabindex="-1" aria-labelledby="reinforce-heading">
      <h2 id="reinforce-heading">${t('reinforce.title', { side: this.player, n: owed[turn] })}</h2>
      <p class="why">${t('reinforce.why')}</p>
      <div class="units ${turn}">
        ${unitsIn(armies[turn], 2).map(
          (number) =>
            html`<button
              type="button"
              class="unit well"
              aria-pressed=${this.units.includes(number) ? 'true' : 'false'}
              aria-label=${t('commit.unit', { n: number })}
              @click=${() => this.toggle(number)}
            >
              ${number}
            </button>`,
        )}
      </div>
      <p class="buttons">
        <button type="button" class="primary" aria-disabled=${missing === 0 ? 'false' : 'true'} @click=${this.bring}>
          ${missing === 0 ? t('reinforce.do', { units: unitList(this.chosen) }) : t('reinforce.more', { n: missing })}
        </button>
      </p>
    </section>`;
  }

  private get chosen(): number[] {
    return [...this.units].sort((a, b) => a - b);
  }
  /** One more than may come takes the place of the first one chosen. */
  private toggle(number: number): void {
    const { turn, owed } = this.snapshot;
    this.units = this.units.includes(number)
      ? this.units.filter((unit) => unit !== number)
      : [...this.units, number].slice(-owed[turn]);
  }
  private readonly bring = (): void => {
    const { turn, owed } = this.snapshot;
    if (this.units.length === owed[turn])
      this.page.session.command(`reinforce:${this.chosen.join(',')}`, this.snapshot.ply);
  };
}
