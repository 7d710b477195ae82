// Cards as they lie on a board that is wider than its rows are tall, cards without their ants where there is room for no more, and the
// anthill in the gap of a board: as src/view/sprites draws them.

import { html, svg, type TemplateResult } from 'lit';
import { antsOf, cardOf, MEASURES, rankDrawing, use, type Box } from './art';

const M = MEASURES;

const LYING: Box = { x: 0, y: 0, w: 142, h: 100 };
const ANTS_LEFT = M.IndexLeft + M.RankWidthMost;
/** The boxes of ants and figures on a lying card. */
export const LYING_ANTS: Box = {
  x: ANTS_LEFT,
  y: M.AntsMargin,
  w: LYING.w - M.AntsMargin - ANTS_LEFT,
  h: LYING.h - 2 * M.AntsMargin,
};

/** The division of ants between rows that shows them largest on a lying card. */
export const LYING_ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
];

/** Rank and suit, one above the other. */
function lyingIndex(card: string): TemplateResult {
  const [rank] = rankDrawing(card.charAt(0), M.IndexLeft, M.IndexTop, M.RankHeight, M.RankWidthMost);
  const size = M.SuitHeight;
  const at = { x: M.IndexLeft + (M.RankWidthMost - size) / 2, y: LYING.h - M.IndexTop - size, w: size, h: size };
  return svg`${rank}${use(card.charAt(1), at)}`;
}

export const lyingCard = (card: string): TemplateResult =>
  html`<svg class="card-picture" viewBox="0 0 142 100" aria-hidden="true">
    ${cardOf(
      card,
      LYING,
      lyingIndex(card),
      antsOf(card, (n) => LYING_ROWS[n] ?? [], LYING_ANTS, LYING),
    )}
  </svg>`;

const INDEX: Box = { x: 0, y: 0, w: 100, h: 112 };

/** Rank and suit alone, as large as they go. */
export function indexCard(card: string): TemplateResult {
  const [rank] = rankDrawing(card.charAt(0), 12, 13, 48, 76);
  const drawn = svg`${rank}${use(card.charAt(1), { x: 33, y: 67, w: 34, h: 34 })}`;
  const food = card.startsWith('*') ? use('food', { x: 16, y: 22, w: 68, h: 68 }) : '';
  return html`<svg class="card-picture" viewBox="0 0 100 112" aria-hidden="true">
    ${cardOf(card, INDEX, drawn, food)}
  </svg>`;
}

const GRAINS = 150;
const GOLDEN_ANGLE = 2.399963;

/** Earth around a hole, denser near the entrance. */
export function anthillPicture(): TemplateResult {
  const grains = Array.from({ length: GRAINS }, (_, i) => {
    const share = i / GRAINS;
    const out = 40 * (0.3 + 0.7 * Math.sqrt(share * Math.sqrt(share)));
    const angle = i * GOLDEN_ANGLE;
    const r = (2.1 - out / 28) * 0.9;
    return `M${(50 + Math.cos(angle) * out - r).toFixed(1)} ${(50 + Math.sin(angle) * out).toFixed(1)}l${r.toFixed(1)}-${r.toFixed(1)} ${r.toFixed(1)} ${r.toFixed(1)}-${r.toFixed(1)} ${r.toFixed(1)}z`;
  }).join('');
  return html`<svg class="anthill-picture" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <g fill-opacity="0.2">
      <circle cx="50" cy="50" r="40" />
      <circle cx="50" cy="50" r="29" />
      <circle cx="50" cy="50" r="18" />
    </g>
    <path d=${grains} />
    <circle class="entrance" cx="50" cy="50" r="9" />
  </svg>`;
}
