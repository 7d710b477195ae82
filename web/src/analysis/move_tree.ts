// The moves that have been tried: the main line, and each branch under the move that it is played instead of. A tree for those who hear; the
// position follows whatever is chosen in it.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PageElement } from '../ui/element';
import { depthOf, inReadingOrder, lineOf, nodeOf, ROOT, rowsOf, type Row, type Tree } from './tree';
import { t } from './en';

@customElement('anthill-move-tree')
export class MoveTree extends PageElement {
  @property({ attribute: false }) tree!: Tree;
  /** The move as it is written, and as it is said. */
  @property({ attribute: false }) text!: (node: number) => string;
  @property({ attribute: false }) label!: (node: number) => string;
  @property({ attribute: false }) go!: (node: number) => void;
  /** The move and what follows it shall go. */
  @property({ attribute: false }) cut!: (node: number) => void;
  /** The focus goes with what is shown. */
  private holdsFocus = false;

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('tree') || changed.get('tree')?.current === this.tree.current) return;
    const item = this.querySelector<HTMLElement>(`[data-node="${this.tree.current}"]`);
    if (!item) return;
    if (this.holdsFocus) {
      item.focus({ preventScroll: true });
      item.scrollIntoView({ block: 'nearest' });
    } else this.reveal(item);
    this.holdsFocus = false;
  }

  /** Within this element alone: what stands above it stays in sight. */
  private reveal(shown: Element): void {
    const [whole, part] = [this.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (part.top < whole.top) this.scrollTop -= whole.top - part.top;
    else if (part.bottom > whole.bottom) this.scrollTop += part.bottom - whole.bottom;
  }

  protected override render(): TemplateResult {
    const { tree } = this;
    const rows = rowsOf(tree);
    return html`<div role="tree" aria-label=${t('tree')} @keydown=${this.onKey} @click=${this.onClick}>
        ${this.item(ROOT, 1)} ${rows.map((row) => this.row(row, 1))}
      </div>
      ${rows.length === 0 ? html`<p class="note">${t('tree.empty')}</p>` : nothing}`;
  }

  private row({ node, branches }: Row, level: number): TemplateResult {
    return html`${this.item(node, level)}${branches.map(
      (branch) => html`<div class="branch" role="none">${branch.map((row) => this.row(row, level + 1))}</div>`,
    )}`;
  }

  private item(node: number, level: number): TemplateResult {
    const { tree } = this;
    const isShown = node === tree.current;
    return html`<span
      role="treeitem"
      class=${nodeOf(tree, node).move?.seat ?? 'root'}
      data-node=${node}
      data-number=${node === ROOT ? nothing : depthOf(tree, node)}
      dir="auto"
      aria-level=${level}
      aria-selected=${isShown ? 'true' : 'false'}
      aria-label=${this.label(node)}
      tabindex=${isShown ? 0 : -1}
      >${this.text(node)}</span
    >`;
  }

  private readonly onClick = (event: Event): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-node]');
    if (item) this.go(Number(item.dataset['node']));
  };

  /** Along the line with the keys that lie along it, from line to line with the others. */
  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { tree } = this;
    const { current } = tree;
    const order = [ROOT, ...inReadingOrder(rowsOf(tree))];
    const at = order.indexOf(current);
    const [back, on] = [nodeOf(tree, current).parent, nodeOf(tree, current).children[0]];
    const mirrored = document.documentElement.dir === 'rtl';
    const keys: Readonly<Record<string, number | undefined>> = {
      [mirrored ? 'ArrowRight' : 'ArrowLeft']: back,
      [mirrored ? 'ArrowLeft' : 'ArrowRight']: on,
      ArrowUp: order[at - 1],
      ArrowDown: order[at + 1],
      Home: ROOT,
      End: lineOf(tree, current).at(-1),
    };
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.holdsFocus = true;
      this.cut(current);
    } else if (event.key in keys) {
      event.preventDefault();
      const to = keys[event.key];
      if (to === undefined || to < 0 || to === current) return;
      this.holdsFocus = true;
      this.go(to);
    }
  };
}
