// A tactic or none, each shown with what it does, in words and on the table, before a point is spent.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { sideName } from '../../i18n/labels';
import { other } from '../../model/snapshot';
import { dieText, effectsOf, turnLabel, underlined, unitsIn, unitsNamed, type Effect } from './labels';
import { DecisionPanel } from './panel';
import type { Die, Step } from './snapshot';
import { unitChoice } from './unit_choice';
import { t } from './en';

const MOST_HEALED = 3;
const DOES: readonly Step['kind'][] = ['wound', 'remove', 'return'];
const HITS: readonly Step['kind'][] = ['wound', 'remove', 'again'];
/** The board's choices from here on are the options of the snapshot. */
const FIRST_OPTION = 2;
/** As src/view/red_vs_black/dice.cpp draws them about the dice. */
const RINGS: Readonly<Record<Effect['ring'], TemplateResult>> = {
  wound: html`<svg class="ring wounds" viewBox="0 0 16 16" aria-hidden="true">
    ${svg`<circle cx="8" cy="8" r="5.5" />`}
  </svg>`,
  return: html`<svg class="ring returns" viewBox="0 0 16 16" aria-hidden="true">
    ${svg`<circle cx="8" cy="8" r="7" /><circle cx="8" cy="8" r="4" />`}
  </svg>`,
};

@customElement('anthill-tactics')
export class TacticsPanel extends DecisionPanel {
  /** The move being considered but for units that are picked: those are to be healed. */
  @state() private adjusting = 'keep';
  /** Heal has been asked for, and no unit is picked yet. */
  @state() private asksForUnits = false;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('die', this.onDie, { signal: this.untilGone });
  }

  protected override begin(): void {
    this.adjusting = 'keep';
    this.asksForUnits = false;
    this.offerUnits([]);
  }

  /** Wounded units heal by a tap on them, whether Heal has been pressed before or not. */
  private offerUnits(picked: readonly number[]): void {
    const { turn, armies, points } = this.snapshot;
    const able = points[turn] > 0 ? unitsIn(armies[turn], 1) : [];
    if (able.length === 0) unitChoice.drop(this);
    else unitChoice.ask(this, { seat: turn, able, most: MOST_HEALED, calls: this.asksForUnits }, picked);
  }

  private get choice(): string {
    if (unitChoice.askedBy(this) && unitChoice.picked.length > 0) return 'heal';
    return this.asksForUnits ? 'heal' : this.adjusting;
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
      <p class=${danger === '' ? 'said' : 'said danger'} role="status">
        ${danger} ${danger === '' || this.does ? this.effects : nothing} ${this.healing}
      </p>
      <p class="buttons">
        ${able ? this.option('swap', t('tactics.swap')) : nothing}
        ${able && unitsIn(armies[turn], 1).length > 0 ? this.option('heal', t('tactics.heal')) : nothing}
        <button type="button" class="primary" aria-disabled=${this.move ? 'false' : 'true'} @click=${this.use}>
          ${choice === 'keep' ? t('tactics.goOn') : t('tactics.confirm')}
        </button>
      </p>
    </section>`;
  }

  /**
   * Choosing the chosen tactic again drops it: then nothing is spent. All wounded units are picked at once if there are at most
   * three.
   */
  private choose(move: string): void {
    const { turn, armies, options } = this.snapshot;
    const chosen = this.choice === move ? 'keep' : move;
    const wounded = unitsIn(armies[turn], 1);
    const all = chosen === 'heal' && wounded.length <= MOST_HEALED ? wounded : [];
    this.asksForUnits = chosen === 'heal' && all.length === 0;
    this.adjusting = chosen === 'heal' ? 'keep' : chosen;
    this.offerUnits(all);
    const option = options.findIndex(({ move }) => move === this.adjusting);
    this.page.session.choose(option < 0 ? 0 : FIRST_OPTION + option);
  }

  /** A die on the table: one up, one down, as it lies again. */
  private readonly onDie = (event: Event): void => {
    if (this.snapshot.points[this.snapshot.turn] === 0) return;
    const turns = this.turnsOf((event as CustomEvent<number>).detail);
    const now = turns.indexOf(this.choice);
    this.choose(turns[now + 1] ?? turns[now] ?? 'keep');
  };
  private turnsOf(number: number): string[] {
    return [`adjust:${number}+`, `adjust:${number}-`].filter((move) =>
      this.snapshot.options.some((option) => option.move === move),
    );
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

  /** Its number between a minus and a plus; pressed once more, either of them leaves it as it lies. */
  private die(die: Die, number: number): TemplateResult {
    const [up, down] = [`adjust:${number}+`, `adjust:${number}-`];
    const turned = this.choice === up ? 1 : this.choice === down ? -1 : 0;
    const counts = { ...die, countsAs: die.number + turned };
    const turn = (move: string, by: 1 | -1): TemplateResult => {
      const able = this.turnsOf(number).includes(move);
      return html`<button
        type="button"
        class=${by > 0 ? 'more' : 'less'}
        aria-pressed=${this.choice === move ? 'true' : 'false'}
        aria-label=${turnLabel(die, number, by, able)}
        ?disabled=${!able}
        @click=${() => this.choose(move)}
      >
        <span>${by > 0 ? '+' : '−'}</span>
      </button>`;
    };
    return html`<div
      class="face ${turned === 0 ? '' : 'turned'}"
      role="group"
      aria-label=${t('tactics.die', { n: number, die: dieText(counts) })}
    >
      ${turn(down, -1)}
      <span aria-hidden="true">
        <i>${number}</i>
        <b class=${underlined(counts.countsAs)}>${counts.countsAs}</b>
        <small>${t(`die.on.${die.place}`)}</small>
      </span>
      ${turn(up, 1)}
    </div>`;
  }

  private get move(): string | null {
    if (this.choice !== 'heal') return this.choice;
    return unitChoice.picked.length > 0 ? `heal:${unitChoice.picked.join(',')}` : null;
  }

  /** The effects of the choice, each with the ring that the table shows for it. */
  private get effects(): unknown {
    // A heal leaves the throw as it lies.
    const move = this.choice === 'heal' ? 'keep' : this.choice;
    const option = this.snapshot.options.find((each) => each.move === move);
    const effects = effectsOf(option?.steps ?? []);
    if (effects.length === 0) return t('effect.nothing');
    return effects.map(({ text, ring }) => html`<span class="effect">${RINGS[ring]} ${text}</span> `);
  }

  private get healing(): string {
    if (this.choice !== 'heal') return '';
    const { picked } = unitChoice;
    return picked.length === 0 ? t('tactics.heal.pick') : t('tactics.heal.effect', { units: unitsNamed(picked) });
  }

  private get does(): boolean {
    const steps = this.snapshot.options.find(({ move }) => move === 'keep')?.steps ?? [];
    return steps.some(({ kind }) => DOES.includes(kind));
  }

  /** Before anything is chosen, where the level helps: what is about to be lost. */
  private get danger(): string {
    const { against, turn } = this.snapshot;
    const lost = against.filter(({ kind }) => kind === 'remove').map(({ unit }) => unit);
    // A unit that is healed first bears one more wound.
    const healed = this.choice === 'heal' ? unitChoice.picked : [];
    const hits = (one: number): number =>
      against.filter(({ kind, unit }) => HITS.includes(kind) && unit === one).length;
    const units = lost.filter((unit) => !healed.includes(unit) || hits(unit) > 1);
    if (!['keep', 'heal'].includes(this.choice) || units.length === 0 || !this.page.session.explainer.helps(turn))
      return '';
    return t('tactics.danger', { side: sideName(other(turn)), units: unitsNamed(units) });
  }

  private readonly use = (): void => {
    const { move } = this;
    if (!move) return;
    this.page.session.command(move, this.snapshot.ply);
  };
}
