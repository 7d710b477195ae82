// The sheet of a board that the page draws itself, with the names of columns and rows on all four sides.

import { html, type TemplateResult } from 'lit';
import './board_sheet.css';

/** @param columns from the left @param rows from the top */
export function boardSheet(
  columns: readonly string[],
  rows: readonly string[],
  spaces: TemplateResult,
): TemplateResult {
  const names = (side: string, of: readonly string[]): TemplateResult =>
    html`<div class="coordinates ${side}" aria-hidden="true">${of.map((name) => html`<span>${name}</span>`)}</div>`;
  return html`<div class="board-sheet">
    ${names('top', columns)} ${names('left', rows)} ${spaces} ${names('right', rows)} ${names('bottom', columns)}
  </div>`;
}
