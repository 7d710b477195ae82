// The board's own drawings on the page: the same SVG files, brought in once as symbols and used by reference. Stand-in colours become
// classes, so that they follow the page's theme. Cards are composed as src/view/sprites/card_layers.cpp does, in large.

import { html, svg, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import antBlack from '../../../assets/ant-black.svg?raw';
import antRed from '../../../assets/ant-red.svg?raw';
import queenBlack from '../../../assets/queen-black.svg?raw';
import queenRed from '../../../assets/queen-red.svg?raw';
import glyphQ from '../../../assets/glyph-Q.svg?raw';
import suitH from '../../../assets/suit-h.svg?raw';
import suitS from '../../../assets/suit-s.svg?raw';
import { seatOfCard } from '../i18n/labels';
import './art.css';

const DRAWINGS: Readonly<Record<string, string>> = {
  'ant-black': antBlack,
  'ant-red': antRed,
  'queen-black': queenBlack,
  'queen-red': queenRed,
  Q: glyphQ,
  h: suitH,
  s: suitS,
};

const STAND_INS = [
  ['#111111', 'art-ink'],
  ['#eeeeee', 'art-paper'],
  ['#888888', 'art-royal'],
] as const;

function symbol(name: string, drawing: string): string {
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '0 0 100 100';
  let inside = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'));
  for (const [colour, name] of STAND_INS) {
    inside = inside
      .replaceAll(`fill="${colour}"`, `class="${name}-fill"`)
      .replaceAll(`stroke="${colour}"`, `class="${name}-stroke"`);
  }
  return `<symbol id="art-${name}" viewBox="${box}">${inside}</symbol>`;
}

export const spriteOf = (drawings: Readonly<Record<string, string>>): DirectiveResult =>
  unsafeHTML(
    `<svg class="sprite" aria-hidden="true">${Object.entries(drawings)
      .map(([name, drawing]) => symbol(name, drawing))
      .join('')}</svg>`,
  );

/** What the Queens' cards and the loose ants need; to be on the page once, before the first use. */
export const artSprite = (): DirectiveResult => spriteOf(DRAWINGS);

const use = (name: string, x: number, y: number, w: number, h: number): TemplateResult =>
  svg`<use href=${`#art-${name}`} x=${x} y=${y} width=${w} height=${h} />`;

const ANT_ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 1],
  3: [1, 1, 1],
  4: [2, 2],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 4, 3],
};

function ants(species: string, count: number): TemplateResult[] {
  const rows = ANT_ROWS[count] ?? [];
  const height = Math.min(44, 88 / rows.length);
  const width = height * (100 / 120);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, column) =>
      use(
        species,
        50 + (column - inRow / 2) * width * 1.02,
        94 + (row - rows.length / 2) * height - 0.5,
        width,
        height,
      ),
    ),
  );
}

/** The drawing of a card that is no column of ants, and how large it is. */
function figure(card: string, seat: string): TemplateResult | null {
  switch (card.charAt(0)) {
    case 'Q':
      return svg`<circle class="card-glow" cx="50" cy="92" r="40" />${use(`queen-${seat}`, 12, 47, 76, 91)}`;
    case 'J':
      return use('soldier', 14, 50, 72, 86);
    case 'K':
      return use('drone', 10, 50, 80, 86);
    case '*':
      return use('food', 14, 22, 72, 98);
    default:
      return null;
  }
}

const OUTLINES = {
  red: svg`<rect class="card-paper" x="1" y="1" width="98" height="140" rx="9" /><rect class="card-frame" x="5" y="5" width="90" height="132" rx="6" />`,
  black: svg`<path class="card-paper" d="M10 1H90L99 10V132L90 141H10L1 132V10Z" /><path class="card-frame" d="M12 5H88L95 12V130L88 137H12L5 130V12Z" />`,
  food: svg`<rect class="card-paper" x="1" y="1" width="98" height="140" rx="30" /><rect class="card-frame" x="5" y="5" width="90" height="132" rx="26" />`,
};

/** An upright card of 100 x 142 at the origin, to be placed by a transform; "**" is a joker. */
export function cardDrawing(card: string): TemplateResult {
  const rank = card.charAt(0);
  const stock = rank === '*' ? 'food' : seatOfCard(card);
  const value = rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank);
  return svg`<g class=${`card-drawing ${stock}`}>
    ${OUTLINES[stock]}
    ${stock === 'food' ? '' : svg`${use(rank, 9, 10, 25, 35)} ${use(card.charAt(1), 68, 15, 20, 20)}`}
    ${figure(card, stock) ?? ants(`ant-${stock}`, value)}
  </g>`;
}

/** One card by itself. */
export const cardPicture = (card: string): TemplateResult =>
  html`<svg class="card-picture" viewBox="0 0 100 142" aria-hidden="true">${cardDrawing(card)}</svg>`;
