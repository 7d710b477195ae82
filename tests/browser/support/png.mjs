// Screenshots as pixels: just the PNGs that browsers make, 8 bits a channel, RGB or RGBA, not interlaced.

import { inflateSync } from 'node:zlib';

/** The size that a PNG's header gives. @param {Buffer} png */
export const pngSize = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** @typedef {{ width: number, height: number, channels: number, data: Buffer }} Picture */

/** @param {Buffer} png @returns {Picture} */
export function decodePng(png) {
  const { width, height } = pngSize(png);
  const [depth, colour, , , interlaced] = png.subarray(24, 29);
  const channels = { 2: 3, 6: 4 }[colour];
  if (depth !== 8 || !channels || interlaced)
    throw new Error(`a PNG of depth ${depth}, colour type ${colour} is not read here`);
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const filtered = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const data = Buffer.alloc(stride * height);
  for (let y = 0; y < height; ++y) {
    const filter = filtered[y * (stride + 1)];
    const line = filtered.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    const row = y * stride;
    for (let x = 0; x < stride; ++x) {
      const left = x >= channels ? data[row + x - channels] : 0;
      const above = y > 0 ? data[row - stride + x] : 0;
      const corner = y > 0 && x >= channels ? data[row - stride + x - channels] : 0;
      const guess = [0, left, above, (left + above) >> 1, filter === 4 ? paeth(left, above, corner) : 0][filter];
      data[row + x] = line[x] + guess;
    }
  }
  return { width, height, channels, data };
}

function paeth(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * How two pictures of the same size differ.
 * @param {Picture} one @param {Picture} other
 * @param {number} tolerance of a channel: rasterisers do not agree on the last bits
 * @returns {{ pixels: number, box: { x: number, y: number, width: number, height: number } }} in pixels of the pictures
 */
export function difference(one, other, tolerance = 8) {
  if (one.width !== other.width || one.height !== other.height) throw new Error('the pictures are of different sizes');
  let [pixels, left, top, right, bottom] = [0, one.width, one.height, 0, 0];
  for (let y = 0; y < one.height; ++y) {
    for (let x = 0; x < one.width; ++x) {
      const [i, j] = [(y * one.width + x) * one.channels, (y * other.width + x) * other.channels];
      if ([0, 1, 2].every((channel) => Math.abs(one.data[i + channel] - other.data[j + channel]) <= tolerance))
        continue;
      ++pixels;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  }
  return { pixels, box: { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) } };
}
