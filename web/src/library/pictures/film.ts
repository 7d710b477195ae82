// Pictures one after the other as a GIF, which every program shows and every browser can be made to write. Only the changed part of each
// picture is written: a board game is mostly board, so that a move takes a few kilobytes. (WebP is smaller, but Safari's canvas writes
// none.)

import { GIFEncoder, nearestColorIndex, quantize, type Palette } from 'gifenc/dist/gifenc.esm.js';
import type { Frame } from '../painting/frame';

/** Colours of a GIF, one of which stands for "as before". */
const COLOURS = 255;
const AS_BEFORE = COLOURS;
// The colours of a picture come from one in so many pixels: the rest are like their neighbours.
const SAMPLE = 5;

const words = ({ pixels }: Frame): Uint32Array => new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);

/** Colours that serve all of these pictures. */
export function paletteOf(frames: readonly Frame[]): Palette {
  const samples = frames.map((frame) => words(frame).filter((_, at) => at % SAMPLE === 0));
  const all = new Uint32Array(samples.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const sample of samples) {
    all.set(sample, end);
    end += sample.length;
  }
  return quantize(new Uint8ClampedArray(all.buffer), COLOURS, { format: 'rgb565' });
}

export class Film {
  private readonly gif = GIFEncoder();
  /** The nearest colour of the palette, by five, six and five bits of red, green and blue; -1: not asked for yet. */
  private readonly nearest = new Int16Array(1 << 16).fill(-1);
  private before: Uint32Array | null = null;

  constructor(private readonly palette: Palette) {}

  /** All of them are of one size. */
  add(frame: Frame, milliseconds: number): void {
    const { before } = this;
    const pixels = words(frame);
    const index = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      index[at] = before?.[at] === pixel ? AS_BEFORE : this.colourOf(pixel);
    }
    this.gif.writeFrame(index, frame.width, frame.height, {
      delay: milliseconds,
      dispose: 1,
      transparent: before !== null,
      transparentIndex: AS_BEFORE,
      ...(before === null ? { palette: this.whole, repeat: 0 } : {}),
    });
    this.before = pixels.slice();
  }

  /** Bytes so far. */
  get length(): number {
    return this.gif.bytesView().length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.gif.finish();
    return this.gif.bytes();
  }

  /** Up to the colour that is none, whatever the pictures have needed. */
  private get whole(): Palette {
    const [first = [0, 0, 0]] = this.palette;
    return Array.from({ length: COLOURS + 1 }, (_, at) => this.palette[at] ?? first);
  }

  /** @param pixel as memory has it: alpha, blue, green, red */
  private colourOf(pixel: number): number {
    const [red, green, blue] = [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];
    const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    const known = this.nearest[key] ?? -1;
    if (known >= 0) return known;
    return (this.nearest[key] = nearestColorIndex(this.palette, [red, green, blue]));
  }
}
