import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pngOf } from './png';
import { readsBack } from './readback';

interface Painted {
  data: Uint8ClampedArray;
}
const canvasThatReads = (read: (value: number, at: number) => number): HTMLCanvasElement => {
  let painted = new Uint8ClampedArray();
  const pen = {
    putImageData: ({ data }: Painted) => (painted = data.slice()),
    getImageData: () => ({ data: painted.map(read) }),
  };
  return { getContext: () => pen } as unknown as HTMLCanvasElement;
};

beforeEach(() => {
  vi.stubGlobal(
    'ImageData',
    class {
      constructor(readonly data: Uint8ClampedArray) {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['as it was', (value: number) => value, true],
  ['with a bit changed here and there', (value: number, at: number) => (at % 97 === 0 ? value ^ 1 : value), true],
  ['as noise', (_: number, at: number) => (at * at * 31) % 256, false],
  ['as white', () => 255, false],
])('a canvas that is read %s', (_what, read, trusted) => expect(readsBack(canvasThatReads(read))).toBe(trusted));

test('a browser without such a canvas reads nothing', () =>
  expect(readsBack({ getContext: () => null } as unknown as HTMLCanvasElement)).toBe(false));

describe('a picture without a canvas', () => {
  test('holds its pixels', async () => {
    const pixels = Uint8ClampedArray.from({ length: 4 * 6 }, (_, at) => (at % 4 === 3 ? 255 : at * 10));
    const bytes = Buffer.from(await pngOf({ width: 3, height: 2, pixels }).arrayBuffer());
    expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 3, 2]);
    const length = bytes.readUInt32BE(33);
    const rows = inflateSync(bytes.subarray(41, 41 + length));
    const colours = (row: number) => [...pixels.slice(row * 12, row * 12 + 12)].filter((_, at) => at % 4 !== 3);
    expect([...rows]).toEqual([0, ...colours(0), 0, ...colours(1)]);
    // The checksum of an empty end is the same in every PNG.
    expect(bytes.subarray(-4).toString('hex')).toBe('ae426082');
  });
});
