// A grid of squares in which a board of Ant War is drawn: one tab stop, moved by arrow keys; a drag changes whatever it crosses.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { dialogButton as button } from '../../ui/dialog_content';
import { stepInGrid } from '../../ui/grid_step';
import { drawingOf, GRID_SIDE, lineOf, spacesOnGrid } from './drawing';
import { t } from './drawing_en';
import './board_drawing.css';

/** The rules' objection to a board that is being drawn. */
interface DrawingProblem {
  text: string;
  /** The space of the grid that it is about. */
  space: number | null;
}

/** @param error as the board module writes it; "" for none @param corner see drawingOf() */
export function drawingProblem(error: string, corner: number): DrawingProblem | null {
  if (error === '') return null;
  const about = (text: string): DrawingProblem => ({ text, space: null });
  if (error.includes('expected 9 spaces or more')) return about(t('problem.few'));
  const cards = /no more spaces than the (\d+) cards/.exec(error);
  if (cards) return about(t('problem.many', { n: Number(cards[1]) }));
  const [, letter = '', row = ''] = /, ([a-j])(\d+) is cut off$/.exec(error) ?? [];
  if (letter === '') return about(t('problem.other'));
  const space = corner + (Number(row) - 1) * GRID_SIDE + letter.charCodeAt(0) - 'a'.charCodeAt(0);
  return { text: t('problem.apart', { cell: squareName(space) }), space };
}

const squareName = (space: number): string =>
  `${String.fromCharCode('a'.charCodeAt(0) + (space % GRID_SIDE))}${Math.floor(space / GRID_SIDE) + 1}`;

@customElement('anthill-board-drawing')
export class BoardDrawing extends PagePart {
  /** The board that it begins with. */
  @property() drawing = '';
  /** Called with the board that shall be used. */
  @property({ attribute: false }) use!: (drawing: string) => void;
  @property({ attribute: false }) cancel!: () => void;
  @state() private spaces: ReadonlySet<number> = new Set();
  /** The square that Tab reaches. */
  @state() private current = 0;
  /** The finger or button that is down, the square that it was last on, and what its drag does; null until it has left the first one. */
  private held: { pointer: number; last: number; paints: boolean | null } | null = null;

  override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('drawing')) return;
    this.spaces = spacesOnGrid(this.drawing);
    this.current = Math.min(...this.spaces);
  }

  protected override render(): TemplateResult {
    const { rows, corner } = drawingOf(this.spaces);
    // The fullest deck: a smaller one that cannot fill the board is not offered with it.
    const error = this.page.board.checkDeal('ant-war', `shape=${rows} jokers=2`);
    const problem = error === null ? null : drawingProblem(error, corner);
    const rowsFromTop = Array.from({ length: GRID_SIDE }, (_, i) => GRID_SIDE - 1 - i);
    return html`<p>${t('text')}</p>
      <div
        class="drawing"
        role="grid"
        dir="ltr"
        aria-label=${t('grid')}
        @keydown=${this.onKey}
        @pointerdown=${this.press}
        @pointermove=${this.drag}
        @pointerup=${this.lift}
        @pointercancel=${this.lift}
      >
        ${rowsFromTop.map(
          (row) =>
            html`<div role="row">
              ${Array.from({ length: GRID_SIDE }, (_, column) => this.square(row * GRID_SIDE + column, problem?.space))}
            </div>`,
        )}
      </div>
      <p class="note" role="status">${t('spaces', { n: this.spaces.size })} ${problem?.text ?? nothing}</p>
      <p class="buttons">
        <button type="button" class="primary" ?disabled=${error !== ''} @click=${() => this.use(rows)}>
          ${t('use')}
        </button>
        ${button(t('cancel'), this.cancel)} ${button(t('clear'), () => (this.spaces = new Set()), 'quiet')}
      </p>`;
  }

  private square(space: number, apart: number | null | undefined): TemplateResult {
    const there = this.spaces.has(space);
    const cell = squareName(space);
    return html`<div role="gridcell">
      <button
        type="button"
        class=${there ? (space === apart ? 'space apart' : 'space') : 'hole'}
        data-space=${space}
        tabindex=${space === this.current ? 0 : -1}
        aria-label=${t(there ? 'cell.space' : 'cell.hole', { cell })}
        @click=${() => this.tap(space)}
        @focus=${() => (this.current = space)}
      ></button>
    </div>`;
  }

  /** The click that ends a drag is none. */
  private tap(space: number): void {
    const dragged = this.held !== null && this.held.paints !== null;
    this.held = null;
    if (!dragged) this.paint(space, !this.spaces.has(space));
  }
  private paint(space: number, there: boolean): void {
    if (this.spaces.has(space) === there) return;
    const spaces = new Set(this.spaces);
    if (there) spaces.add(space);
    else spaces.delete(space);
    this.spaces = spaces;
  }

  private readonly press = (event: PointerEvent): void => {
    const last = squareUnder(event);
    if (event.button === 0 && last !== null) this.held = { pointer: event.pointerId, last, paints: null };
  };
  private readonly drag = (event: PointerEvent): void => {
    const { held } = this;
    if (!held || event.pointerId !== held.pointer) return;
    const under = squareUnder(event);
    if (under === null || under === held.last) return;
    held.paints ??= !this.spaces.has(held.last);
    for (const square of lineOf(held.last, under)) this.paint(square, held.paints);
    held.last = under;
  };
  /** A click may follow, of which a drag is to know. */
  private readonly lift = (event: PointerEvent): void => {
    if (event.pointerId === this.held?.pointer) setTimeout(() => (this.held = null));
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const next = stepInGrid(event, this.current, { columns: GRID_SIDE, rows: GRID_SIDE });
    if (next === null) return;
    event.preventDefault();
    this.current = next;
    this.querySelector<HTMLElement>(`[data-space="${this.current}"]`)?.focus();
  };
}

/** A finger's events keep to the square where it went down: where it is now has to be asked for. */
function squareUnder({ clientX, clientY }: PointerEvent): number | null {
  const square = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-space]');
  return square ? Number(square.dataset['space']) : null;
}
