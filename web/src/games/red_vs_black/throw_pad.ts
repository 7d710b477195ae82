// What lies over the table: the names of the Hills, and while a person throws, the whole table as the place to flick from. The board
// draws the dice in the hand; keys and buttons throw from the panel.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { other, type SeatName } from '../../model/snapshot';
import { PagePart } from '../../contract/page_part';
import { loadDice } from './dice';
import { aimOfFlick, type Sample } from './flick';
import { SEATS, tableLabel } from './labels';
import type { RedVsBlackSnapshot } from './snapshot';
import { makeThrow } from './throwing';
import { t } from './words';

// More samples than any finger makes in the part that counts.
const KEPT = 64;

@customElement('anthill-throw-pad')
export class ThrowPad extends PagePart {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  /** A person is to throw now. */
  @property({ type: Boolean }) due = false;
  private pointer: number | null = null;
  private samples: Sample[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void loadDice().catch(() => undefined); // asked for again when dice are thrown
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.drop();
  }

  protected override render(): TemplateResult {
    return html`<div class="table-words" role="img" aria-label=${tableLabel(this.snapshot)}>
        ${SEATS.map((seat) => html`<span class="hill ${seat}" data-seat=${seat}>${t(`hill.${seat}`)}</span>`)}
      </div>
      ${
        this.due
          ? html`<div
              class="throw-pad"
              aria-hidden="true"
              @pointerdown=${this.grab}
              @pointermove=${this.move}
              @pointerup=${this.letGo}
              @pointercancel=${this.drop}
              @contextmenu=${(event: Event) => event.preventDefault()}
            ></div>`
          : nothing
      }`;
  }

  // Places are set here: the policy of the page refuses style attributes.
  protected override updated(): void {
    const { hills, tile, lies } = this.snapshot.table;
    const ratio = this.page.board.pixelRatio;
    for (const label of this.querySelectorAll<HTMLElement>('.hill')) {
      const seat = label.dataset['seat'] as SeatName;
      const [near, far] = [hills[other(seat)], hills[seat]];
      // At the outer edge of the Hill.
      const outwards = ((tile / 100) * 1.12) / Math.hypot(far.x - near.x, far.y - near.y);
      label.style.left = `${(far.x + (far.x - near.x) * outwards) / ratio}px`;
      label.style.top = `${(far.y + (far.y - near.y) * outwards) / ratio}px`;
      label.classList.toggle('lies', lies);
    }
  }

  private readonly grab = (event: PointerEvent): void => {
    if (this.pointer !== null || event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.pointer = event.pointerId;
    this.samples = [];
    this.page.board.aim(null);
    this.follow(event);
  };
  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer) this.follow(event);
  };
  private readonly letGo = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const { table, turn } = this.snapshot;
    const from = table.hills[other(turn)];
    const to = table.hills[turn];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    // Where the finger rests before it is lifted, it throws nothing.
    const rested = [...this.samples, this.sample(event)];
    const aim = aimOfFlick(rested, table.tile / 100 / this.page.board.pixelRatio, ahead);
    this.drop();
    if (!aim) {
      this.dispatchEvent(new CustomEvent('weak', { bubbles: true }));
      return;
    }
    void makeThrow(this.page, this.snapshot, aim).then((made) => {
      if (!made) this.dispatchEvent(new CustomEvent('failed', { bubbles: true }));
    });
  };
  private readonly drop = (): void => {
    this.pointer = null;
    this.samples = [];
    this.page.board.hold(null);
  };

  private follow(event: PointerEvent): void {
    const sample = this.sample(event);
    this.samples = [...this.samples, sample].slice(-KEPT);
    const ratio = this.page.board.pixelRatio;
    this.page.board.hold({ x: sample.x * ratio, y: sample.y * ratio });
  }

  /** By the screen: what lies over the table may be turned round and back again (screens/tabletop.ts). */
  private sample({ clientX, clientY, timeStamp }: PointerEvent): Sample {
    const { left, top } = this.page.board.element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top, time: timeStamp };
  }
}
