// An army's card, on its player's plate: its units, Tactic Points, and what it has committed. Units are picked here too.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatName } from '../../model/snapshot';
import { PageElement } from '../../ui/element';
import { follows } from '../../ui/follow';
import { hinted } from './hinted';
import { armyLabel, flyingThrow, underlined, unitList } from './labels';
import { armyAfter, playback, stepsTold, stepTold } from './playback';
import type { RedVsBlackSnapshot } from './snapshot';
import { inTurn } from '../../i18n/translate';
import { unitChoice } from './unit_choice';
import { t } from './en';

const POINTS = 3;
/** By the states of a unit. */
export const STATES = ['well', 'hurt', 'gone'] as const;
const HITS = ['heal', 'wound', 'remove'];

/** The face of a unit's card: its number, and the ant that bears its wounds. */
export const unitFace = (seat: SeatName, number: number): TemplateResult =>
  html`<b class=${underlined(number)}>${number}</b>
    <svg class="ant" viewBox="0 0 20 20" aria-hidden="true">
      ${svg`<use class=${`loose ${seat}`} href=${`#art-ant-${seat}`} width="20" height="20" />`}
      <path class="wound" d="M4 14 16 6" />
    </svg>`;

@customElement('anthill-army')
@follows(playback, hinted, unitChoice)
export class ArmyCard extends PageElement {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() seat: SeatName = 'red';
  /** A person leads it: units may have to be picked by finger. */
  @property({ type: Boolean }) byHand = false;

  protected override render(): TemplateResult {
    const { snapshot, seat, byHand } = this;
    const { points, committed, chosen, phase, held } = snapshot;
    const calls = unitChoice.calls(seat) ? 'calls' : '';
    const army = armyAfter(snapshot, seat, held ? stepsTold(snapshot) : 0);
    const able = unitChoice.offered(seat);
    const sent = able ? [] : (committed[seat] ?? []);
    const hints = hinted.units(seat);
    const step = held ? stepTold(snapshot) : null;
    const hit = step?.side === seat && HITS.includes(step.kind) ? step.unit : 0;
    const label =
      sent.length > 0 ? inTurn(armyLabel(army), t('army.committed', { units: unitList(sent) })) : armyLabel(army);
    const style = (state: number, number: number): string =>
      `unit ${STATES[state] ?? ''} ${sent.includes(number) ? 'sent' : ''} ${number === hit ? 'hit' : ''} ${hints.includes(number) ? 'hinted' : ''}`;
    return html`${
        able
          ? html`<span class="army ${seat} by-hand ${calls}" role="group" aria-label=${label}>
              ${army.map((state, index) => this.pick(style(state, index + 1), index + 1, able.includes(index + 1)))}
            </span>`
          : html`<span class="army ${seat} ${byHand ? 'by-hand' : ''}" role="img" aria-label=${label}>
              ${army.map((state, index) => html`<i class=${style(state, index + 1)}>${unitFace(seat, index + 1)}</i>`)}
            </span>`
      }
      ${this.strip()}
      <span class="points">
        <small aria-hidden="true">${t('points.name')}</small>
        ${phase === 'commit' && chosen[seat] ? html`<small class="chosen">${t('chosen.label')}</small>` : nothing}
        <span role="img" aria-label=${t('points.label', { n: points[seat] })}>
          ${Array.from({ length: POINTS }, (_, i) => html`<i class=${i < points[seat] ? 'left' : 'gone'}></i>`)}
        </span>
      </span>`;
  }

  /** How the dice of this side count, large enough where those on the table are small. The table says it to those who hear. */
  private strip(): TemplateResult | typeof nothing {
    const { snapshot, seat } = this;
    const dice = snapshot.thrown[seat];
    if (dice.length === 0 || flyingThrow(snapshot)?.seat === seat) return nothing;
    return html`<span class="strip" aria-hidden="true">
      ${dice.map(
        ({ countsAs, countsOn }) => html`<i class=${countsOn}><b class=${underlined(countsAs)}>${countsAs}</b></i>`,
      )}
    </span>`;
  }

  private pick(style: string, number: number, able: boolean): TemplateResult {
    return html`<button
      type="button"
      class=${style}
      aria-pressed=${able && unitChoice.picked.includes(number) ? 'true' : 'false'}
      aria-label=${t('commit.unit', { n: number })}
      ?disabled=${!able}
      @click=${() => unitChoice.toggle(number)}
    >
      ${unitFace(this.seat, number)}
    </button>`;
  }
}
