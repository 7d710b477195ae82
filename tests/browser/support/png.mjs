// Screenshots as pixels.

import { PNG } from '../drivers/dependencies.mjs';

/** @typedef {{ width: number, height: number, channels: number, data: Buffer }} Picture */

/** @param {Buffer} png @returns {Picture} */
export function decodePng(png) {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, channels: 4, data };
}

/**
 * The rectangle of a picture, as far as it lies within.
 * @param {Picture} picture @param {{ x: number, y: number, width: number, height: number }} box @returns {Picture}
 */
export function part({ width, height, channels, data }, box) {
  const [right, bottom] = [Math.min(width, box.x + box.width), Math.min(height, box.y + box.height)];
  const rows = [];
  for (let y = box.y; y < bottom; ++y)
    rows.push(data.subarray((y * width + box.x) * channels, (y * width + right) * channels));
  return { width: right - box.x, height: bottom - box.y, channels, data: Buffer.concat(rows) };
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
