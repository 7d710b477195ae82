// A bar of the chances: Red's share of it is red. A game in points fills it as far as the lead is large.

import { html, nothing, type TemplateResult } from 'lit';
import type { AdvicePage } from '../../contract/game_page';
import './chances_bar.css';

// A lead of so many points fills the bar.
const MOST_POINTS = 20;

/** The share of Red, by the colours as they are now, in percent. @param standing for the player who began as Red */
export function shareOf(measure: AdvicePage['measure'], standing: number, swapped: boolean): number {
  const share = measure === 'chances' ? standing : 50 + (50 * standing) / MOST_POINTS;
  const bounded = Math.min(100, Math.max(0, share));
  return swapped ? 100 - bounded : bounded;
}

/** @param share null: nothing is known yet. @param label says the same in words */
export const chancesBar = (share: number | null, label: string): TemplateResult =>
  html`<svg
    class="chances-bar ${share === null ? 'unknown' : ''}"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    role=${share === null ? nothing : 'img'}
    aria-label=${share === null ? nothing : label}
    aria-hidden=${share === null ? 'true' : nothing}
  >
    <rect class="black" width="100" height="4" />
    <rect class="red" width=${(share ?? 50).toFixed(1)} height="4" />
    <path d="M50 0V4" />
  </svg>`;
