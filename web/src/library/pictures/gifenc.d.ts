// The part of gifenc that is used; it comes without types.

declare module 'gifenc/dist/gifenc.esm.js' {
  export type Palette = number[][];
  export interface FrameOptions {
    palette?: Palette;
    /** In milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 0: for ever. */
    repeat?: number;
    /** 1: what is not written stays. */
    dispose?: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    bytesView(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(rgba: Uint8ClampedArray, colours: number, options: { format: 'rgb565' }): Palette;
  export function nearestColorIndex(palette: Palette, pixel: number[]): number;
}
