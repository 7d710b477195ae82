// The dice module under node.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { wasm } from './thinker.mjs';

/** A new instance of the module as the page gets it. */
export async function loadDice() {
  // Emscripten 3.1.6 writes names of CommonJS into its ES modules for node.
  globalThis.require ??= createRequire(import.meta.url);
  globalThis.__dirname ??= wasm;
  const { default: create } = await import(pathToFileURL(`${wasm}/dice.mjs`));
  return create({ wasmBinary: readFileSync(`${wasm}/dice.wasm`) });
}
