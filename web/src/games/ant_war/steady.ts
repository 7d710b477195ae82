// Words of a panel that change under a finger take the room of the longest of them: nothing below or above them moves.

import { html, type TemplateResult } from 'lit';

/** @param words what is said @param all whatever may be said there */
export const steady = (words: unknown, all: readonly string[]): TemplateResult =>
  html`<div class="steady">
    <p class="said">${words}</p>
    <p class="said" aria-hidden="true">${all.reduce((a, b) => (a.length < b.length ? b : a))}</p>
  </div>`;
