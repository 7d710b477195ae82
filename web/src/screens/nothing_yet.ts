// Replaces a screen's board while there is nothing to show on it: explains how to get something.

import { html, type TemplateResult } from 'lit';
import './nothing_yet.css';

interface Way {
  readonly text: string;
  readonly go: () => void;
}

/** @param ways the first one is what most will want */
export const nothingYet = (text: string, [first, ...others]: readonly [Way, ...Way[]]): TemplateResult =>
  html`<div class="sheet">
    <p>${text}</p>
    <p class="buttons">
      <button type="button" class="primary" @click=${first.go}>${first.text}</button>
      ${others.map((way) => html`<button type="button" @click=${way.go}>${way.text}</button>`)}
    </p>
  </div>`;
