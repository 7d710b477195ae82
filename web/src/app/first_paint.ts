// When the page is first seen.

// A page that is not painted, in a tab behind another one or in a browser that does not tell, is ready all the same after a while.
const LONGEST_WAIT_MILLISECONDS = 1000;

/** Resolves when something of the page has been painted: what is not needed for that shall not compete with it. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MILLISECONDS);
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
