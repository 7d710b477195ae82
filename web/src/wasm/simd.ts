// Whether this browser has WebAssembly's vector instructions (SIMD): the thinker is there with them and without.

/** A module of one function that makes a vector of zeros. */
const USES_SIMD = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0], // magic number and version
  ...[1, 5, 1, 96, 0, 1, 123], // types: () -> v128
  ...[3, 2, 1, 0], // functions: one of that type
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11], // code: i32.const 0, i8x16.splat, i8x16.popcnt
]);

export const hasSimd = (): boolean => WebAssembly.validate(USES_SIMD);

/** True for the build of the thinker's module that this browser never runs. */
export const isOtherThinker = (url: string): boolean =>
  (hasSimd() ? /\bthinker-[^/]*\.wasm$/ : /\bthinker_simd-[^/]*\.wasm$/).test(url);
