// The contents of a dialog.

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
