// The board for keyboards and screen readers: a grid of real buttons exactly over the drawn cells. The pointer goes through to the
// canvas; a click that assistive technology sends to a button does what a tap does. One tab stop, moved by arrow keys.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { cellAt, screenColumns, screenPlace, screenRows, type Place } from '../board/places';
import type { Snapshot } from '../model/snapshot';
import type { GamePage } from '../contract/game_page';
import { t } from '../i18n/translate';
import { PagePart } from '../contract/page_part';
import { showsFocus } from '../ui/focus';
import './board_grid.css';

// Directions as they are seen on the screen.
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
  Home: { column: -Infinity, row: 0 },
  End: { column: Infinity, row: 0 },
  PageUp: { column: 0, row: -Infinity },
  PageDown: { column: 0, row: Infinity },
};

@customElement('anthill-board-grid')
export class BoardGrid extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) snapshot!: Snapshot;
  /** The cell that Tab reaches. */
  @state() private current = 2;

  /** Focus to the board, on the cell that had it last. */
  focusCurrentCell(): void {
    this.button(this.current)?.focus();
  }

  protected override willUpdate(): void {
    const { cells } = this.snapshot;
    if (cells[this.current] && !this.isHole(this.current)) return;
    this.current = Math.max(
      0,
      cells.findIndex((_, cell) => !this.isHole(cell)),
    );
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('snapshot')) return;
    const { layout } = this.snapshot;
    const { x, y, cellW, cellH } = layout;
    const ratio = this.page.board.pixelRatio;
    const sizes = { x, y, w: cellW * screenColumns(layout), h: cellH * screenRows(layout) };
    for (const [name, pixels] of Object.entries(sizes)) {
      this.style.setProperty(`--board-${name}`, `${pixels / ratio}px`);
    }
  }

  protected override render(): TemplateResult {
    const { layout } = this.snapshot;
    return html`<div
      role="grid"
      aria-label=${t('game.board')}
      aria-roledescription=${this.game.words.boardRole(this.snapshot)}
      @keydown=${this.onKey}
      @focusin=${this.onFocus}
      @focusout=${() => this.page.board.focusCell(null)}
    >
      ${Array.from(
        { length: screenRows(layout) },
        (_, row) =>
          html`<div role="row">
            ${Array.from({ length: screenColumns(layout) }, (_, column) => this.cell(cellAt(layout, { column, row })))}
          </div>`,
      )}
    </div>`;
  }

  private cell(cell: number): TemplateResult {
    if (this.isHole(cell)) return html`<div role="gridcell"></div>`;
    const selected = this.snapshot.selection.includes(cell);
    return html`<div role="gridcell" aria-selected=${selected ? 'true' : 'false'}>
      <button
        type="button"
        data-cell=${cell}
        tabindex=${cell === this.current ? 0 : -1}
        aria-label=${this.game.words.cellLabel(this.snapshot, cell)}
        @click=${() => this.page.session.activate(cell)}
      ></button>
    </div>`;
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (this.page.session.state.mode.kind === 'confirming') return; // the screen takes the move back
      this.page.session.clearSelection();
      event.preventDefault();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const cell = this.next(step);
    if (cell === this.current) return;
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      // The line begins with the cell that Shift was pressed on.
      if (this.snapshot.selection.length === 0) this.page.session.activate(this.current);
      this.page.session.extend(cell);
    }
    this.current = cell;
    this.button(cell)?.focus();
  };

  private isHole(cell: number): boolean {
    return this.snapshot.cells[cell]?.hole === true;
  }

  /**
   * The cell that a key leads to: on over holes, and if there is none straight on, to the nearest space on that
   * side.
   */
  private next(step: Place): number {
    const { layout } = this.snapshot;
    const from = screenPlace(layout, this.current);
    const ahead = this.snapshot.cells.flatMap((_, cell) => {
      const { column, row } = screenPlace(layout, cell);
      const way = (column - from.column) * Math.sign(step.column) + (row - from.row) * Math.sign(step.row);
      const aside = Math.abs(step.column === 0 ? column - from.column : row - from.row);
      return way > 0 && !this.isHole(cell) ? [{ cell, way, aside }] : [];
    });
    const far = !Number.isFinite(step.column) || !Number.isFinite(step.row);
    const straight = ahead.filter(({ aside }) => aside === 0);
    if (far) return straight.sort((a, b) => b.way - a.way)[0]?.cell ?? this.current;
    const near = straight.length > 0 ? straight : ahead;
    return near.sort((a, b) => a.way + 2 * a.aside - b.way - 2 * b.aside)[0]?.cell ?? this.current;
  }

  private readonly onFocus = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    const cell = Number(target.dataset['cell']);
    this.current = cell;
    if (showsFocus(target)) this.page.board.focusCell(cell);
  };

  private button(cell: number): HTMLButtonElement | null {
    return this.querySelector(`[data-cell="${cell}"]`);
  }
}
