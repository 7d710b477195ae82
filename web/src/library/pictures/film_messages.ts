// The messages about films between the page and the worker that paints.

import type { Frame } from '../painting/frame';

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

/** Answered by progress and a film, at the size that was painted last. */
export interface FilmJob {
  kind: 'film';
  plan: FilmPlan;
}

export type FilmAnswer = { kind: 'film'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'failed'; problem: 'too-large' };
