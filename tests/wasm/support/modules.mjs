// The wasm modules under node. The types of what the page calls are in web/src/wasm.
//
// ANTHILL_WASM names the folder with the modules, NAME.mjs and NAME.wasm (build/wasm).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../support/program.mjs';

export const wasm = path.resolve(repository, process.env.ANTHILL_WASM ?? 'build/wasm');

/** The names of a module's functions, as the page knows them. @param {'board.ts' | 'dice.d.mts' | 'thinker.d.mts'} types */
export function exportedNames(types) {
  const [prefix] = types.split('.');
  const text = readFileSync(`${repository}web/src/wasm/${types}`, 'utf8');
  return text.match(new RegExp(`(?<=^ +)_${prefix}_\\w+`, 'gm')).sort();
}
/** The names that a module has. */
export const namesIn = (module) =>
  Object.keys(module)
    .filter((name) => /^_(board|dice|thinker)_/.test(name))
    .sort();

/** The function that makes instances of a module. */
export async function creator(name) {
  // Emscripten 3.1.6 writes names of CommonJS into its ES modules for node.
  globalThis.require ??= createRequire(import.meta.url);
  globalThis.__dirname ??= wasm;
  return (await import(pathToFileURL(`${wasm}/${name}.mjs`))).default;
}
export const moduleBytes = (name) => readFileSync(`${wasm}/${name}.wasm`);

/** A new instance of a module as the page gets it. */
export const load = async (name, options = {}) => (await creator(name))({ wasmBinary: moduleBytes(name), ...options });

/** Calls a function of a module with texts and numbers. */
export function call(module, name, ...values) {
  const addresses = [];
  const given = values.map((value) => {
    if (typeof value !== 'string') return value;
    const bytes = module.lengthBytesUTF8(value) + 1;
    addresses.push(module._malloc(bytes));
    module.stringToUTF8(value, addresses.at(-1), bytes);
    return addresses.at(-1);
  });
  const result = module[name](...given);
  for (const address of addresses) module._free(address);
  return result;
}
