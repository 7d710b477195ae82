// Marks over a board of cells that are not the board's own: a part of it that the rest steps back from, rings round cells, an arrow.
// Used by hints, analyses and lessons. It is in the element that holds the canvas and takes no pointer; the code that shows it also
// describes it in words, for players who cannot see it.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Box } from '../art/art';
import { screenColumns, screenRows } from '../board/places';
import { boxOf, courseOf, shorterSide, type Arrow, type Board } from './arrow_place';
import { PageElement } from './element';
import './board_marks.css';

export interface RingName {
  cell: number;
  text: string;
  edge: 'upper' | 'lower';
}

export interface Marks {
  /** The rest of the board steps back. Empty: none does. */
  area: readonly number[];
  /** Each with a ring. */
  cells: readonly number[];
  arrow: Arrow | null;
  /** Attacks: a thin arrow, and a ring where it ends. */
  dangers?: readonly Arrow[];
  /** Each with a broken ring. */
  chances?: readonly number[];
  /** On the rings of cells: their meaning. */
  names?: readonly RingName[];
}

// Shares of a cell's shorter side.
const INSET = 0.05;
const CORNER = 0.13;
const RING = 0.07;
const [DASH, GAP] = [0.17, 0.13];
const SHAFT = 0.11;
const HEAD = 0.34;
const WING = 0.62; // a share of the head
// Marks that warn or promise are there for many positions: thinner than those of a hint, also on large cards. CSS pixels, and shares of
// a cell's shorter side.
const THIN = 3.5;
const SLIM = 0.5;
const SLIM_SIDE = 90;
// An arrow that warns leaves the cards free that it leads from and to.
const APART = 0.27;
// The names of rings: a share of a cell's shorter side, and the least and the most CSS pixels.
const LETTERS = { share: 0.15, least: 11, most: 15 };

/** @param ratio device pixels per CSS pixel */
export const boardMarks = (board: Board, ratio: number, marks: Marks): TemplateResult =>
  html`<anthill-board-marks .board=${board} .ratio=${ratio} .marks=${marks}></anthill-board-marks>`;

@customElement('anthill-board-marks')
export class BoardMarks extends PageElement {
  @property({ attribute: false }) board!: Board;
  @property({ attribute: false }) ratio!: number;
  @property({ attribute: false }) marks!: Marks;

  protected override render(): TemplateResult {
    const { area, cells, arrow, dangers = [], chances = [], names = [] } = this.marks;
    return html`<svg class="board-marks" aria-hidden="true">
      ${area.length > 0 ? this.spotlight(this.around(area)) : nothing}
      ${cells.map((cell) => this.ring(this.around([cell])))}
      ${chances.map((cell) => this.ring(this.around([cell]), 'chance'))}
      ${dangers.map(({ to }) => this.ring(this.around(to), 'danger'))} ${dangers.map((danger) => this.threat(danger))}
      ${arrow ? this.arrow(arrow) : nothing} ${names.map((name) => this.name(name))}
    </svg>`;
  }

  private get side(): number {
    return shorterSide(this.board.layout, this.ratio);
  }

  private around(cells: readonly number[]): Box {
    return boxOf(this.board, this.ratio, cells);
  }

  private spotlight(box: Box): TemplateResult {
    const { board, ratio, side } = this;
    const { layout } = board;
    const r = side * CORNER;
    const whole = {
      x: layout.x / ratio,
      y: layout.y / ratio,
      w: (screenColumns(layout) * layout.cellW) / ratio,
      h: (screenRows(layout) * layout.cellH) / ratio,
    };
    const outer = `M${whole.x} ${whole.y}h${whole.w}v${whole.h}h${-whole.w}z`;
    const inner = `M${box.x + r} ${box.y}h${box.w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${box.h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - box.w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - box.h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
    return svg`<path class="veil" fill-rule="evenodd" d="${outer}${inner}" />
      ${this.twice((kind, width) => svg`<path class=${kind} stroke-width=${width} d=${inner} />`, side * RING * 0.8)}`;
  }

  private ring({ x, y, w, h }: Box, mark = ''): TemplateResult {
    const { side } = this;
    const inset = side * INSET;
    return this.twice(
      (
        kind,
        width,
      ) => svg`<rect class="${kind} ${mark}" stroke-width=${width} x=${x + inset} y=${y + inset} width=${w - 2 * inset}
        height=${h - 2 * inset} rx=${side * CORNER}
        stroke-dasharray=${mark === 'chance' ? `${side * DASH} ${side * GAP}` : nothing} />`,
      mark ? Math.min(side * RING, THIN) : side * RING,
    );
  }

  private name({ cell, text, edge }: RingName): TemplateResult {
    const { x, y, w, h } = this.around([cell]);
    const size = Math.min(LETTERS.most, Math.max(LETTERS.least, this.side * LETTERS.share));
    const middle = edge === 'upper' ? y + size * 0.35 : y + h - size * 0.35;
    return svg`<text class="ring-name" x=${x + w / 2} y=${middle} font-size=${size}>${text}</text>`;
  }

  /** First broader in the colour of its halo: a mark shows on pale and dark cards alike. */
  private twice(line: (kind: string, width: number) => TemplateResult, width: number): TemplateResult {
    return svg`${line('halo', width + Math.max(2, width * 0.7))}${line('line', width)}`;
  }

  private threat(danger: Arrow): TemplateResult {
    const side = Math.min(this.side, SLIM_SIDE) * SLIM;
    return this.arrow(danger, { mark: 'threat', side, apart: this.side * APART });
  }

  private arrow(arrow: Arrow, { mark = 'arrow', side = this.side, apart = 0 } = {}): TemplateResult {
    const { both = false } = arrow;
    const edge = Math.max(2, side * 0.05);
    const course = courseOf(this.board, this.ratio, arrow, {
      reach: side * HEAD * WING + edge,
      // It begins beside the middle of its card and ends a little before the middle of the other.
      apart: (length) =>
        both
          ? [0, length]
          : [Math.max(apart, Math.min(side * 0.12, length * 0.1)), length - Math.max(apart, side * 0.04)],
    });
    if (!course) return svg``;
    const { x, y, angle, begin, tip } = course;
    const half = (side * SHAFT) / 2;
    const head = Math.min(side * HEAD, (tip - begin) * (both ? 0.45 : 0.65));
    const wing = head * WING;
    const tail = both
      ? `M${begin} 0l${head} ${-wing}v${wing - half}H${tip - head}`
      : `M${begin} ${-half}H${tip - head}`;
    const back = both ? `H${begin + head}v${wing - half}z` : `H${begin}z`;
    const shape = `${tail}v${half - wing}L${tip} 0l${-head} ${wing}v${half - wing}${back}`;
    return svg`<path class=${mark} stroke-width=${edge} d=${shape}
      transform="translate(${x} ${y}) rotate(${angle})" />`;
  }
}
