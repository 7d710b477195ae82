// Touches for an engine whose driver knows no fingers. This function runs in the page.

/**
 * Sends pointer and touch events as a touch screen would: each finger's events go to the element it first touched.
 * @param {'start' | 'move' | 'end' | 'cancel'} kind
 * @param {[number, { x: number, y: number }][]} changed
 * @param {[number, { x: number, y: number }][]} fingers still down after this event
 * @returns the place of the click that a browser makes of a tap that nothing has claimed, or null
 */
export function sendSyntheticTouch(kind, changed, fingers) {
  const state = (window.__syntheticTouch ??= { targets: new Map(), origin: new Map(), claimed: false });
  const pointerType = { start: 'pointerdown', move: 'pointermove', end: 'pointerup', cancel: 'pointercancel' }[kind];
  let click = null;
  for (const [finger, { x, y }] of changed) {
    if (kind === 'start') {
      let target = document.elementFromPoint(x, y) ?? document.body;
      for (let inner; (inner = target.shadowRoot?.elementFromPoint(x, y)) && inner !== target;) target = inner;
      state.targets.set(finger, target);
      state.origin.set(finger, { x, y });
      if (state.targets.size === 1) state.claimed = false;
    }
    const target = state.targets.get(finger);
    if (!target) continue; // cancelled earlier
    const touch = (id, point) => ({
      identifier: id,
      target: state.targets.get(id),
      clientX: point.x,
      clientY: point.y,
      pageX: point.x + scrollX,
      pageY: point.y + scrollY,
      screenX: point.x,
      screenY: point.y,
      radiusX: 8,
      radiusY: 8,
      force: 1,
    });
    target.dispatchEvent(
      new PointerEvent(pointerType, {
        bubbles: true,
        composed: true,
        cancelable: kind !== 'cancel',
        pointerId: 100 + finger,
        pointerType: 'touch',
        isPrimary: finger === 0,
        clientX: x,
        clientY: y,
        button: kind === 'move' ? -1 : 0,
        buttons: kind === 'end' ? 0 : 1,
      }),
    );
    const touches = fingers.map(([id, point]) => touch(id, point)).filter((each) => each.target);
    const event = Object.assign(
      new Event(`touch${kind}`, { bubbles: true, composed: true, cancelable: kind !== 'cancel' }),
      {
        touches,
        targetTouches: touches.filter((each) => each.target === target),
        changedTouches: [touch(finger, { x, y })],
      },
    );
    if (!target.dispatchEvent(event)) state.claimed = true;
    if (kind === 'end') {
      const from = state.origin.get(finger);
      const still = Math.hypot(x - from.x, y - from.y) < 10;
      if (still && !state.claimed && state.targets.size === 1) click = { x, y };
    }
    if (kind === 'end' || kind === 'cancel') state.targets.delete(finger);
  }
  if (kind === 'cancel') state.targets.clear();
  return click;
}
