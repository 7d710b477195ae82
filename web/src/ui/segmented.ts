// A question with a few short answers, all in sight: radio buttons that look like one control.

import { html, nothing, type TemplateResult } from 'lit';
import './segmented.css';

export interface Option<Value extends string> {
  value: Value;
  text: string;
  note?: string;
  /** The language of the text, where it is not the page's. */
  lang?: string;
  /** It cannot be chosen now. */
  disabled?: boolean;
}

// Characters of a note that surely fit one line of the narrowest screen.
const LINE = 42;

export function segmented<Value extends string>(
  name: string,
  legend: string,
  options: readonly Option<Value>[],
  chosen: Value,
  onChoice: (value: Value) => void,
): TemplateResult {
  const tall = options.some((option) => (option.note?.length ?? 0) > LINE) ? 'tall' : '';
  const note = options.find((option) => option.value === chosen)?.note;
  return html`<fieldset class="segmented ${tall}">
    <legend>${legend}</legend>
    <div class="segments">
      ${options.map(
        ({ value, text, lang, disabled }) =>
          html`<label class=${text.includes(' ') ? 'breaks' : nothing}>
            <input
              type="radio"
              name=${name}
              value=${value}
              ?disabled=${disabled}
              .checked=${value === chosen}
              @change=${() => onChoice(value)}
            /><span lang=${lang ?? nothing}>${text}</span>
          </label>`,
      )}
    </div>
    ${note === undefined ? nothing : html`<p class="note">${note}</p>`}
  </fieldset>`;
}
