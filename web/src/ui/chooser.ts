// The question that a tap on a neighbouring friend raises: swap places, or march together? A small bubble at the two cells.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Choice } from '../board/module';
import type { Snapshot } from '../board/snapshot';
import { t } from '../words/words';
import { PageElement, type PageContext } from './page_element';

// CSS pixels to the edge of the board.
const MARGIN = 6;

@customElement('anthill-chooser')
export class Chooser extends PageElement {
  @property({ attribute: false }) page!: PageContext;
  @property({ attribute: false }) snapshot!: Snapshot;
  private asker: HTMLElement | null = null;

  protected override firstUpdated(): void {
    this.asker = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    this.querySelector('button')?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.asker?.isConnected && (document.activeElement === document.body || document.activeElement === null)) {
      this.asker.focus();
    }
  }

  protected override updated(): void {
    const { question, layout } = this.snapshot;
    if (!question) return;
    const ratio = this.page.board.pixelRatio;
    const middle = [question.selected, question.tapped].map((cell) => {
      const turned = layout.bottom === 'black';
      const column = turned ? layout.columns - 1 - (cell % layout.columns) : cell % layout.columns;
      const fromBottom = Math.floor(cell / layout.columns);
      const row = turned ? fromBottom : layout.rows - 1 - fromBottom;
      return { x: layout.x + (column + 0.5) * layout.cellW, y: layout.y + (row + 0.5) * layout.cellH, row };
    });
    const [first, second] = middle;
    if (!first || !second) return;
    // Above the cells, or below them near the upper edge; never beyond the board's sides.
    const below = Math.min(first.row, second.row) < 2;
    const edge = below
      ? Math.max(first.y, second.y) + layout.cellH / 2
      : Math.min(first.y, second.y) - layout.cellH / 2;
    this.classList.toggle('below', below);
    const reach = (this.querySelector<HTMLElement>('.chooser')?.offsetWidth ?? 0) / 2 + MARGIN;
    const room = (this.parentElement?.clientWidth ?? 0) - reach;
    const x = Math.max(reach, Math.min(room, (first.x + second.x) / 2 / ratio));
    this.style.setProperty('--ask-x', `${x}px`);
    this.style.setProperty('--ask-y', `${edge / ratio}px`);
  }

  protected override render(): TemplateResult {
    return html`<div class="chooser" role="group" aria-label=${t('choose.title')} @keydown=${this.onKey}>
      <button type="button" class="primary" @click=${() => this.answer('swap')}>${t('choose.swap')}</button>
      <button type="button" class="primary" @click=${() => this.answer('line')}>${t('choose.line')}</button>
    </div>`;
  }

  private answer(choice: Choice): void {
    this.page.session.choose(choice);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.answer('neither');
  };
}
