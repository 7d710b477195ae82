// Dice on the player's own Hill bring removed units back: the player chooses which ones, on the own row.

import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { unitsNamed, unitsIn } from './labels';
import { DecisionPanel } from './panel';
import { unitChoice } from './unit_choice';
import { t } from './en';

@customElement('anthill-reinforce')
export class ReinforcePanel extends DecisionPanel {
  protected override begin(): void {
    const { turn, owed, armies } = this.snapshot;
    const able = unitsIn(armies[turn], 2);
    unitChoice.ask(this, { seat: turn, able, most: owed[turn] }, able.slice(0, owed[turn]));
  }

  protected override render(): TemplateResult {
    const { turn, owed } = this.snapshot;
    const units = unitChoice.picked;
    const missing = owed[turn] - units.length;
    return html`<section class="panel beside" tabindex="-1" aria-labelledby="reinforce-heading">
      <h2 id="reinforce-heading">${t('reinforce.title', { side: this.player, n: owed[turn] })}</h2>
      <p class="why">${t('reinforce.why')}</p>
      <p class="buttons">
        <button type="button" class="primary" aria-disabled=${missing === 0 ? 'false' : 'true'} @click=${this.bring}>
          ${missing === 0 ? t('reinforce.do', { units: unitsNamed(units) }) : t('reinforce.more', { n: missing })}
        </button>
      </p>
    </section>`;
  }

  private readonly bring = (): void => {
    const { turn, owed } = this.snapshot;
    const units = unitChoice.picked;
    if (units.length === owed[turn]) this.page.session.command(`reinforce:${units.join(',')}`, this.snapshot.ply);
  };
}
