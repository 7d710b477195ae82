// The messages between the page and the worker that paints pictures.

import type { BoardLook } from '../../board/module';
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

export type Look = Pick<BoardLook, 'theme' | 'cards' | 'bottom'>;

export interface Cut {
  /** The ply that it stands at. */
  ply: number;
  milliseconds: number;
}

export interface FilmPlan {
  cuts: readonly Cut[];
  /** The frame around the board, and the one around it in the last picture. */
  around: Frame;
  ending: Frame;
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

/** The problems that have words; anything else is a fault of the page. */
export type Problem = 'too-large' | 'broken';
