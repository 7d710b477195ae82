// A tactic or none, each shown with what it does before a point is spent.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { dieText, effectOf, unitList, unitsIn } from './labels';
import { Panel } from './panel';
import type { Die, RedVsBlackSnapshot } from './snapshot';
import { t } from './words';

const MOST_HEALED = 3;

@customElement('anthill-tactics')
export class TacticsPanel extends Panel {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() player = '';
  /** The move being considered; "heal" while units are picked. */
  @state() private choice = 'keep';
  @state() private healed: readonly number[] = [];
  private due = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { turn, ply } = this.snapshot;
    const due = `${ply} ${turn}`;
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.choice = 'keep';
    this.healed = [];
  }

  protected override render(): TemplateResult {
    const { snapshot, choice } = this;
    const { turn, thrown, points, armies } = snapshot;
    const able = points[turn] > 0;
    const hurt = unitsIn(armies[turn], 1);
    return html`<section class="panel tactics" tabindex="-1" aria-labelledby="tactics-heading">
      <div class="head">
        <h2 id="tactics-heading">${t('tactics.title', { side: this.player })}</h2>
        <small class="points-left">${t('tactics.left', { n: points[turn] })}</small>
      </div>
      ${
        able && choice !== 'heal'
          ? html`<div class="own-dice ${turn}">${thrown[turn].map((die, index) => this.die(die, index + 1))}</div>`
          : nothing
      }
      ${
        choice === 'heal'
          ? html`<div class="units ${turn}">
              ${hurt.map(
                (number) =>
                  html`<button
                    type="button"
                    class="unit hurt"
                    aria-pressed=${this.healed.includes(number) ? 'true' : 'false'}
                    aria-label=${t('commit.unit', { n: number })}
                    @click=${() => this.toggle(number)}
                  >
                    ${number}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      <p class="said" role="status">${this.effect}</p>
      <p class="buttons">
        ${able ? this.option('swap', t('tactics.swap')) : nothing}
        ${able && hurt.length > 0 ? this.option('heal', t('tactics.heal')) : nothing}
        <button type="button" class="primary" aria-disabled=${this.move ? 'false' : 'true'} @click=${this.use}>
          ${choice === 'keep' ? t('tactics.goOn') : t('tactics.confirm')}
        </button>
      </p>
    </section>`;
  }

  /** What is chosen already is let go: then nothing is spent. */
  private choose(move: string): void {
    this.choice = this.choice === move ? 'keep' : move;
    this.healed = [];
  }

  private option(move: string, text: string): TemplateResult {
    return html`<button
      type="button"
      aria-pressed=${this.choice === move ? 'true' : 'false'}
      @click=${() => this.choose(move)}
    >
      ${text}
    </button>`;
  }

  private die(die: Die, number: number): TemplateResult {
    const step = (move: string, label: string, sign: string): TemplateResult =>
      html`<button
        type="button"
        aria-pressed=${this.choice === move ? 'true' : 'false'}
        aria-label=${label}
        ?disabled=${!this.snapshot.options.some((option) => option.move === move)}
        @click=${() => this.choose(move)}
      >
        ${sign}
      </button>`;
    return html`<div class="own-die">
      ${step(`adjust:${number}-`, t('tactics.down', { n: number, die: dieText(die) }), '−')}
      <span class="face"><b>${die.number}</b><small>${t(`die.on.${die.place}`)}</small></span>
      ${step(`adjust:${number}+`, t('tactics.up', { n: number, die: dieText(die) }), '+')}
    </div>`;
  }

  private get move(): string | null {
    if (this.choice !== 'heal') return this.choice;
    return this.healed.length > 0 ? `heal:${[...this.healed].sort((a, b) => a - b).join(',')}` : null;
  }

  private get effect(): string {
    if (this.choice === 'heal') {
      if (this.healed.length === 0) return t('tactics.heal.pick');
      return t('tactics.heal.effect', { units: unitList([...this.healed].sort((a, b) => a - b)) });
    }
    return effectOf(this.snapshot.options.find(({ move }) => move === this.choice)?.steps ?? []);
  }

  private toggle(number: number): void {
    this.healed = this.healed.includes(number)
      ? this.healed.filter((unit) => unit !== number)
      : [...this.healed, number].slice(-MOST_HEALED);
  }
  private readonly use = (): void => {
    if (this.move) this.page.session.command(this.move, this.snapshot.ply);
  };
}
