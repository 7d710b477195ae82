// A double tap, or a key that is held down, is one decision. Its next press may by then belong to the other player: the panel for the
// next one comes up under the same finger. Nor does it press another button than the first time, where the row has changed.

import type { Snapshot } from '../model/snapshot';
import { swallow } from '../ui/press_guard';

/** Marks what decides in the match; undo and the like may be pressed as fast as anybody likes. */
const DECISIONS = '.game-panel, .chooser, .tool.decision';

const positionOf = (snapshot: Snapshot | null): string => `${snapshot?.ply ?? ''} ${snapshot?.held ?? ''}`;

/**
 * Presses that follow each other so soon, and so near, are one double tap: a hand that moves to another button has decided again.
 * Not by `detail`: touch counts there what the handover screen has kept back.
 */
const SERIES_MILLISECONDS = 500;
const SERIES_PIXELS = 40;

export class DoubleTapGuard {
  /** When the latest press came, on the board or beside it. One that did not count leaves it at the one before, or else a hand that taps
   * on and on would never be heard. */
  private time = -Infinity;
  private counted = -Infinity;
  private place = { x: 0, y: 0 };
  /** The position in which its series began, and the button; null: it began beside all buttons. */
  private position = '';
  private button: Element | null = null;
  /** A press is under way. Some assistive technology sends clicks without. */
  private isPressed = false;

  constructor(private readonly snapshot: () => Snapshot | null) {}

  /** They listen ahead of board and buttons. */
  readonly onPress = {
    capture: true,
    handleEvent: ({ clientX, clientY, target }: MouseEvent): void => {
      const now = performance.now(); // not every engine gives an event its true time
      const place = { x: clientX, y: clientY };
      const far = Math.hypot(place.x - this.place.x, place.y - this.place.y) > SERIES_PIXELS;
      const late = now - this.time > SERIES_MILLISECONDS;
      this.counted = this.time;
      this.time = now;
      this.place = place;
      this.isPressed = true;
      if (!late && !far) return;
      this.position = positionOf(this.snapshot());
      this.button = buttonOf(target);
    },
  };
  readonly onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      // No pointer makes a click without detail: a key, or assistive technology.
      if (event.detail === 0 || !this.isPressed) return;
      this.isPressed = false;
      const isOther = buttonOf(event.target) !== this.button;
      const hasChanged = positionOf(this.snapshot()) !== this.position;
      if (!hasChanged || !(isOther || decides(event.target))) return;
      this.time = this.counted;
      swallow(event);
    },
  };
  readonly onKey = {
    capture: true,
    handleEvent: (event: KeyboardEvent): void => {
      if (event.repeat && ['Enter', ' '].includes(event.key) && decides(event.target)) swallow(event);
    },
  };
}

const buttonOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('button') : null;

const decides = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(DECISIONS) !== null;
