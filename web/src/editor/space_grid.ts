// The board that is being set up: a grid of buttons, one tab stop, moved by arrow keys. The screen decides what a tap means.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { anthillPicture, lyingCard } from '../art/board_cards';
import type { CardsOnSpaces } from '../contract/position_page';
import { cellName } from '../i18n/labels';
import { HOLE, isCard, spacesOf, type PositionText, type Spaces } from '../model/position_text';
import { boardSheet } from '../ui/board_sheet';
import { PageElement } from '../ui/element';
import { stepInGrid } from '../ui/grid_step';
import { isUsed } from './staging';
import { t } from './en';

@customElement('anthill-space-grid')
export class SpaceGrid extends PageElement {
  @property({ attribute: false }) position!: PositionText;
  @property({ attribute: false }) cards!: CardsOnSpaces;
  /** The card to be laid. The last one of its kind on the board, which would be moved, is marked. */
  @property() hand = '';
  @property({ attribute: false }) tap!: (cell: number) => void;
  /** Takes the card on this cell away. */
  @property({ attribute: false }) away!: (cell: number) => void;
  /** The cell that Tab reaches. */
  @state() private current = 0;

  protected override updated(): void {
    const { columns, rows } = spacesOf(this.position) ?? { columns: 1, rows: 1 };
    this.style.setProperty('--columns', String(columns));
    this.style.setProperty('--rows', String(rows));
  }

  protected override render(): TemplateResult | typeof nothing {
    const spaces = spacesOf(this.position);
    if (!spaces) return nothing;
    const { columns, rows } = spaces;
    const current = Math.min(this.current, columns * rows - 1);
    const { position, cards, hand } = this;
    const moved = isCard(hand) && isUsed(position, cards, hand) ? hand : null;
    const fromTop = Array.from({ length: rows }, (_, i) => rows - 1 - i);
    const letters = Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column));
    const numbers = fromTop.map((row) => String(row + 1));
    return boardSheet(
      letters,
      numbers,
      html`<div role="grid" aria-label=${t('board')} @keydown=${(event: KeyboardEvent) => this.onKey(event, spaces)}>
        ${fromTop.map(
          (row) =>
            html`<div role="row" class=${this.territory(row)}>
              ${Array.from({ length: columns }, (_, column) => this.cell(row * columns + column, spaces, current, moved))}
            </div>`,
        )}
      </div>`,
    );
  }

  private territory(row: number): string {
    const { border } = this.cards;
    return row < border || border === 0 ? 'of-red' : row === border ? 'of-black border' : 'of-black';
  }

  private cell(cell: number, { columns, cells }: Spaces, current: number, moved: string | null): TemplateResult {
    const there = cells[cell] ?? HOLE;
    const under = this.cards.under?.(this.position, cell) ?? 0;
    return html`<div role="gridcell">
      <button
        type="button"
        class="space ${there === HOLE ? 'hole' : isCard(there) ? 'taken' : ''} ${there === moved ? 'in-question' : ''}"
        data-cell=${cell}
        tabindex=${cell === current ? 0 : -1}
        @click=${() => this.tap(cell)}
        @focus=${() => (this.current = cell)}
      >
        <span class="visually-hidden">${this.label(there, cellName(cell, { columns }), under)}</span>
        ${isCard(there) ? lyingCard(there) : this.cards.anthills.includes(cell) ? anthillPicture() : nothing}
        ${under > 0 ? html`<i class="under" aria-hidden="true">+${under}</i>` : nothing}
      </button>
    </div>`;
  }

  private label(there: string, cell: string, n: number): string {
    if (there === HOLE) return t('cell.hole', { cell });
    if (!isCard(there)) return t('cell.empty', { cell });
    const card = this.cards.name(there);
    return n > 0 ? t('cell.under', { card, cell, n }) : t('cell.card', { card, cell });
  }

  private onKey(event: KeyboardEvent, spaces: Spaces): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.away(this.current);
      return;
    }
    const next = stepInGrid(event, this.current, spaces);
    if (next === null) return;
    event.preventDefault();
    this.current = next;
    this.querySelector<HTMLButtonElement>(`[data-cell="${this.current}"]`)?.focus();
  }
}
