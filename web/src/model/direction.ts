// Which way a text is read, and how texts that are read in different ways stand beside each other.

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether there are letters in it that are read from right to left. */
export const readsRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** For a text within another one: whichever way they are read, neither turns the words of the other. */
export const isolate = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`);

/** Within a text that is read from left to right, only what is read the other way needs that. */
export const isolated = (text: string): string => (readsRightToLeft(text) ? isolate(text) : text);
