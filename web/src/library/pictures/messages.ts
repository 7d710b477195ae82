// What the page and the worker that paints pictures say to each other.

import type { GameId } from '../../model/game_id';
import type { Snapshot } from '../../model/snapshot';

/** RGBA, rows from the top. */
export interface Frame {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

export interface Size {
  width: number;
  height: number;
}

/** How the board looks, in the numbers of src/wasm/board_exports.h. */
export interface Look {
  theme: number;
  bottom: number;
  cards: number;
}

export interface Cut {
  /** The ply that it stands at. */
  ply: number;
  milliseconds: number;
}

export interface FilmPlan {
  cuts: readonly Cut[];
  /** What is around the board, and what is around it in the last picture. */
  around: Frame;
  ending: Frame;
  /** Where the board is on it. */
  x: number;
  y: number;
}

export type Job =
  /** With the address of that game's board. */
  | { kind: 'open'; game: GameId; address: string; record: string; look: Look }
  /** Answered by a picture of the board, in a box that it fills as well as its shape allows. */
  | { kind: 'paint'; ply: number; box: Size; ratio: number }
  /** Answered by progress and a film, at the size that was painted last. */
  | { kind: 'film'; plan: FilmPlan };

export type Answer =
  | { kind: 'opened'; snapshot: Snapshot }
  | { kind: 'painted'; frame: Frame; snapshot: Snapshot }
  | { kind: 'progress'; done: number }
  | { kind: 'film'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; problem: Problem };

/** What can be said of it in words; anything else is a fault of the page. */
export type Problem = 'too-large' | 'broken';
