// The typeface of headings, which is cut into files by letters (styles/theme.css).

/** One letter of each file that English needs. */
const OF_EACH_FILE = 'A0';

/** Fetches it ahead of the first text in it: for a canvas, which waits for nothing, and for dialogs. */
export const loadLetters = (): Promise<unknown> => {
  const typeface = getComputedStyle(document.documentElement).getPropertyValue('--display');
  return document.fonts.load(`600 48px ${typeface}`, OF_EACH_FILE).catch(() => undefined);
};
