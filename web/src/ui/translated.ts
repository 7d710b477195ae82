// The page as browsers translate it.

/** A property that only Firefox has. */
const isFirefox = (): boolean => CSS.supports('-moz-orient', 'inline');

/**
 * Chromium's browsers, and extensions, put a <font> with the translation in the place of each text. lit, which changes a text by its
 * `data`, takes the <font> for it: from then on that gives way to the new text, which is then translated in turn. Firefox takes lit's
 * marks out of what it translates, after which nothing could be changed any more: it is asked not to.
 */
export function keepTranslated(page: Document): void {
  if (isFirefox()) page.body.translate = false;
  const font = Object.getPrototypeOf(page.createElement('font' as string)) as Element;
  Object.defineProperty(font, 'data', {
    configurable: true,
    set(this: Element, text: string) {
      this.replaceWith(page.createTextNode(text));
    },
  });
}
