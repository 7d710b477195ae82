// The thinker module under node, and the native program beside it, for the tests of this folder.
//
// ANTHILL_WASM names the folder with thinker.mjs and thinker.wasm (build/wasm), ANTHILL_PROGRAM the native program
// (build/native/src/cli/anthill).

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));
export const wasm = path.resolve(repository, process.env.ANTHILL_WASM ?? 'build/wasm');
export const program = path.resolve(repository, process.env.ANTHILL_PROGRAM ?? 'build/native/src/cli/anthill');

/** The names of the module's functions, as CMake exports them. */
export const exportedNames = readFileSync(`${repository}/src/wasm/thinker_exports.cmake`, 'utf8')
  .replace(/#.*/g, '')
  .match(/\bthinker_\w+/g);

/** The two builds of the module: without vector instructions and with them. One script runs both. */
export const builds = ['thinker', 'thinker_simd'];
export const moduleBytes = (build = builds[0]) => readFileSync(`${wasm}/${build}.wasm`);
/** The script that Emscripten wrote for a build. */
export const moduleScript = (build) => readFileSync(`${wasm}/${build}.mjs`, 'utf8');

/** A new instance of the module as the page gets it; every line of answer goes to onLine. */
export async function loadThinker(onLine, wasmBinary = moduleBytes()) {
  process.setMaxListeners(0); // every instance listens for uncaught errors of its own
  // Emscripten 3.1.6 writes names of CommonJS into its ES modules for node.
  globalThis.require ??= createRequire(import.meta.url);
  globalThis.__dirname ??= wasm;
  const { default: create } = await import(pathToFileURL(`${wasm}/thinker.mjs`));
  return create({ wasmBinary, onLine });
}

export function tell(module, line) {
  const bytes = module.lengthBytesUTF8(line);
  const address = module._malloc(bytes + 1);
  module.stringToUTF8(line, address, bytes + 1);
  module._thinker_line(address, bytes);
  module._free(address);
}

/** A session that gives lines and collects the answers. */
export class Session {
  answers = [];

  static async start(wasmBinary) {
    const session = new Session();
    session.module = await loadThinker((line) => session.answers.push(line), wasmBinary);
    session.module._thinker_start();
    return session;
  }

  /** Sends a line. Returns the immediate answers. */
  tell(line) {
    tell(this.module, line);
    return this.take();
  }

  /** Sends a line. Returns the answers when all work is done. */
  ask(line) {
    tell(this.module, line);
    while (this.module._thinker_slice(8));
    return this.take();
  }

  take() {
    return this.answers.splice(0);
  }
}

/**
 * The native program's answers to all these lines. At their end it takes up to five seconds for unfinished work, however slow the
 * machine.
 */
export function askNative(lines) {
  const input = lines.map((line) => `${line}\n`).join('');
  return linesOf(execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 }));
}
/** The answers of its bench, which takes as long as it needs. */
export const benchNatively = () => linesOf(execFileSync(program, ['bench'], { encoding: 'utf8' }));

const linesOf = (text) => text.split('\n').slice(0, -1);

/** An answer without what depends on the clock. */
export const timeless = (line) => line.replace(/\bnps \d+/, 'nps -').replace(/\btime \d+/, 'time -');
