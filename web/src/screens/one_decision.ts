// A double click, or a key that is held down, is one decision. What it goes on to press may by then belong to the other player: the panel
// for the next one comes up under the same finger.

import type { Snapshot } from '../model/snapshot';

/** Marks what decides in the match; undo and the like may be pressed as fast as anybody likes. */
const DECISIONS = '.game-panel, .chooser, .tool.decision';

const positionOf = (snapshot: Snapshot | null): string => `${snapshot?.ply ?? ''} ${snapshot?.held ?? ''}`;

/**
 * Clicks that follow each other so soon, and so near, are one double click: whoever moves the hand to another button has decided again.
 * Not by `detail`: touch counts there what the handover screen has kept back.
 */
const SERIES_MILLISECONDS = 500;
const SERIES_PIXELS = 40;

export class OneDecision {
  /** When the latest click on a decision came. */
  private time = -Infinity;
  private place = { x: 0, y: 0 };
  /** The position in which its series began. */
  private position = '';

  constructor(private readonly snapshot: () => Snapshot | null) {}

  /** Listens ahead of the buttons. */
  readonly onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      // No pointer makes a click without detail: a key, or assistive technology.
      if (event.detail === 0 || !decides(event.target)) return;
      const position = positionOf(this.snapshot());
      const now = performance.now(); // not every engine gives an event its true time
      const place = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(place.x - this.place.x, place.y - this.place.y) > SERIES_PIXELS;
      const late = now - this.time > SERIES_MILLISECONDS;
      this.time = now;
      this.place = place;
      if (late || far) this.position = position;
      else if (position !== this.position) swallow(event);
    },
  };
  readonly onKey = {
    capture: true,
    handleEvent: (event: KeyboardEvent): void => {
      if (event.repeat && ['Enter', ' '].includes(event.key) && decides(event.target)) swallow(event);
    },
  };
}

const decides = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(DECISIONS) !== null;

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
