// Restores the focus: the element that had it may leave the page, and then another one has to take it. And says whether it is shown.

let last: Element | null = null;
/** Has the focus until something comes that has more to say. */
let standIn: Element | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
    if (target !== standIn) standIn = null;
  });

// Browsers frame what is focused on a page that has just been loaded, as if it were worked by keys. On a device for fingers nothing is
// framed (controls.css) before a key has been pressed.
if (typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches) {
  const { dataset } = document.documentElement;
  dataset['keys'] = 'none';
  document.addEventListener('keydown', () => delete dataset['keys'], { capture: true, once: true });
}
export const showsFocus = (element: Element): boolean => element.matches(':root:not([data-keys]) :focus-visible');

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Nothing has the focus, since what had it has gone, or since nothing on the page had it yet. A screen reader that reads on without
 * moving the focus, or a tap beside everything, is no such case. */
export const focusIsLost = (): boolean =>
  (isNowhere() && !last?.isConnected) || (standIn !== null && document.activeElement === standIn);

/** The first of these that is there: what is asked beside the board, the board, the name of the screen. */
const STAND_INS = ['.game-panel .panel', '[role="grid"] [tabindex="0"]', 'h1'];

/** Called by what may just have left the page with the focus in it. Whatever takes the focus by itself has taken it by then. */
export function keepFocus(): void {
  setTimeout(() => {
    if (!isNowhere() || !last || last.isConnected) return;
    const dialog = document.querySelector('dialog:modal');
    const found = dialog
      ? dialog.querySelector<HTMLElement>('h2')
      : STAND_INS.map((place) => document.querySelector<HTMLElement>(`main ${place}`)).find((place) => place !== null);
    if (!found) return;
    if (found.tabIndex < 0) found.tabIndex = -1;
    standIn = found;
    found.focus({ preventScroll: true });
  });
}
