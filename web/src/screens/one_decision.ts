// A double click, or a key that is held down, is one decision. What it goes on to press may by then belong to the other player: the panel
// for the next one comes up under the same finger.

import type { Snapshot } from '../model/snapshot';

/** Marks what decides in the match; undo and the like may be pressed as fast as anybody likes. */
const DECISIONS = '.game-panel, .chooser, .tool.decision';

const positionOf = (snapshot: Snapshot | null): string => `${snapshot?.ply ?? ''} ${snapshot?.held ?? ''}`;

export class OneDecision {
  /** The position in which the present series of clicks began. */
  private position = '';

  constructor(private readonly snapshot: () => Snapshot | null) {}

  /** Listens ahead of the buttons. */
  readonly onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      const position = positionOf(this.snapshot());
      if (event.detail <= 1) this.position = position;
      else if (position !== this.position && decides(event.target)) swallow(event);
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
