// Whether this browser lets a page read what it has painted on a canvas. Those that resist fingerprinting give it noise instead.

const SIDE = 32;
/** Some browsers change the last bit of a few pixels, which is invisible. */
const UNSEEN = 8;

/** No two neighbours alike: browsers leave a picture of one colour as it is. */
function pattern(): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = at % 4 === 3 ? 255 : (at * 37 + (at >> 5)) % 256;
  return pixels;
}

export function readsBack(canvas: HTMLCanvasElement = document.createElement('canvas')): boolean {
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  const painted = pattern();
  pen?.putImageData(new ImageData(painted, SIDE, SIDE), 0, 0);
  const read = pen?.getImageData(0, 0, SIDE, SIDE).data;
  return read?.every((value, at) => Math.abs(value - (painted[at] ?? 0)) <= UNSEEN) ?? false;
}
