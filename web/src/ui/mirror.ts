// The board for keyboards and screen readers: a grid of real buttons exactly over the drawn cells. The pointer goes through to the
// canvas; a click that assistive technology sends to a button does what a tap does. One tab stop, moved by arrow keys.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Snapshot } from '../board/snapshot';
import { cellLabel } from '../words/labels';
import { t } from '../words/words';
import { PageElement, type PageContext } from './page_element';

interface Step {
  columns: number;
  rows: number;
}

// As seen on the screen.
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
  Home: { columns: -Infinity, rows: 0 },
  End: { columns: Infinity, rows: 0 },
  PageUp: { columns: 0, rows: -Infinity },
  PageDown: { columns: 0, rows: Infinity },
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

@customElement('anthill-mirror')
export class Mirror extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  @property({ attribute: false }) snapshot!: Snapshot;
  /** The cell that Tab reaches. */
  @state() private current = 2;

  /** Focus to the board, on the cell that had it last. */
  enter(): void {
    this.button(this.current)?.focus();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('snapshot')) return;
    const { x, y, cellW, cellH, columns, rows } = this.snapshot.layout;
    const ratio = this.page.board.pixelRatio;
    const sizes = { x, y, w: cellW * columns, h: cellH * rows };
    for (const [name, pixels] of Object.entries(sizes)) {
      this.style.setProperty(`--board-${name}`, `${pixels / ratio}px`);
    }
  }

  protected override render(): TemplateResult {
    const { columns, rows } = this.snapshot.layout;
    return html`<div
      role="grid"
      aria-label=${t('game.board')}
      aria-roledescription=${t('game.board.role')}
      @keydown=${this.onKey}
      @focusin=${this.onFocus}
      @focusout=${() => this.page.board.focusCell(null)}
    >
      ${Array.from(
        { length: rows },
        (_, row) =>
          html`<div role="row">
            ${Array.from({ length: columns }, (_, column) => this.cell(this.cellAt(column, row)))}
          </div>`,
      )}
    </div>`;
  }

  private cell(cell: number): TemplateResult {
    const selected = this.snapshot.selection.includes(cell);
    return html`<div role="gridcell" aria-selected=${selected ? 'true' : 'false'}>
      <button
        type="button"
        data-cell=${cell}
        tabindex=${cell === this.current ? 0 : -1}
        aria-label=${cellLabel(this.snapshot, cell)}
        @click=${() => this.page.session.activate(cell)}
      ></button>
    </div>`;
  }

  /** Rows and columns as seen on the screen, from the upper left. Black's side up is the board turned by half a circle. */
  private cellAt(column: number, row: number): number {
    const { columns, rows, bottom } = this.snapshot.layout;
    return bottom === 'red' ? (rows - 1 - row) * columns + column : row * columns + (columns - 1 - column);
  }
  private placeOf(cell: number): { column: number; row: number } {
    const { columns, rows, bottom } = this.snapshot.layout;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    return bottom === 'red' ? { column, row: rows - 1 - row } : { column: columns - 1 - column, row };
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      this.page.session.letGo();
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const { columns, rows } = this.snapshot.layout;
    const from = this.placeOf(this.current);
    const column = clamp(from.column + step.columns, columns - 1);
    const row = clamp(from.row + step.rows, rows - 1);
    const cell = this.cellAt(column, row);
    if (cell === this.current) return;
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      // The line begins with the cell that Shift was pressed on.
      if (this.snapshot.selection.length === 0) this.page.session.activate(this.current);
      this.page.session.extend(cell);
    }
    this.current = cell;
    this.button(cell)?.focus();
  };

  private readonly onFocus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    const cell = Number(target.dataset['cell']);
    this.current = cell;
    if (target.matches(':focus-visible')) this.page.board.focusCell(cell);
  };

  private button(cell: number): HTMLButtonElement | null {
    return this.querySelector(`[data-cell="${cell}"]`);
  }
}
