// Restores the focus: the element that had it may leave the page, and then another one has to take it.

let last: Element | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null));

/** Nothing has the focus, since what had it has gone, or since nothing on the page had it yet. A screen reader that reads on without
 * moving the focus, or a tap beside everything, is no such case. */
export const focusIsLost = (): boolean =>
  (document.activeElement === null || document.activeElement === document.body) && !last?.isConnected;
