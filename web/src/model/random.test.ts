import { afterEach, expect, test, vi } from 'vitest';
import { dealSeed, randomBelow } from './random';

afterEach(() => vi.restoreAllMocks());

/** Chance gives these words, one after the other. */
function chance(...words: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    const list = numbers as unknown as Uint32Array;
    list.forEach((_, index) => (list[index] = words.shift() ?? 0));
    return numbers;
  });
}

test('a deal takes 64 bits of chance', () => {
  chance(7, 0, 0xffff_ffff, 0xffff_ffff, 1, 1);
  expect(dealSeed()).toBe('7');
  expect(dealSeed()).toBe('18446744073709551615');
  expect(dealSeed()).toBe('4294967297');
});

test('a number below a bound: what would make the first ones likelier is drawn again', () => {
  chance(2 ** 32 - 1, 8);
  expect(randomBelow(3)).toBe(2);
  chance(2 ** 32 - 1);
  expect(randomBelow(2)).toBe(1);
});
