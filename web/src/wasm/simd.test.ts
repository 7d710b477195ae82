import { afterEach, expect, test, vi } from 'vitest';
import { hasSimd, isOtherThinker } from './simd';

const [plain, simd] = ['assets/thinker-Ab_-12xy.wasm', 'assets/thinker_simd--_Ab12xy.wasm'];
afterEach(() => vi.restoreAllMocks());

test('an engine with vector instructions is known by what it accepts', () => {
  expect(hasSimd()).toBe(true); // node's
});

test('only the thinker that is run is kept', () => {
  expect([plain, simd].filter(isOtherThinker)).toEqual([plain]);
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  expect([plain, simd].filter(isOtherThinker)).toEqual([simd]);
  expect(['assets/dice-Ab_-12xy.wasm', 'assets/worker-Ab_-12xy.js', 'index.html'].some(isOtherThinker)).toBe(false);
});
