// One line that tells something, and what can be done about it.

import { html, type nothing, type TemplateResult } from 'lit';

export const action = (text: string, run: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class="small ${kind}" @click=${run}>${text}</button>`;

export function lineOf(
  kind: string,
  text: string | TemplateResult,
  ...actions: (TemplateResult | typeof nothing)[]
): TemplateResult {
  return html`<div class="message-line ${kind}">
    <p>${text}</p>
    ${actions}
  </div>`;
}
