// The thinker module under node, and the native program beside it, for the tests of this folder.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { program } from '../../support/program.mjs';
import { load, moduleBytes, wasm } from './modules.mjs';

/** The two builds of the module: without vector instructions and with them. One script runs both. */
export const builds = ['thinker', 'thinker_simd'];
/** The script that Emscripten wrote for a build. */
export const moduleScript = (build) => readFileSync(`${wasm}/${build}.mjs`, 'utf8');

/** A new instance of the module as the page gets it; every line of answer goes to onLine. */
export function loadThinker(onLine, wasmBinary = moduleBytes('thinker')) {
  process.setMaxListeners(0); // every instance listens for uncaught errors of its own
  return load('thinker', { wasmBinary, onLine });
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
