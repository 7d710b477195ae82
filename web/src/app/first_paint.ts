// When the first screen is seen.

// A page that is not painted, in a tab behind another one or in a browser that does not tell, is ready all the same after a while.
const LONGEST_WAIT_MILLISECONDS = 1000;
const PAINT = 'first-contentful-paint';

/** Calls back when something has been painted for the first time, or now again. */
function whenPainted(painted: () => void): void {
  if (performance.getEntriesByName(PAINT).length > 0) {
    requestAnimationFrame(() => requestAnimationFrame(painted));
  } else if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(PAINT).length === 0) return;
      observer.disconnect();
      painted();
    }).observe({ type: 'paint', buffered: true });
  }
}

/** Takes the sign that the page loads away once a screen is there. Resolves when that has been painted: what is not needed for it shall
 * not compete with it. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('main')) return;
      observer.disconnect();
      document.querySelector('.unstarted')?.remove();
      whenPainted(resolve);
    }).observe(document.body, { childList: true, subtree: true });
  });
