// While the device changes hands: says whose turn it is and nothing else. It lifts only when the named player holds the button for a
// while; assistive technology, which cannot hold, presses twice.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeatName } from '../model/snapshot';
import { PageElement } from './element';
import { swallow } from './press_guard';
import { badge } from './badge';
import './handover.css';

const HOLD_MILLISECONDS = 600;

/** The finger or key that has lifted the handover screen is still down: letting go must not press what has appeared beneath it. */
function ignoreUntilNextPress(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('pointerdown', () => ended.abort(), options);
  window.addEventListener('keydown', (event) => (event.repeat ? swallow(event) : ended.abort()), options);
  window.addEventListener('click', (event) => event.detail > 0 && swallow(event), options);
}

@customElement('anthill-handover')
export class Handover extends PageElement {
  @property() heading = '';
  @property() text = '';
  /** The label of the button; `again` replaces it after a first press that was not held. */
  @property() hold = '';
  @property() again = '';
  @property() seat: SeatName = 'red';
  @property({ attribute: false }) reveal!: () => void;
  @state() private holding = false;
  @state() private asked = false;
  private timer = 0;

  protected override updated(changed: Map<string, unknown>): void {
    if (changed.has('seat')) this.querySelector('button')?.focus();
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.letGo();
  }

  protected override render(): TemplateResult {
    return html`<div class="handover ${this.seat}">
      <div class="emblem">
        <svg class="card-drawing" viewBox="0 0 100 120" aria-hidden="true">
          <use href=${`#art-ant-${this.seat}`} width="100" height="120" />
        </svg>
        ${badge(this.seat)}
      </div>
      <h2>${this.heading}</h2>
      <p>${this.text}</p>
      <button
        type="button"
        class="primary large hold ${this.holding ? 'holding' : ''}"
        @pointerdown=${this.press}
        @pointerup=${this.letGo}
        @pointercancel=${this.letGo}
        @pointerleave=${this.letGo}
        @contextmenu=${(event: Event) => event.preventDefault()}
        @keydown=${this.onKey}
        @keyup=${this.letGo}
        @blur=${this.letGo}
        @click=${this.onClick}
      >
        ${this.asked ? this.again : this.hold}
      </button>
    </div>`;
  }

  private readonly press = (): void => {
    if (this.timer) return;
    this.holding = true;
    this.timer = window.setTimeout(() => {
      this.letGo();
      ignoreUntilNextPress();
      this.reveal();
    }, HOLD_MILLISECONDS);
  };
  private readonly letGo = (): void => {
    clearTimeout(this.timer);
    this.timer = 0;
    this.holding = false;
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // no click follows: the hold counts
    if (!event.repeat) this.press();
  };

  /** `detail` is 0 for a click that no pointer made. */
  private readonly onClick = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    if (this.asked) this.reveal();
    else this.asked = true;
  };
}
