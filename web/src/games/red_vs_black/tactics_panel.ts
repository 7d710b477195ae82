// A tactic or none, each shown with what it does, in words and on the table, before a point is spent.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sideName } from '../../i18n/labels';
import { inTurn } from '../../i18n/translate';
import { other } from '../../model/snapshot';
import { dieText, effectOf, unitList, unitsIn } from './labels';
import { Panel } from './panel';
import type { Die, RedVsBlackSnapshot, Step } from './snapshot';
import { unitChoice } from './unit_choice';
import { t } from './words';

const MOST_HEALED = 3;
const DOES: readonly Step['kind'][] = ['wound', 'remove', 'return'];
/** The board's choices from here on are the options of the snapshot. */
const FIRST_OPTION = 2;

@customElement('anthill-tactics')
export class TacticsPanel extends Panel {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() player = '';
  /** The move being considered; "heal" while units are picked. */
  @state() private choice = 'keep';
  private due = '';

  constructor() {
    super();
    unitChoice.shownBy(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { turn, ply } = this.snapshot;
    const due = `${ply} ${turn}`;
    if (!changed.has('snapshot') || due === this.due) return;
    this.due = due;
    this.choice = 'keep';
    unitChoice.drop(this);
  }

  protected override render(): TemplateResult {
    const { snapshot, choice } = this;
    const { turn, thrown, points, armies } = snapshot;
    const able = points[turn] > 0;
    const { danger } = this;
    return html`<section class="panel tactics" tabindex="-1" aria-labelledby="tactics-heading">
      <h2 id="tactics-heading">${t('tactics.title', { side: this.player })}</h2>
      ${
        able
          ? html`<div class="own-dice ${turn}" role="group" aria-label=${t('tactics.dice')}>
              ${thrown[turn].map((die, index) => this.die(die, index + 1))}
            </div>`
          : nothing
      }
      <p class=${danger === '' ? 'said' : 'said danger'} role="status">${danger || this.effect}</p>
      <p class="buttons">
        ${able ? this.option('swap', t('tactics.swap')) : nothing}
        ${able && unitsIn(armies[turn], 1).length > 0 ? this.option('heal', t('tactics.heal')) : nothing}
        <button type="button" class="primary" aria-disabled=${this.move ? 'false' : 'true'} @click=${this.use}>
          ${choice === 'keep' ? t('tactics.goOn') : t('tactics.confirm')}
        </button>
      </p>
    </section>`;
  }

  /** What is chosen already is let go: then nothing is spent. */
  private choose(move: string): void {
    this.choice = this.choice === move ? 'keep' : move;
    const { turn, armies, options } = this.snapshot;
    if (this.choice === 'heal')
      unitChoice.ask(this, { seat: turn, able: unitsIn(armies[turn], 1), most: MOST_HEALED }, []);
    else unitChoice.drop(this);
    const option = options.findIndex(({ move }) => move === this.choice);
    this.page.session.choose(option < 0 ? 0 : FIRST_OPTION + option);
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

  /** One up, one down, and as it lies again: each press goes on to the next that there is. */
  private die(die: Die, number: number): TemplateResult {
    const there = (move: string): boolean => this.snapshot.options.some((option) => option.move === move);
    const turns = [`adjust:${number}+`, `adjust:${number}-`].filter(there);
    const now = turns.indexOf(this.choice);
    const next = turns[now + 1];
    const turned = now < 0 ? 0 : this.choice.endsWith('+') ? 1 : -1;
    const counts = { ...die, countsAs: die.number + turned };
    const label = turned === 0 ? 'tactics.die' : turned > 0 ? 'tactics.die.up' : 'tactics.die.down';
    return html`<button
      type="button"
      class="face"
      aria-pressed=${now < 0 ? 'false' : 'true'}
      aria-label=${t(label, { n: number, die: dieText(counts) })}
      @click=${() => this.choose(next ?? turns[now] ?? 'keep')}
    >
      <i aria-hidden="true">${number}</i>
      <b class=${counts.countsAs === 6 || counts.countsAs === 9 ? 'underlined' : ''}>${counts.countsAs}</b>
      <small>${turned === 0 ? t(`die.on.${die.place}`) : turned > 0 ? '▲' : '▼'}</small>
    </button>`;
  }

  private get move(): string | null {
    if (this.choice !== 'heal') return this.choice;
    return unitChoice.picked.length > 0 ? `heal:${unitChoice.picked.join(',')}` : null;
  }

  private get effect(): string {
    if (this.choice === 'heal') {
      if (unitChoice.picked.length === 0) return t('tactics.heal.pick');
      return t('tactics.heal.effect', { units: unitList(unitChoice.picked) });
    }
    return effectOf(this.snapshot.options.find(({ move }) => move === this.choice)?.steps ?? []);
  }

  /** For whoever is helped and has chosen nothing yet: what is about to be lost, with what the own dice do if they do anything. */
  private get danger(): string {
    const { against, turn, options } = this.snapshot;
    const units = against.filter(({ kind }) => kind === 'remove').map(({ unit }) => unit);
    if (this.choice !== 'keep' || units.length === 0 || !this.page.session.explaining.helps(turn)) return '';
    const lost = t('tactics.danger', { side: sideName(other(turn)), units: unitList(units) });
    const steps = options.find(({ move }) => move === 'keep')?.steps ?? [];
    const does = steps.some(({ kind }) => DOES.includes(kind));
    return inTurn(lost, does ? this.effect : '');
  }

  private readonly use = (): void => {
    const { move } = this;
    if (!move) return;
    this.page.session.command(move, this.snapshot.ply);
  };
}
