// The cards that can be laid, in lines: one tab stop, moved by arrow keys. A card that is on the board already is drawn empty; choosing it
// all the same moves it.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { indexCard } from '../art/board_cards';
import type { CardsOnSpaces } from '../contract/position_page';
import { cellName } from '../i18n/labels';
import { HOLE, spacesOf, type PositionText } from '../model/position_text';
import { PageElement } from '../ui/element';
import { isUsed, lying } from './staging';
import { t } from './en';

/** Longer lines are broken where there is little room. */
const MOST_IN_LINE = 10;

@customElement('anthill-palette')
export class Palette extends PageElement {
  @property({ attribute: false }) position!: PositionText;
  @property({ attribute: false }) cards!: CardsOnSpaces;
  @property() hand = '';
  @property({ attribute: false }) pick!: (what: string) => void;
  /** The card that Tab reaches. */
  @state() private current = '';

  protected override render(): TemplateResult {
    const lines = this.lines();
    const all = lines.flat();
    const current = all.includes(this.current) ? this.current : all[0];
    const length = Math.max(...lines.map((line) => line.length));
    return html`<div
      class="palette ${length > MOST_IN_LINE ? 'long' : ''}"
      role="toolbar"
      aria-label=${t('palette')}
      @keydown=${this.onKey}
    >
      ${lines.map((line) => html`<div class="palette-line">${line.map((card) => this.card(card, card === current))}</div>`)}
    </div>`;
  }

  private lines(): readonly (readonly string[])[] {
    const lines = this.cards.palette(this.position);
    if (!this.cards.isShapeFree) return lines;
    const last = lines.at(-1) ?? [];
    return last.length > 1 ? [...lines, [HOLE]] : [...lines.slice(0, -1), [...last, HOLE]];
  }

  private card(card: string, isStop: boolean): TemplateResult {
    const { position, cards, hand } = this;
    const used = card !== HOLE && isUsed(position, cards, card);
    return html`<button
      type="button"
      class=${used ? 'used' : ''}
      data-card=${card}
      tabindex=${isStop ? 0 : -1}
      aria-pressed=${hand === card ? 'true' : 'false'}
      @click=${() => this.pick(card)}
      @focus=${() => (this.current = card)}
    >
      ${
        card === HOLE
          ? t('holes')
          : html`${indexCard(card)}
              <span class="visually-hidden">${this.label(card, used ? lying(position, card)[0] : undefined)}</span>`
      }
    </button>`;
  }

  private label(name: string, cell: number | undefined): string {
    const card = this.cards.name(name);
    if (cell === undefined) return card;
    return t('card.lies', { card, cell: cellName(cell, { columns: spacesOf(this.position)?.columns ?? 1 }) });
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const lines = this.lines();
    const card = (event.target as HTMLElement).closest('button')?.dataset['card'] ?? '';
    const line = Math.max(
      0,
      lines.findIndex((cards) => cards.includes(card)),
    );
    const at = lines[line]?.indexOf(card) ?? 0;
    const all = lines.flat();
    const beside = (step: number): string | undefined => all[all.indexOf(card) + step];
    const next = {
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      ArrowUp: () => lines[line - 1]?.[Math.min(at, (lines[line - 1]?.length ?? 1) - 1)],
      ArrowDown: () => lines[line + 1]?.[Math.min(at, (lines[line + 1]?.length ?? 1) - 1)],
      Home: () => lines[line]?.[0],
      End: () => lines[line]?.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    const to = next();
    if (to === undefined) return;
    this.current = to;
    this.querySelector<HTMLButtonElement>(`[data-card="${CSS.escape(to)}"]`)?.focus();
  };
}
