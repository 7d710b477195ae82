// Units are committed: up to four unwounded ones. Two people at one screen do it behind a handover screen.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeatName } from '../../model/snapshot';
import '../../ui/handover';
import { diceFor, unitsIn } from './labels';
import { Panel } from './panel';
import type { RedVsBlackSnapshot } from './snapshot';
import { t } from './words';

const MOST = 4;

@customElement('anthill-commit')
export class CommitPanel extends Panel {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() player = '';
  @property({ type: Boolean }) secret = false;
  @state() private units: readonly number[] = [];
  @state() private open = false;
  private due = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { turn, ply } = this.snapshot;
    const due = `${ply} ${turn}`;
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.open = false;
    // As many dice as can be had with as few units: what most players want.
    const able = unitsIn(this.snapshot.armies[turn], 0).slice(0, MOST);
    this.units = able.slice(0, able.length - (able.length % 2));
  }

  protected override render(): TemplateResult {
    if (this.secret && !this.open) {
      return html`<anthill-handover
        .seat=${this.seat}
        .heading=${t('handover.title', { side: this.player })}
        .text=${t('handover.text')}
        .hold=${t('handover.hold')}
        .again=${t('handover.again')}
        .reveal=${() => (this.open = true)}
      ></anthill-handover>`;
    }
    const army = this.snapshot.armies[this.seat];
    const n = this.units.length;
    const dice = diceFor(n);
    return html`<section class="panel" tabindex="-1" aria-labelledby="commit-heading">
      <h2 id="commit-heading">${t('commit.title', { side: this.player })}</h2>
      <p class="why">${t('commit.why')}</p>
      <div class="units ${this.seat}">${army.map((unit, index) => this.unit(unit, index + 1))}</div>
      <p class="buttons">
        <button type="button" class="primary" @click=${this.commit}>
          ${n === 0 ? t('commit.none', { dice }) : t('commit.do', { n, dice })}
        </button>
      </p>
    </section>`;
  }

  private get seat(): SeatName {
    return this.snapshot.turn;
  }

  private unit(condition: number, number: number): TemplateResult {
    const chosen = this.units.includes(number);
    return html`<button
      type="button"
      class="unit ${condition === 0 ? 'well' : condition === 1 ? 'hurt' : 'gone'}"
      aria-pressed=${chosen ? 'true' : 'false'}
      aria-label=${t('commit.unit', { n: number })}
      ?disabled=${condition !== 0}
      @click=${() => this.toggle(number)}
    >
      ${number}
    </button>`;
  }

  /** A fifth one takes the place of the first one chosen. */
  private toggle(number: number): void {
    this.units = this.units.includes(number)
      ? this.units.filter((unit) => unit !== number)
      : [...this.units, number].slice(-MOST);
  }

  private readonly commit = (): void => {
    const units = [...this.units].sort((a, b) => a - b);
    this.page.session.command(`commit:${units.length > 0 ? units.join(',') : 'none'}`, this.snapshot.ply);
  };
}
