// The board module under node, with as much of a page around it as a board that is painted in memory asks for: a canvas that keeps what
// is put on it, frames that come when the test says so.
//
// ANTHILL_WASM names the folder with board.mjs, board.wasm and its parts (build/wasm).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const wasm = path.resolve(repository, process.env.ANTHILL_WASM ?? 'build/wasm');
const code = readFileSync(`${wasm}/board.wasm`);
/** The parts of the module in their order (src/wasm/split_board.mjs). */
export const PARTS = ['army_ants', 'ant_war', 'red_vs_black', 'webgl', 'software'];
/** The part of the game that a text begins with. */
export const partOf = (text) => text.split(' ', 1)[0].replaceAll('-', '_');
const partCode = (part) => readFileSync(`${wasm}/board_${part}.wasm`);

/** The names of the module's functions, as CMake exports them. */
export const exportedNames = readFileSync(`${repository}/src/wasm/board_exports.cmake`, 'utf8')
  .replace(/#.*/g, '')
  .match(/\bboard_\w+/g);

const element = (more = {}) => ({ style: {}, addEventListener() {}, removeEventListener() {}, ...more });

/** What node lacks of it. */
class PlainImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
}

class FakePage {
  /** The last picture put on the canvas. */
  picture = null;
  puts = 0;
  #frames = [];

  constructor() {
    this.context = {
      putImageData: (image, left, top, x, y, w, h) => {
        this.puts += 1;
        const { width, height } = image;
        const whole = this.picture?.width === width && this.picture.height === height;
        const data = whole ? this.picture.data.slice() : new Uint8ClampedArray(width * height * 4);
        for (let row = y; row < y + h; row += 1) {
          const from = (row * width + x) * 4;
          data.set(image.data.subarray(from, from + w * 4), from);
        }
        this.picture = { width, height, data };
      },
    };
    this.canvas = element({
      id: 'canvas',
      getBoundingClientRect: () => ({ left: 0, top: 0, width: this.canvas.width, height: this.canvas.height }),
      getContext: () => this.context,
    });
    this.enter();
  }

  /** Makes this page the one that the module's code finds around it: several boards live in one process of node. */
  enter() {
    const find = (selector) => (selector === '#canvas' ? this.canvas : element());
    Object.assign(globalThis, {
      document: element({ querySelector: find, getElementById: () => this.canvas, body: element() }),
      window: globalThis,
      screen: { width: 1000, height: 1000 },
      ImageData: PlainImageData,
      innerWidth: 1000,
      innerHeight: 1000,
      devicePixelRatio: 1,
      addEventListener() {},
      removeEventListener() {},
      requestAnimationFrame: (frame) => this.#frames.push(frame),
    });
  }

  /** Gives frames until none is asked for, or for so many milliseconds: how many that were. A count would not do as a limit: the
   * faster the machine, the more frames one transition takes. */
  rest(longest = 10_000) {
    this.enter();
    const end = performance.now() + longest;
    let frames = 0;
    for (; this.#frames.length > 0 && performance.now() < end; frames += 1) this.#frames.shift()(performance.now());
    return frames;
  }
}

async function instantiate(imports, parts) {
  const standIns = PARTS.map((part, number) => [
    number,
    new Proxy({}, { get: () => () => assert.fail(`calls ${part}`) }),
  ]);
  const { instance } = await WebAssembly.instantiate(code, { ...imports, ...Object.fromEntries(standIns) });
  for (const part of parts) await WebAssembly.instantiate(partCode(part), { b: instance.exports });
  return instance;
}

/** A board with its events and its page. */
export class BoardUnderNode {
  /** [kind, a, b] of every event so far. */
  events = [];

  /** @param parts what it is able to do; what belongs to another part must not be called */
  static async load(parts = PARTS) {
    const board = new BoardUnderNode();
    board.page = new FakePage();
    globalThis.require ??= createRequire(import.meta.url); // Emscripten 3.1.6 looks for it
    const { default: create } = await import(pathToFileURL(`${wasm}/board.mjs`));
    board.module = await create({
      canvas: board.page.canvas,
      locateFile: (file) => file,
      instantiateWasm(imports, done) {
        void instantiate(imports, parts).then(done);
        return {};
      },
      onBoardEvent: (...event) => board.events.push(event),
    });
    return board;
  }

  /** Calls a function by its name without "board_"; texts go in and come out as strings. */
  call(name, ...values) {
    this.page.enter();
    const addresses = [];
    const given = values.map((value) => {
      if (typeof value !== 'string') return value;
      const bytes = this.module.lengthBytesUTF8(value) + 1;
      addresses.push(this.module._malloc(bytes));
      this.module.stringToUTF8(value, addresses.at(-1), bytes);
      return addresses.at(-1);
    });
    const result = this.module[`_board_${name}`](...given);
    for (const address of addresses) this.module._free(address);
    return result;
  }
  text(name, ...values) {
    return this.module.UTF8ToString(this.call(name, ...values));
  }
  snapshot() {
    return JSON.parse(this.text('snapshot'));
  }
}
