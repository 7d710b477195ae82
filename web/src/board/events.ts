// The events of the board, which its owner hears.

import type { BoardModule } from './module';
import type { RefusalFacts } from '../model/snapshot';

/** BoardEvent of the contract. */
const EventKind = { Changed: 1, Selection: 2, Refused: 3, AnimationEnd: 4 } as const;

export interface BoardEvents {
  /** The player made a move on the board. */
  changed(): void;
  /** Selection, targets or layout changed. */
  selection(): void;
  refused(facts: RefusalFacts): void;
  /** The last move has come to rest. */
  rest(): void;
  /** Another module has taken over, with the match as it was last read. */
  remade(): void;
  /** The module died and cannot be brought back. */
  failed(): void;
}

// Used until the board has an owner.
export const SILENT: BoardEvents = {
  changed: () => undefined,
  selection: () => undefined,
  refused: () => undefined,
  rest: () => undefined,
  remade: () => undefined,
  failed: () => undefined,
};

/** An event of the module that is on the board. */
export function tell(events: BoardEvents, kind: number, from: Pick<BoardModule, 'refusal'>): void {
  switch (kind) {
    case EventKind.Changed:
      events.changed();
      break;
    case EventKind.Selection:
      events.selection();
      break;
    case EventKind.Refused:
      events.refused(from.refusal());
      break;
    case EventKind.AnimationEnd:
      events.rest();
      break;
  }
}
