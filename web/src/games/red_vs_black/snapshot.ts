// The part of the snapshot that is particular to Ants: Red vs. Black. RedVsBlackView::write_facts() writes it.

import type { PlayedMove, SeatName, Snapshot } from '../../model/snapshot';

export type Phase = 'commit' | 'throw' | 'tactics' | 'reinforce';
export type Place = 'red' | 'black' | 'own-hill' | 'enemy-hill' | 'off' | 'nowhere';
/** 0 unwounded, 1 wounded, 2 removed; units 1 to 10. */
export type Army = readonly number[];
export type Both<Value> = Readonly<Record<SeatName, Value>>;

export interface Die {
  number: number;
  place: Place;
  /** The number after the thrower's tactic. */
  countsAs: number;
  countsOn: Place;
}

/** One step of a resolved turn, see src/games/red_vs_black/resolution.h. */
export interface Step {
  kind:
    'heal' | 'wound' | 'remove' | 'again' | 'nobody' | 'return' | 'no-return' | 'colour' | 'near' | 'off' | 'nowhere';
  /** Whose unit, else whose die. */
  side: SeatName;
  /** 0: none. */
  unit: number;
  /** From 1 on; 0: none. */
  die: number;
  thrower: SeatName;
}

/** A turn as it was resolved. */
export interface Resolution {
  steps: Step[];
  before: Both<Army>;
  dice: Both<Die[]>;
  tactic: Both<string>;
  /** Units that the dice have hit as they lie, and how many such dice hit on average, in hundredths: resolution.h, hits_of(). */
  hits: Both<number>;
  expected: Both<number>;
}

export interface RedVsBlackMove extends PlayedMove {
  /** "commit:?" for a commitment that the watcher may not know yet. */
  text: string;
  phase: Phase;
  turnNumber: number;
  /** This move was the last tactic of a turn. */
  resolved?: Resolution;
}

export interface RedVsBlackSnapshot extends Snapshot {
  phase: Phase;
  turnNumber: number;
  held: boolean;
  /** clear=60: a die counts on a colour only where 60 percent of its outline lie on it. */
  clear: boolean;
  armies: Both<Army>;
  points: Both<number>;
  /** null: not yet, or not to be seen. */
  committed: Both<number[] | null>;
  chosen: Both<boolean>;
  /** That each player throws this turn. */
  dice: Both<number>;
  thrown: Both<Die[]>;
  owed: Both<number>;
  /** In phase tactics: what keeping, adjusting or swapping does. */
  options: { move: string; steps: Step[] }[];
  /** Then what the other throw is about to do. */
  against: Step[];
  moves: RedVsBlackMove[];
  /** Places on the canvas: a tile in hundredths of a device pixel, the middles of the Hills by their owners, dice at rest by their throwers. */
  table: {
    tile: number;
    rotated: boolean;
    hills: Both<{ x: number; y: number }>;
    dice: Both<{ x: number; y: number }[]>;
  };
}
