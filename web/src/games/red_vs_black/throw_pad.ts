// The layer over the table: the names of the Hills, and while a person throws, the whole table as the place to flick from. The board
// draws the dice in the hand; keys and buttons throw from the panel.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { other, SEATS, type SeatName } from '../../model/snapshot';
import { PagePart } from '../../contract/page_part';
import { follows } from '../../ui/follow';
import { loadDice } from '../../board/dice_module';
import { makeThrow } from './dice';
import { aimOfFlick, type Sample } from './flick';
import { hinted } from './hinted';
import { tableLabel } from './labels';
import type { RedVsBlackSnapshot } from './snapshot';
import { playback, stepTold } from './playback';
import { hillName, tagPlaces, type Spot } from './table_words';
import { t } from './en';

// More samples than any finger makes in the part that counts.
const KEPT = 64;
// A finger that rests as long, or has gone as far, looks through the glass; another one has tapped.
const REST_MILLISECONDS = 200;
const TAP = 8;
// The width that a fingertip covers, in pixels.
const FINGERTIP = 26;

@customElement('anthill-throw-pad')
@follows(playback, hinted)
export class ThrowPad extends PagePart {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  /** A person is to throw now. */
  @property({ type: Boolean }) due = false;
  /** Dice are not flicked: they are thrown from the panel. */
  @property({ type: Boolean }) still = false;
  /** Dice are thrown on a real table: none are needed here. */
  @property({ type: Boolean }) real = false;
  /** The side whose dice are named by their numbers in the throw; null: neither. */
  @property() numbered: SeatName | null = null;
  private pointer: number | null = null;
  private samples: Sample[] = [];
  private magnifier: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.real) void loadDice().catch(() => undefined); // asked for again when dice are thrown
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.drop();
  }

  protected override render(): TemplateResult {
    return html`<div class="table-words" role="img" aria-label=${tableLabel(this.snapshot)}>
        ${SEATS.map((seat) => html`<span class="hill ${seat}" data-seat=${seat}>${t(`hill.${seat}`)}</span>`)}
      </div>
      ${this.tags()}
      ${
        this.flicks || this.lies
          ? html`<div
              class=${this.flicks ? 'throw-pad' : 'magnifier-pad'}
              aria-hidden="true"
              @pointerdown=${this.grab}
              @pointermove=${this.move}
              @pointerup=${this.flicks ? this.letGo : this.lift}
              @pointercancel=${this.drop}
              @contextmenu=${(event: Event) => event.preventDefault()}
            ></div>`
          : nothing
      }`;
  }

  private get flicks(): boolean {
    return this.due && !this.still;
  }
  /** Dice to be looked at through the glass. */
  private get lies(): boolean {
    const { animating, thrown, table } = this.snapshot;
    return !animating && SEATS.some((seat) => thrown[seat].length > 0 && table.dice[seat].length > 0);
  }

  /** Numbers beside the dice that are spoken of; what the die does whose step is being told. */
  private tags(): TemplateResult | typeof nothing {
    const { snapshot, numbered } = this;
    if (!this.lies) return nothing;
    const step = snapshot.held ? stepTold(snapshot) : null;
    return html`<div class="dice-tags" aria-hidden="true">
      ${
        step && step.die > 0
          ? html`<span class="told" data-kind=${step.kind} data-thrower=${step.thrower} data-die=${step.die}></span>`
          : nothing
      }
      ${
        numbered
          ? snapshot.thrown[numbered].map(
              (_, index) =>
                html`<span
                  class="tag ${hinted.dice(numbered).includes(index + 1) ? 'hinted' : ''}"
                  data-thrower=${numbered}
                  data-die=${index + 1}
                  >${index + 1}</span
                >`,
            )
          : nothing
      }
    </div>`;
  }

  // Places are set here: the policy of the page refuses style attributes.
  protected override updated(): void {
    const { hills, tile, rotated, dice } = this.snapshot.table;
    const ratio = this.page.board.pixelRatio;
    const side = tile / 100 / ratio;
    const put = (element: HTMLElement, at: Spot | undefined): void => {
      element.style.left = `${at?.x ?? 0}px`;
      element.style.top = `${at?.y ?? 0}px`;
    };
    const lain = (seat: SeatName): Spot[] => dice[seat].map(({ x, y }) => ({ x: x / ratio, y: y / ratio }));
    const { numbered } = this;
    const places = numbered ? tagPlaces(lain(numbered), lain(other(numbered)), side) : [];
    for (const tag of this.querySelectorAll<HTMLElement>('.tag')) put(tag, places[Number(tag.dataset['die']) - 1]);
    for (const ring of this.querySelectorAll<HTMLElement>('.told')) {
      put(ring, lain(ring.dataset['thrower'] as SeatName)[Number(ring.dataset['die']) - 1]);
      ring.style.setProperty('--tile', `${side}px`);
    }
    for (const label of this.querySelectorAll<HTMLElement>('.hill')) {
      const seat = label.dataset['seat'] as SeatName;
      const { x, y } = hills[seat];
      label.classList.toggle('rotated', rotated);
      const { aside, scale } = hillName(rotated ? label.offsetHeight : label.offsetWidth, side);
      const at = { x: x / ratio - (rotated ? 0 : aside), y: y / ratio - (rotated ? aside : 0) };
      put(label, at);
      label.style.scale = String(scale);
      const isUnder = (die: Spot): boolean =>
        Math.abs(die.x - at.x) < (label.offsetWidth * scale + side) / 2 &&
        Math.abs(die.y - at.y) < (label.offsetHeight * scale + side) / 2;
      // Dice ready to be thrown lie there, or one has come to rest under the name.
      const isReady = this.due && seat === other(this.snapshot.turn);
      label.classList.toggle('occupied', isReady || SEATS.some((thrower) => lain(thrower).some(isUnder)));
    }
  }

  private readonly grab = (event: PointerEvent): void => {
    if (this.pointer !== null || event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.pointer = event.pointerId;
    this.samples = [];
    if (this.flicks) {
      this.page.board.aim(null);
      this.follow(event);
      return;
    }
    this.samples = [this.sample(event)];
    this.magnifier = setTimeout(() => this.follow(event), REST_MILLISECONDS);
  };
  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId === this.pointer && (this.flicks || !this.isTap(event))) this.follow(event);
  };
  /** Lifted where it came down: the die there, where it is one that is spoken of. */
  private readonly lift = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const die = this.isTap(event) ? this.dieAt(this.sample(event)) : 0;
    this.drop();
    if (die > 0) this.dispatchEvent(new CustomEvent('die', { bubbles: true, detail: die }));
  };
  private isTap(event: PointerEvent): boolean {
    const [first] = this.samples;
    const { x, y } = this.sample(event);
    return first !== undefined && this.samples.length === 1 && Math.hypot(x - first.x, y - first.y) < TAP;
  }
  /** The nearest of the numbered dice under a fingertip, from 1 on; 0: none. */
  private dieAt({ x, y }: { x: number; y: number }): number {
    const { table } = this.snapshot;
    const ratio = this.page.board.pixelRatio;
    const dice = this.numbered ? table.dice[this.numbered] : [];
    const far = dice.map((die) => Math.hypot(die.x / ratio - x, die.y / ratio - y));
    const nearest = Math.min(...far);
    return nearest < Math.max(FINGERTIP, (table.tile / 100 / ratio) * 0.7) ? far.indexOf(nearest) + 1 : 0;
  }
  private readonly letGo = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const { table, turn } = this.snapshot;
    const from = table.hills[other(turn)];
    const to = table.hills[turn];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    // A finger that rests before it is lifted throws nothing.
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
    clearTimeout(this.magnifier);
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
