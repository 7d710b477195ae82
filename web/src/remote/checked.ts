// The text that "Check this match" gives the engine.

import { linkedText } from './link';
import { transcriptIn } from './shelf';

/** The transcript to check, to the byte: of a record that carries one, of a link, or the text itself. */
export const checkedText = (text: string): string => transcriptIn(text.trim()) || (linkedText(text) ?? text);
