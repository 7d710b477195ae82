// Pixels as a PNG without a canvas: for browsers that change what a page reads from one.

import { zlibSync } from 'fflate';
import type { Frame } from '../painting/frame';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const NAME_LENGTH = 4;
const RGB = [8, 2, 0, 0, 0]; // eight bits of each colour, no palette, no interlacing

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (REMAINDERS[(rest ^ byte) & 255] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const number = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(name: string, content: ArrayLike<number>): Uint8Array[] {
  const named = new Uint8Array(NAME_LENGTH + content.length);
  named.set(Array.from(name, (letter) => letter.charCodeAt(0)));
  named.set(content, NAME_LENGTH);
  return [Uint8Array.from(number(content.length)), named, Uint8Array.from(number(checksum(named)))];
}

/** Ignores transparency: a board has no transparent pixel. */
export function pngOf({ width, height, pixels }: Frame): Blob {
  // Each row begins with how it is written: here as it is.
  const row = 1 + 3 * width;
  const rows = new Uint8Array(row * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = row * Math.floor(pixel / width) + 1 + 3 * (pixel % width);
    for (let colour = 0; colour < 3; colour += 1) rows[at + colour] = pixels[4 * pixel + colour] ?? 0;
  }
  const parts = [
    Uint8Array.from(SIGNATURE),
    ...chunk('IHDR', [...number(width), ...number(height), ...RGB]),
    ...chunk('IDAT', zlibSync(rows)),
    ...chunk('IEND', []),
  ];
  return new Blob(parts as BlobPart[], { type: 'image/png' });
}
