// The board's own drawings on the page: the same SVG files, brought in once as symbols and used by reference. Stand-in colours become
// classes, so that they follow the page's theme. Cards are composed as src/view/sprites/card_layers.cpp does, in large.

import { html, nothing, svg, type TemplateResult } from 'lit';
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

/** Width by height of the drawings that are on the page. */
const aspects = new Map<string, number>();

function symbol(name: string, drawing: string): string {
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '0 0 100 100';
  const [, , width = 1, height = 1] = box.split(' ').map(Number);
  aspects.set(name, width / height);
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

/** The symbols of the Queens' cards and of the loose ants; they must be on the page once, before the first use. */
export const artSprite = (): DirectiveResult => spriteOf(DRAWINGS);

export const use = (name: string, { x, y, w, h }: Box, mirrored = false): TemplateResult =>
  svg`<use href=${`#art-${name}`} x=${x} y=${y} width=${w} height=${h} transform=${
    mirrored ? `translate(${2 * x + w} 0) scale(-1 1)` : nothing
  } />`;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The board's own measures, in hundredths of a card's short side; art.test.ts holds them against src/view/sprites/card_layers.cpp. */
export const MEASURES = {
  IndexLeft: 8.5,
  IndexTop: 11,
  RankHeight: 42,
  RankWidthMost: 39,
  SuitHeight: 27,
  AntsMargin: 7,
  AntTallest: 74,
  AntShare: 0.93,
  GlyphBox: 1.32,
} as const;
const M = MEASURES;
const CARD: Box = { x: 0, y: 0, w: 100, h: 142 };
const ANT_ASPECT = 100 / 120;
const ANTS_TOP = M.IndexTop + M.RankHeight + 5;
/** The boxes of ants and figures. */
export const ANTS: Box = {
  x: M.AntsMargin,
  y: ANTS_TOP,
  w: CARD.w - 2 * M.AntsMargin,
  h: CARD.h - M.AntsMargin - ANTS_TOP,
};

/** The division of ants between rows that shows them largest on an upright card. */
export const ANT_ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
  [3, 3, 3],
  [3, 4, 3],
];

function ants(species: string, rows: readonly number[], area: Box): TemplateResult[] {
  const widest = Math.max(...rows);
  const stepY = area.h / rows.length;
  const h = Math.min(stepY, area.w / widest / ANT_ASPECT, M.AntTallest) * M.AntShare;
  const w = h * ANT_ASPECT;
  const stepX = Math.min(area.w / widest, w * 1.2);
  const rowStep = Math.min(stepY, h * 1.14);
  let number = 0;
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, column) => {
      const x = area.x + area.w / 2 + stepX * (column - inRow / 2) + (stepX - w) / 2;
      const y = area.y + area.h / 2 + rowStep * (row - rows.length / 2) + (rowStep - h) / 2;
      // Every second ant is mirrored: a column on the march puts different feet forward.
      return use(species, { x, y, w, h }, number++ % 2 === 1);
    }),
  );
}

/** In the middle of a place, filling that share of it. */
const within = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + (w * (1 - share)) / 2,
  y: y + (h * (1 - share)) / 2,
  w: w * share,
  h: h * share,
});

/** The Queen's card glows: a sun behind her, on no other card. */
function sun(area: Box): TemplateResult {
  const rays = 24;
  const r = Math.min(area.w, area.h) / 2;
  const points = Array.from({ length: 2 * rays }, (_, i) => {
    const out = i % 2 === 0 ? r : r * 0.88;
    const angle = (i * Math.PI) / rays;
    return `${(area.x + area.w / 2 + Math.cos(angle) * out).toFixed(1)} ${(area.y + area.h / 2 + Math.sin(angle) * out).toFixed(1)}`;
  });
  return svg`<path class="card-glow" d=${`M${points.join('L')}Z`} />`;
}

/** The drawing of a card that is no column of ants, and how large it is. */
function figure(card: string, seat: string, ants: Box, whole: Box): TemplateResult | null {
  switch (card.charAt(0)) {
    case 'Q':
      return svg`${sun(ants)}${use(`queen-${seat}`, within(ants, 0.92))}`;
    case 'J':
      return use('soldier', within(ants, 0.92));
    case 'K':
      return use('drone', within(ants, 0.92));
    case '*':
      return use('food', within(whole, 0.72));
    default:
      return null;
  }
}

/** The rank, as high as `tall` unless it would be broader than `broad`; and how high it is. */
export function rankDrawing(rank: string, x: number, y: number, tall: number, broad: number): [TemplateResult, number] {
  const aspect = aspects.get(rank) ?? 0.8;
  const capital = Math.min(tall, broad / aspect / M.GlyphBox);
  const h = capital * M.GlyphBox;
  const w = h * aspect;
  return [use(rank, { x: x + (broad - w) / 2, y: y - capital * 0.04, w, h }), capital];
}

/** Rank and suit in the upper corners. */
function index(rank: string, suit: string): TemplateResult {
  const [drawn, capital] = rankDrawing(rank, M.IndexLeft, M.IndexTop, M.RankHeight, M.RankWidthMost);
  const size = M.SuitHeight;
  return svg`${drawn}${use(suit, { x: CARD.w - M.IndexLeft - size - 4, y: M.IndexTop + (capital - size) / 2, w: size, h: size })}`;
}

type Stock = 'red' | 'black' | 'food';
/** "**" is a joker. */
const stockOf = (card: string): Stock => (card.startsWith('*') ? 'food' : seatOfCard(card));

/** The paper: Red's has round corners, Black's cut ones, a joker's is nearly oval. */
function outline(stock: Stock, { w, h }: Box): TemplateResult {
  if (stock === 'black') {
    const cut = (inset: number, corner: number): string =>
      `M${inset + corner} ${inset}H${w - inset - corner}L${w - inset} ${inset + corner}V${h - inset - corner}L${w - inset - corner} ${h - inset}H${inset + corner}L${inset} ${h - inset - corner}V${inset + corner}Z`;
    return svg`<path class="card-paper" d=${cut(1, 9)} /><path class="card-frame" d=${cut(5, 7)} />`;
  }
  const round = (name: string, inset: number, radius: number): TemplateResult =>
    svg`<rect class=${name} x=${inset} y=${inset} width=${w - 2 * inset} height=${h - 2 * inset} rx=${radius} />`;
  return stock === 'food'
    ? svg`${round('card-paper', 1, 30)}${round('card-frame', 5, 26)}`
    : svg`${round('card-paper', 1, 9)}${round('card-frame', 5, 6)}`;
}

/** A card of that size at the origin. @param index rank and suit */
export const cardOf = (card: string, size: Box, index: unknown, drawn: unknown = ''): TemplateResult =>
  svg`<g class=${`card-drawing ${stockOf(card)}`}>${outline(stockOf(card), size)}${card.startsWith('*') ? '' : index}${drawn}</g>`;

/** The ants of a card in their part of it, or its one figure. */
export function antsOf(card: string, rowsOf: (count: number) => readonly number[], area: Box, whole: Box): unknown {
  const stock = stockOf(card);
  const rank = card.charAt(0);
  const value = rank === 'A' ? 1 : rank === 'T' ? 10 : Number(rank);
  return figure(card, stock, area, whole) ?? ants(`ant-${stock}`, rowsOf(value), area);
}

/** An upright card of 100 x 142 at the origin, to be placed by a transform. */
export const cardDrawing = (card: string): TemplateResult =>
  cardOf(
    card,
    CARD,
    index(card.charAt(0), card.charAt(1)),
    antsOf(card, (n) => ANT_ROWS[n] ?? [], ANTS, CARD),
  );

/** One card by itself. */
export const cardPicture = (card: string): TemplateResult =>
  html`<svg class="card-picture" viewBox="0 0 100 142" aria-hidden="true">${cardDrawing(card)}</svg>`;
