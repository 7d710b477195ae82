// An army's card, on the plate of whoever leads it: its units, Tactic Points, and what it has committed.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatName } from '../../model/snapshot';
import { PageElement } from '../../ui/element';
import { armyLabel, unitList } from './labels';
import { armyAfter, playback, stepsTold } from './playback';
import type { RedVsBlackSnapshot } from './snapshot';
import { inTurn } from '../../i18n/translate';
import { t } from './words';

const POINTS = 3;
const STATES = ['well', 'hurt', 'gone'] as const;

@customElement('anthill-army')
export class ArmyCard extends PageElement {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property() seat: SeatName = 'red';

  constructor() {
    super();
    playback.follow(this);
  }

  protected override render(): TemplateResult {
    const { snapshot, seat } = this;
    const { points, committed, chosen, phase } = snapshot;
    const army = armyAfter(snapshot, seat, snapshot.held ? stepsTold(snapshot) : 0);
    const sent = committed[seat] ?? [];
    const label =
      sent.length > 0 ? inTurn(armyLabel(army), t('army.committed', { units: unitList(sent) })) : armyLabel(army);
    return html`<span class="army ${seat}" role="img" aria-label=${label}>
        ${army.map(
          (state, index) =>
            html`<i class="unit ${STATES[state] ?? ''} ${sent.includes(index + 1) ? 'sent' : ''}">${index + 1}</i>`,
        )}
      </span>
      <span class="points" role="img" aria-label=${t('points.label', { n: points[seat] })}>
        ${Array.from({ length: POINTS }, (_, i) => html`<i class=${i < points[seat] ? 'left' : 'gone'}></i>`)}
      </span>
      ${phase === 'commit' && chosen[seat] ? html`<small class="chosen">✓<span class="visually-hidden">${t('chosen.label')}</span></small>` : nothing}`;
  }
}
