// A link to copy.

import { html, type TemplateResult } from 'lit';
import './records.css';

export const linkBox = (label: string, link: string): TemplateResult =>
  html`<label class="text-choice">
    <span>${label}</span>
    <input
      type="text"
      readonly
      dir="ltr"
      .value=${link}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
  </label>`;
