// The way out for people who have zoomed in by two fingers. The board fills the screen and takes every touch, so that nothing else could
// zoom out again. While the page is zoomed in, two fingers on the board are the browser's; one finger plays as ever.

/** Rounding of the browser's own, after zooming out. */
const HARDLY_ZOOMED = 1.01;

/** @param board its touches come here before SDL hears of them */
export function leavePinchesToBrowser(board: HTMLElement, view: VisualViewport | null = window.visualViewport): void {
  if (!view) return;
  const isZoomed = (): boolean => view.scale > HARDLY_ZOOMED;
  // The style sheet allows the gesture by this attribute.
  view.addEventListener('resize', () => document.documentElement.toggleAttribute('data-zoomed', isZoomed()));
  const allow = (event: Event): void => {
    // SDL cancels the default of every touch, which would forbid the gesture; one that is under way cannot be cancelled, and the browser
    // complains of the attempt. The end of a tap stays cancelled: no mouse follows the finger.
    if (!event.cancelable || (isZoomed() && event.type !== 'touchend')) event.preventDefault = (): void => undefined;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    board.addEventListener(type, allow, { capture: true, passive: true });
}
