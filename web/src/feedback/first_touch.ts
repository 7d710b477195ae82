// Waits for a person's first action on the page. Before the first tap or key on it browsers refuse sound and vibration, and complain
// in the console.

const TOUCHES = ['pointerdown', 'keydown'] as const;
/** The effects of a first tap on the page (a game begins, a card is lifted) are over by then. */
const SETTLED_MILLISECONDS = 1000;

export const touched = (): boolean =>
  (globalThis.navigator as Partial<Navigator> | undefined)?.userActivation?.hasBeenActive ?? true;

/** With the next tap or key, once. */
export function atNextTouch(then: () => void): void {
  const touch = (): void => {
    for (const event of TOUCHES) window.removeEventListener(event, touch, true);
    then();
  };
  for (const event of TOUCHES) window.addEventListener(event, touch, true);
}

/** Within each tap, click and key: what browsers allow only there. They do not agree in which of these events that is. */
export function atEachPress(act: () => void): void {
  for (const event of ['pointerup', 'touchend', 'click', 'keydown'])
    window.addEventListener(event, act, { capture: true, passive: true });
}

/** For what may hold the page up: in the first idle moment a while after the first touch, or from now if that has been. */
export function quietlyOnceTouched(then: () => void): void {
  const soon = (): void => void setTimeout(() => touched() && whenIdle(then), SETTLED_MILLISECONDS);
  if (touched()) soon();
  else atNextTouch(soon);
}

/** In the browser's next idle moment. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else then(); // WebKit has no such thing
}
