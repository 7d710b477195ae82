// Gives the functions of the wasm modules their names again: the build takes them out of the modules and leaves them beside, as
// MODULE.symbols, a line `NUMBER:NAME` for each function.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @returns {Map<string, string[]>} by module: the names by number */
export function readSymbols(folder) {
  const modules = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.symbols'))) {
    const names = [];
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const [, number, name] = /^(\d+):(.*)$/.exec(line) ?? [];
      if (number) names[Number(number)] = name;
    }
    modules.set(file.replace(/(\.(?:mjs|wasm))?\.symbols$/, ''), names);
  }
  return modules;
}

/** `MODULE-HASH.wasm:` before the number, where the engine says it. */
const place = /(?:([\w-]+?)-[\w-]{8}\.wasm:)?wasm-function\[(\d+)\](?! \{)/g;

/**
 * The text with a name behind each `wasm-function[N]`. WebKit does not tell the module: then every module's function of that number
 * is named, and the one that fits its neighbours is it.
 * @param {string} text
 * @param {Map<string, string[]>} symbols
 */
export function withNames(text, symbols) {
  return text.replace(place, (found, module, number) => {
    const asked = symbols.has(module) ? [module] : [...symbols.keys()].sort();
    const names = asked.flatMap((each) => {
      const name = symbols.get(each)[Number(number)];
      return name === undefined ? [] : [asked.length > 1 ? `${each}: ${name}` : name];
    });
    return names.length > 0 ? `${found} {${names.join(' | ')}}` : found;
  });
}

const modules = new URL('../../build/wasm/', import.meta.url);
let known;

/** The text with names, by what the build left in its folder. */
export function functionNames(text) {
  known ??= existsSync(modules) ? readSymbols(fileURLToPath(modules)) : new Map();
  return withNames(text, known);
}
