import { describe, expect, test } from 'vitest';
import { aimOfFlick, FASTEST, SLOWEST, type Sample } from './flick';

const TILE = 30;
const UP = { x: 0, y: -1 };

/** A finger that moves evenly, so many pixels a second, for a tenth of a second. */
const drag = (x: number, y: number): Sample[] =>
  Array.from({ length: 11 }, (_, i) => ({ x: (x * i) / 100, y: (y * i) / 100, time: i * 10 }));

describe('the end of a drag as a throw', () => {
  test('an easy flick is a throw of middle strength, straight ahead', () => {
    expect(aimOfFlick(drag(0, -36 * TILE), TILE, UP)).toEqual({ speed: 900, direction: 0 });
  });
  test('to the right of whoever looks ahead, wherever that is on the screen', () => {
    expect(aimOfFlick(drag(15 * TILE, -15 * TILE), TILE, UP)?.direction).toBe(4500);
    expect(aimOfFlick(drag(15 * TILE, 15 * TILE), TILE, { x: 1, y: 0 })?.direction).toBe(4500);
    expect(aimOfFlick(drag(15 * TILE, 15 * TILE), TILE, { x: 0, y: 1 })?.direction).toBe(-4500);
  });
  test('no harder and no softer than dice can be thrown', () => {
    expect(aimOfFlick(drag(0, -400 * TILE), TILE, UP)?.speed).toBe(FASTEST);
    expect(aimOfFlick(drag(0, -6 * TILE), TILE, UP)?.speed).toBe(SLOWEST);
  });
  test('a hand that rests, draws back or only taps throws nothing', () => {
    const rested = [...drag(0, -36 * TILE), { x: 0, y: -108, time: 400 }];
    expect(aimOfFlick(rested, TILE, UP)).toBeNull();
    expect(aimOfFlick(drag(0, 36 * TILE), TILE, UP)).toBeNull();
    expect(aimOfFlick(drag(0, -36 * TILE).slice(0, 1), TILE, UP)).toBeNull();
    expect(aimOfFlick([], TILE, UP)).toBeNull();
  });
  test('only the last moment counts', () => {
    const turned = [...drag(300, 0), ...drag(0, -36 * TILE).map(({ y, time }) => ({ x: 30, y, time: time + 110 }))];
    expect(aimOfFlick(turned, TILE, UP)?.direction).toBe(0);
  });
});
