// The contents of a dialog, and its buttons.

import { html, type TemplateResult } from 'lit';

export interface DialogContent {
  heading: string;
  content: TemplateResult;
  size?: 'small' | 'large';
  /** The game opens it, not a press of a button. */
  unasked?: boolean;
  /** The game pauses as long as it is up: the screen may go dark. */
  pauses?: boolean;
}

/** The first thing to do in a dialog is "primary": it gets the focus. */
export const dialogButton = (text: string, run: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind} ?autofocus=${kind.startsWith('primary')} @click=${run}>${text}</button>`;
