import { describe, expect, test } from 'vitest';
import { rendererAskedFor, rendererFor } from './renderer';

const [RENDERER, UNMASKED] = [0x1f01, 0x9246];

/** A canvas whose WebGL says these names of itself; without WebGL when there are none. */
function canvasOf(names: { open: string; masked?: string } | null): HTMLCanvasElement {
  const context = names && {
    RENDERER,
    getExtension: () => (names.masked === undefined ? null : { UNMASKED_RENDERER_WEBGL: UNMASKED }),
    getParameter: (name: number) => (name === RENDERER ? names.open : names.masked),
  };
  return { getContext: () => context } as unknown as HTMLCanvasElement;
}

describe('the renderer for a canvas', () => {
  test.each([
    ['WebKit WebGL', 'ANGLE (NVIDIA, NVIDIA GeForce GTX 980 Direct3D11 vs_5_0 ps_5_0), or similar'],
    ['WebKit WebGL', 'Apple GPU'],
    ['WebKit WebGL', undefined],
    ['Intel(R) HD Graphics 400, or similar', undefined],
    ['Mozilla', undefined],
  ])('is WebGL with a graphics processor behind it: %s, %s', (open, masked) => {
    expect(rendererFor(canvasOf({ open, ...(masked === undefined ? {} : { masked }) }))).toBe('webgl');
  });

  test.each([
    ['WebKit WebGL', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)'],
    ['WebKit WebGL', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)'],
    ['llvmpipe, or similar', undefined],
  ])('is the painter where there is an imitation: %s, %s', (open, masked) => {
    expect(rendererFor(canvasOf({ open, ...(masked === undefined ? {} : { masked }) }))).toBe('software');
  });

  test('is the painter where there is no WebGL', () => {
    expect(rendererFor(canvasOf(null))).toBe('software');
  });
});

test.each([
  ['', null],
  ['?renderer=webgl', 'webgl'],
  ['?renderer=software', 'software'],
  ['?renderer=crayon', null],
])('an address may ask for a renderer: "%s"', (query, asked) => {
  expect(rendererAskedFor(new URLSearchParams(query))).toBe(asked);
});
