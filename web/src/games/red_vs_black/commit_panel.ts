// Units are committed: up to four unwounded ones, on the player's own row. Two people at one screen do it behind a handover screen.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeatName } from '../../model/snapshot';
import '../../ui/handover';
import { diceFor, unitsIn } from './labels';
import { DecisionPanel } from './panel';
import { unitChoice } from './unit_choice';
import { t } from './en';

const MOST = 4;

@customElement('anthill-commit')
export class CommitPanel extends DecisionPanel {
  @property({ type: Boolean }) secret = false;
  @state() private open = false;

  protected override begin(): void {
    this.open = false;
    if (this.secret) unitChoice.drop(this);
    else this.ask();
  }

  /** As many dice as can be had, which costs nothing: what players want who want to win. */
  private ask(): void {
    const able = unitsIn(this.snapshot.armies[this.seat], 0);
    const most = able.slice(0, MOST);
    const picked = most.slice(0, most.length - (most.length % 2));
    unitChoice.ask(this, { seat: this.seat, able, most: MOST }, picked);
  }

  protected override render(): TemplateResult {
    if (this.secret && !this.open) {
      return html`<anthill-handover
        .seat=${this.seat}
        .heading=${t('handover.title', { side: this.player })}
        .text=${t('handover.text')}
        .hold=${t('handover.hold')}
        .again=${t('handover.again')}
        .reveal=${() => {
          this.open = true;
          this.ask();
        }}
      ></anthill-handover>`;
    }
    const n = unitChoice.picked.length;
    const dice = diceFor(n);
    const army = this.snapshot.armies[this.seat];
    const able = unitsIn(army, 0).length;
    const limits = able < MOST && unitsIn(army, 1).length > 0;
    return html`<section class="panel beside" tabindex="-1" aria-labelledby="commit-heading">
      <h2 id="commit-heading">${t('commit.title', { side: this.player })}</h2>
      <p class="why">${t(limits ? 'commit.only' : 'commit.why')}</p>
      <p class="buttons">
        <button type="button" class="primary" @click=${this.commit}>
          ${
            able === 0 ? t('commit.goOn', { dice }) : n === 0 ? t('commit.none', { dice }) : t('commit.do', { n, dice })
          }
        </button>
      </p>
    </section>`;
  }

  private get seat(): SeatName {
    return this.snapshot.turn;
  }

  private readonly commit = (): void => {
    const units = unitChoice.picked;
    this.page.session.command(`commit:${units.length > 0 ? units.join(',') : 'none'}`, this.snapshot.ply);
  };
}
