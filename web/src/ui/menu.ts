// Lines to choose from in a dialog, in groups under headings. Choosing one closes the dialog first: what it does may open another.

import { html, nothing, type TemplateResult } from 'lit';
import { leaving } from './dialog_content';
import { anyIcon, type AnyIcon } from './lazy_icons';
import './menu.css';

export interface MenuItem {
  icon: AnyIcon;
  text: string;
  run: () => void;
  /** An action that is not easily undone: coloured as a warning. */
  isGrave?: boolean;
}

let made = 0;

/** Without lines there is no group. `heading`: "" where it needs none, null for a group that stands apart at the end. */
export function menuGroup(heading: string | null, items: readonly MenuItem[]): unknown {
  if (items.length === 0) return nothing;
  const id = `menu-group-${(made += 1)}`;
  return html`<section class="menu-group ${heading === null ? 'apart' : ''}">
    ${heading ? html`<h3 id=${id}>${heading}</h3>` : nothing}
    <ul class="menu" aria-labelledby=${heading ? id : nothing}>
      ${items.map(menuLine)}
    </ul>
  </section>`;
}

const menuLine = ({ icon, text, run, isGrave }: MenuItem): TemplateResult =>
  html`<li>
    <button type="button" class="menu-item ${isGrave ? 'grave' : ''}" @click=${leaving(run)}>
      ${anyIcon(icon)}<span>${text}</span>
    </button>
  </li>`;
