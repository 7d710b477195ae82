// A painted board: how large it is, and how it looks.

import type { BoardLook } from '../../board/module';

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
