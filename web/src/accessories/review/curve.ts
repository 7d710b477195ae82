// The curve of a finished game: who stood how well after each move, and where something was to be learnt. It is a slider for keys and
// screen readers; a tap or a drag along it shows that position.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PageElement } from '../../ui/element';
import { xOf, areaPath, yOf, linePath, plyAfterKey, plyAt, type Scale } from './geometry';
import type { Moment, Point, Size } from './standing';
import { t } from './en';

/** Told apart by their shapes too. In pixels about their middle. */
const SHAPES: Record<Size, string> = {
  inaccuracy: 'M0-4A4 4 0 1 1-.01-4Z',
  mistake: 'M0-6L6 5H-6Z',
  blunder: 'M0-7.500L7.500 0L0 7.500L-7.500 0Z',
};

const mark = (size: Size): TemplateResult => svg`<path class="moment-mark" d=${SHAPES[size]} />`;
/** The same mark in a line of text. */
export const momentMark = (size: Size): TemplateResult =>
  html`<svg class="judged" viewBox="-8.500 -8.500 17 17" aria-hidden="true">${mark(size)}</svg>`;

@customElement('anthill-review-curve')
export class ReviewCurve extends PageElement {
  @property({ attribute: false }) scale!: Scale;
  @property({ attribute: false }) points: readonly Point[] = [];
  @property({ attribute: false }) moments: readonly Moment[] = [];
  @property({ type: Number }) ply = 0;
  /** The position in words. */
  @property() value = '';
  /** The names of those who stand better where the line is high, and where it is low. */
  @property({ attribute: false }) sides: readonly [string, string] = ['', ''];
  @property({ attribute: false }) go!: (ply: number) => void;

  protected override render(): TemplateResult {
    const { scale, points, moments, ply } = this;
    const here = points.find((point) => point.ply === ply);
    const [upper, lower] = this.sides;
    const area = areaPath(scale, points);
    return html`<p class="sides" aria-hidden="true"><span>${upper}</span><span>${lower}</span></p>
      <div
        class="curve"
        role="slider"
        tabindex="0"
        aria-label=${t('review.curve')}
        aria-valuemin="0"
        aria-valuemax=${scale.last - scale.first}
        aria-valuenow=${ply - scale.first}
        aria-valuetext=${this.value}
        @keydown=${this.onKey}
        @pointerdown=${this.onPointer}
        @pointermove=${this.onPointer}
      >
        ${(['upper', 'lower'] as const).map(
          (half, index) =>
            html`<svg class=${half} viewBox=${`0 ${50 * index} 100 50`} preserveAspectRatio="none" aria-hidden="true">
              <path class="area" d=${area} />
            </svg>`,
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="middle" d="M0 50H100" />
          <path class="line" d=${linePath(scale, points)} />
          <path class="here" d="M${xOf(scale, ply)} 0V100" />
        </svg>
        <svg aria-hidden="true">
          ${here ? svg`<circle class="here" r="4.500" cx="${xOf(scale, ply)}%" cy="${yOf(scale, here.standing)}%" />` : nothing}
          ${moments.map(
            ({ ply: choice, size, before }) =>
              svg`<svg x="${xOf(scale, choice)}%" y="${yOf(scale, before)}%" overflow="visible">${mark(size)}</svg>`,
          )}
        </svg>
      </div>`;
  }

  private to(ply: number): void {
    if (ply !== this.ply) this.go(ply);
  }
  private readonly onKey = (event: KeyboardEvent): void => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : plyAfterKey(event.key, this.ply, this.scale);
    if (to === null) return;
    event.preventDefault();
    this.to(to);
  };
  private readonly onPointer = (event: PointerEvent): void => {
    const curve = event.currentTarget as HTMLElement;
    if ((event.buttons & 1) === 0) return;
    // A finger stays with what it touched first; a mouse has to be held there.
    if (event.type === 'pointerdown' && event.pointerType === 'mouse') curve.setPointerCapture(event.pointerId);
    const { left, width } = curve.getBoundingClientRect();
    this.to(plyAt(this.scale, (event.clientX - left) / width));
  };
}
