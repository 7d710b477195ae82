// The picture of the start screen: both Queens on their cards, an anthill in stipple behind them, workers between.

import { html, svg, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';
import { cardDrawing } from './art';

const GOLDEN_ANGLE = 2.399963;

/** Grains thrown up around an entrance: the anthill of the board, in large. */
export function stipple(cx: number, cy: number, radius: number, grains: number): TemplateResult {
  let path = '';
  for (let grain = 0; grain < grains; grain += 1) {
    const out = 0.16 + 0.84 * Math.pow(grain / grains, 0.72);
    const angle = grain * GOLDEN_ANGLE;
    const size = 2.1 - 1.3 * out + (grain % 3) * 0.22;
    const x = cx + Math.cos(angle) * out * radius;
    const y = cy + Math.sin(angle) * out * radius * 0.62;
    path += `M${(x - size).toFixed(1)} ${y.toFixed(1)}l${size.toFixed(1)}-${size.toFixed(1)} ${size.toFixed(1)} ${size.toFixed(1)}-${size.toFixed(1)} ${size.toFixed(1)}z`;
  }
  return svg`<path class="stipple" d=${path} />`;
}

/** A loose ant that looks up, turned by so many degrees. */
export const ant = (seat: string, x: number, y: number, size: number, turn: number): TemplateResult =>
  svg`<use class=${`loose ${seat}`} href=${`#art-ant-${seat}`} x=${-size / 2} y=${-size * 0.6} width=${size} height=${size * 1.2}
    transform=${`translate(${x} ${y}) rotate(${turn})`} />`;

export const heroArt = (): TemplateResult =>
  html`<svg class="hero-art" viewBox="0 0 420 300" role="img" aria-label=${t('start.picture')}>
    ${stipple(210, 158, 206, 520)}
    <g transform="translate(92 46) rotate(-11 50 71) scale(1.28)">${cardDrawing('Qs')}</g>
    <g transform="translate(202 62) rotate(9 50 71) scale(1.28)">${cardDrawing('Qh')}</g>
    ${ant('black', 40, 92, 30, 118)} ${ant('black', 22, 148, 30, 84)} ${ant('black', 44, 204, 30, 58)}
    ${ant('red', 384, 110, 30, -104)} ${ant('red', 400, 166, 30, -82)} ${ant('red', 372, 220, 30, -58)}
  </svg>`;
