// The contents of a dialog, and its buttons. The element is dialog.ts.

import { html, type TemplateResult } from 'lit';
import type { Dialog } from './dialog';

export interface DialogContent {
  heading: string;
  content: unknown;
  size?: 'small' | 'large';
  /** The game opens it, not a press of a button. */
  unasked?: boolean;
  /** It is a question that one of its buttons answers: nothing else closes it. */
  asks?: boolean;
  /** The game pauses as long as it is up: the screen may go dark. */
  pauses?: boolean;
}

/** The first thing to do in a dialog is "primary": it gets the focus. */
export const dialogButton = (text: string, run: () => void, kind = ''): TemplateResult =>
  html`<button type="button" class=${kind} ?autofocus=${kind.startsWith('primary')} @click=${run}>${text}</button>`;

/** The page has one dialog at a time. False if none is open. */
export const closeDialog = (): boolean => document.querySelector<Dialog>('anthill-dialog')?.close() ?? false;

/** Closes the dialog before it acts: what it leads to may open another. */
export const leaving = (run: () => void) => (): void => {
  closeDialog();
  run();
};
export const leavingButton = (text: string, run: () => void, kind = ''): TemplateResult =>
  dialogButton(text, leaving(run), kind);
