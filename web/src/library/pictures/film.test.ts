import { expect, test } from 'vitest';
import { Film, paletteOf } from './film';
import { cutsOf, MOST_CUTS } from './limits';
import type { Frame } from '../painting/frame';
import { fitToBoard } from '../painting/painter';
import type { BoardLayout } from '../../model/snapshot';

const [WIDTH, HEIGHT] = [40, 30];
const RED = [200, 40, 30] as const;
const SAND = [220, 207, 177] as const;

/** A board of sand with a red card at that place. */
function board(left: number): Frame {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const x = at % WIDTH;
    pixels.set([...(x >= left && x < left + 10 ? RED : SAND), 255], at * 4);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

interface Shown {
  delay: number;
  /** Red, green, blue of every pixel. */
  colours: (readonly number[])[];
}

/** Reads a GIF as the programs do that show it. */
function read(bytes: Uint8Array): { width: number; height: number; shown: Shown[] } {
  let at = 0;
  const byte = (): number => bytes[at++] ?? 0;
  const word = (): number => byte() | (byte() << 8);
  const blocks = (): number[] => {
    const data: number[] = [];
    for (let size = byte(); size > 0; size = byte()) for (let i = 0; i < size; i += 1) data.push(byte());
    return data;
  };
  const table = (flags: number): number[][] =>
    (flags & 0x80) === 0 ? [] : Array.from({ length: 2 << (flags & 7) }, () => [byte(), byte(), byte()]);
  expect(String.fromCharCode(...bytes.subarray(0, 6))).toBe('GIF89a');
  at = 6;
  const [width, height] = [word(), word()];
  const flags = byte();
  at += 2;
  const palette = table(flags);
  const shown: Shown[] = [];
  let canvas: (readonly number[])[] = Array.from({ length: width * height }, () => [0, 0, 0]);
  let [delay, transparent] = [0, -1];
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      const [first = 0, low = 0, high = 0, none = 0] = blocks();
      if (label === 0xf9) [delay, transparent] = [(low | (high << 8)) * 10, (first & 1) === 1 ? none : -1];
      continue;
    }
    at += 8;
    const own = table(byte());
    const least = byte();
    const indexes = unpack(blocks(), least);
    expect(indexes.length).toBe(width * height);
    canvas = canvas.map((before, i) => {
      const index = indexes[i] ?? 0;
      return index === transparent ? before : ((own.length > 0 ? own : palette)[index] ?? []);
    });
    shown.push({ delay, colours: canvas });
  }
  return { width, height, shown };
}

/** LZW as GIF has it. */
function unpack(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  let [codes, size, bit]: [number[][], number, number] = [[], least + 1, 0];
  const out: number[] = [];
  let before: number[] | null = null;
  const reset = (): void => {
    codes = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    size = least + 1;
    before = null;
  };
  reset();
  for (;;) {
    let code = 0;
    for (let i = 0; i < size; i += 1, bit += 1) code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << i;
    if (code === clear) reset();
    else if (code === clear + 1 || bit > data.length * 8) return out;
    else {
      const last: number[] = before ?? [];
      const run = codes[code] ?? [...last, last[0] ?? 0];
      out.push(...run);
      if (before) codes.push([...last, run[0] ?? 0]);
      if (codes.length === 1 << size && size < 12) size += 1;
      before = run;
    }
  }
}

const near = (colour: readonly number[] | undefined, wanted: readonly number[]): void => {
  for (const [at, value] of wanted.entries()) expect(Math.abs((colour?.[at] ?? -99) - value)).toBeLessThan(9);
};

test('a film shows each picture for its time, whatever of it is written', () => {
  const places = [0, 12, 12, 29];
  const frames = places.map(board);
  const film = new Film(paletteOf(frames));
  for (const [at, frame] of frames.entries()) film.add(frame, 700 + at * 100);
  const { width, height, shown } = read(film.finish());
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  expect(shown.map(({ delay }) => delay)).toEqual([700, 800, 900, 1000]);
  for (const [at, left] of places.entries()) {
    const { colours } = shown[at] ?? { colours: [] };
    for (const x of [0, 5, 11, 15, 22, 30, 38]) near(colours[WIDTH * 7 + x], x >= left && x < left + 10 ? RED : SAND);
  }
});

test('a picture in which nothing changes costs next to nothing', () => {
  const film = new Film(paletteOf([board(3)]));
  film.add(board(3), 100);
  const { length } = film;
  film.add(board(3), 100);
  expect(film.length - length).toBeLessThan(150);
});

test('a film has one picture a move, longer at both ends, and no more than anybody looks at', () => {
  expect(cutsOf(4, 6)).toEqual([
    { ply: 4, milliseconds: 1200 },
    { ply: 5, milliseconds: 700 },
    { ply: 6, milliseconds: 3500 },
  ]);
  expect(cutsOf(3, 3)).toEqual([{ ply: 3, milliseconds: 3500 }]);
  const long = cutsOf(0, 1000);
  expect(long).toHaveLength(MOST_CUTS);
  expect(long[0]?.ply).toBe(1001 - MOST_CUTS);
  expect(long.at(-1)?.ply).toBe(1000);
  const minutes = (moves: number): number =>
    cutsOf(0, moves).reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 60_000;
  expect(minutes(40)).toBeLessThan(0.6);
  expect(minutes(399)).toBeLessThan(2.2);
});

test('a picture is as large as its board, with the same room on all sides', () => {
  const layout: BoardLayout = {
    columns: 5,
    rows: 8,
    firstColumn: 0,
    firstRow: 0,
    rotated: false,
    x: 30,
    y: 220,
    cellW: 100,
    cellH: 130,
    bottom: 'red',
    cards: 'portrait',
  };
  expect(fitToBoard({ width: 560, height: 1480 }, { layout })).toEqual({ width: 560, height: 1100 });
  expect(fitToBoard({ width: 560, height: 1480 }, { layout: { ...layout, rotated: true, x: 300, y: 40 } })).toEqual({
    width: 880,
    height: 730,
  });
  const table = { ...layout, columns: 1, rows: 1 };
  expect(fitToBoard({ width: 560, height: 1480 }, { layout: table })).toEqual({ width: 560, height: 1480 });
});
