// The question that a tap on a neighbouring friend raises: swap places, or march together? A small bubble at the two cells. The same for the
// Queen and her anthill, before the Favor ends her rally.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { screenPlace } from '../../board/places';
import { asksFavor } from './hints';
import { favorName } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';
import { PagePart } from '../../contract/page_part';

/** The answers, as the board counts them. */
const CHOICES = ['neither', 'command', 'line'] as const;

// CSS pixels to the edge of the board.
const MARGIN = 6;

@customElement('anthill-chooser')
export class Chooser extends PagePart {
  @property({ attribute: false }) snapshot!: ArmyAntsSnapshot;
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
    const asked = asksFavor(this.snapshot) ? [question.tapped, question.tapped] : [question.selected, question.tapped];
    const middle = asked.map((cell) => {
      const { column, row } = screenPlace(layout, cell);
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
    if (asksFavor(this.snapshot)) {
      const name = favorName(this.snapshot.rules);
      return html`<div class="chooser favor" role="group" aria-label=${name} @keydown=${this.onKey}>
        <p>${t('favor.cost')}</p>
        <button type="button" class="primary" @click=${() => this.answer('command')}>${t('favor.confirm')}</button>
        <button type="button" @click=${() => this.answer('neither')}>${t('favor.cancel')}</button>
      </div>`;
    }
    return html`<div class="chooser" role="group" aria-label=${t('choose.title')} @keydown=${this.onKey}>
      <button type="button" class="primary" @click=${() => this.answer('command')}>${t('choose.swap')}</button>
      <button type="button" class="primary" @click=${() => this.answer('line')}>${t('choose.line')}</button>
    </div>`;
  }

  private answer(choice: (typeof CHOICES)[number]): void {
    this.page.session.choose(CHOICES.indexOf(choice));
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.answer('neither');
  };
}
