// Buttons that have just appeared take no press that was meant for what was there before: a tap that was on its way to the board, the
// second half of a double tap, a key that is held down. Used by dialogs and by the panels that a game brings up by itself.

/** A hand that is on its way needs about so long to see what has appeared, and to stop. */
const UNSEEN_MILLISECONDS = 400;
/** Two taps of one finger on the same place lie within this. */
const SAME_PLACE_PIXELS = 40;

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The place where a pointer was last put down, on the whole page. */
let last: Place | null = null;
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', ({ clientX, clientY }) => (last = { clientX, clientY }), true);

/** Ends each element's latest guard. */
const guards = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Call when `element` has appeared, and again when buttons have come into it.
 * @param asked a press has brought it up: then only a press of the same place, or a key that is still down, is taken for that press.
 * The element has `data-guarded` while it takes no press: empty for a press anywhere, the place ("x,y") for one of that place.
 */
export function guardPresses(element: HTMLElement, asked = false): void {
  const until = performance.now() + UNSEEN_MILLISECONDS;
  const before = last;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  /** The press under way began too early: its click does not count however late it comes. */
  let isEarly = false;
  const begin = (early: boolean): void => {
    isEarly = early;
    if (!early) ended.abort();
  };
  const meansBefore = (place: Place): boolean =>
    performance.now() < until && (!asked || (before !== null && distance(before, place) <= SAME_PLACE_PIXELS));

  element.addEventListener('pointerdown', (event) => begin(meansBefore(event)), options);
  element.addEventListener(
    'keydown',
    (event) => {
      if (!pressesButton(event)) return;
      begin(event.repeat || (!asked && performance.now() < until));
      if (isEarly) swallow(event);
    },
    options,
  );
  element.addEventListener('keyup', (event) => isEarly && pressesButton(event) && swallow(event), options);
  element.addEventListener(
    'click',
    // No pointer makes a click without detail: assistive technology knows what it presses.
    (event) => event.detail > 0 && (isEarly || meansBefore(event)) && swallow(event),
    options,
  );
  if (asked && !before) return;
  const place = asked && before ? `${before.clientX},${before.clientY}` : '';
  element.dataset['guarded'] = place;
  clearTimeout(guards.get(element));
  // A later guard of the same element takes longer.
  guards.set(
    element,
    setTimeout(() => delete element.dataset['guarded'], UNSEEN_MILLISECONDS + 1),
  );
}

const distance = (one: Place, other: Place): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const pressesButton = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Nothing comes of it. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
