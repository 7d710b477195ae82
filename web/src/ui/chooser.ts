// A question with many short answers, one of them in sight: a number, as a rule.

import { html, type TemplateResult } from 'lit';
import './chooser.css';

export const numberChooser = (
  label: string,
  [least, most]: readonly [number, number],
  chosen: number,
  onChoice: (chosen: number) => void,
): TemplateResult =>
  html`<label class="number-chooser">
    <span>${label}</span>
    <select @change=${(event: Event) => onChoice(Number((event.target as HTMLSelectElement).value))}>
      ${Array.from({ length: most - least + 1 }, (_, i) => least + i).map(
        (number) => html`<option value=${number} .selected=${number === chosen}>${number}</option>`,
      )}
    </select>
  </label>`;
