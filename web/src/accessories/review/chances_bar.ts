// A bar of the chances: Red's share of it is red, and its edge is as soft as the estimate may be off. A game in points fills it as far as
// the lead is large.

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { AdvicePage } from '../../contract/game_page';
import { inTurn } from '../../i18n/translate';
import type { Snapshot } from '../../model/snapshot';
import { t } from './en';
import './chances_bar.css';

// A lead of so many points fills the bar.
const MOST_POINTS = 20;

type Measure = AdvicePage['measure'];

/** A standing as the bar shows it, in per cent, or in points for the player who began as Red. */
interface Estimate {
  readonly standing: number;
  /** So much it may be off, by what was measured; 0 if it is proven. */
  readonly error: number;
  /** Says the same in words, without the error. */
  readonly label: string;
}

/** The share of Red, by the colours as they are now, in percent. @param standing for the player who began as Red */
export function shareOf(measure: Measure, standing: number, swapped: boolean): number {
  const share = measure === 'chances' ? standing : 50 + (50 * standing) / MOST_POINTS;
  const bounded = Math.min(100, Math.max(0, share));
  return swapped ? 100 - bounded : bounded;
}

/** A position's estimate with its error. @param snapshot the position itself */
export const estimated = (
  { estimateError }: Pick<AdvicePage, 'estimateError'>,
  snapshot: Snapshot,
  { standing, exact }: { readonly standing: number; readonly exact: boolean },
  label: string,
): Estimate => ({ standing, error: exact ? 0 : Math.ceil(estimateError(snapshot, standing)), label });

/** The estimate with its error, for screen readers. */
export function saidEstimate(measure: Measure, { error, label }: Estimate): string {
  if (error === 0) return label;
  return inTurn(label, measure === 'chances' ? t('review.off', { n: error }) : t('review.off.points', { n: error }));
}

/** From where to where the edge is soft, in per cent of the bar. */
export function edgeOf(measure: Measure, { standing, error }: Estimate, swapped: boolean): readonly [number, number] {
  const [one, another] = [shareOf(measure, standing - error, swapped), shareOf(measure, standing + error, swapped)];
  return [Math.min(one, another), Math.max(one, another)];
}

function shares(place: string, measure: Measure, estimate: Estimate, swapped: boolean): unknown {
  const [from, to] = edgeOf(measure, estimate, swapped);
  return svg`<rect class="red" width=${from.toFixed(1)} height="4" />
    <rect x=${from.toFixed(1)} width=${(to - from).toFixed(1)} height="4" fill="url(#chances-${place})" />`;
}

/**
 * @param place names the bar on the page, where each has a gradient of its own
 * @param estimate null: nothing is known yet
 */
export const chancesBar = (
  place: 'review' | 'lines',
  measure: Measure,
  estimate: Estimate | null,
  swapped = false,
): TemplateResult =>
  html`<svg
    class="chances-bar ${estimate ? '' : 'unknown'}"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    role=${estimate ? 'img' : nothing}
    aria-label=${estimate ? saidEstimate(measure, estimate) : nothing}
    aria-hidden=${estimate ? nothing : 'true'}
  >
    <linearGradient id=${`chances-${place}`}>
      <stop class="red" offset="0" />
      <stop class="black" offset="1" />
    </linearGradient>
    <rect class="black" width="100" height="4" />
    ${estimate ? shares(place, measure, estimate, swapped) : svg`<rect class="red" width="50" height="4" />`}
    <path d="M50 0V4" />
  </svg>`;
