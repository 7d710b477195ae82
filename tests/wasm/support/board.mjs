// The board module under node, put together from its parts.
//
// ANTHILL_WASM names the folder with board.mjs, board.wasm and its parts (build/wasm).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BoardUnderNode as Board } from '../../../src/wasm/board_under_node.mjs';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const wasm = path.resolve(repository, process.env.ANTHILL_WASM ?? 'build/wasm');
const code = readFileSync(`${wasm}/board.wasm`);
/** The parts of the module in their order (src/wasm/split_board.mjs). */
export const PARTS = ['army_ants', 'ant_war', 'red_vs_black', 'webgl', 'software', 'later'];
/** The part of the game that a text begins with. */
export const partOf = (text) => text.split(' ', 1)[0].replaceAll('-', '_');
const partCode = (part) => readFileSync(`${wasm}/board_${part}.wasm`);

/** The names of the module's functions, as CMake exports them. */
export const exportedNames = readFileSync(`${repository}/src/wasm/board_exports.cmake`, 'utf8')
  .replace(/#.*/g, '')
  .match(/\bboard_\w+/g);

/** A board with its events and its page. */
export class BoardUnderNode extends Board {
  /** The parts that were brought because they were called, in that order. */
  brought = [];

  /**
   * @param parts what it is able to do
   * @param brings what it brings when it is called, as on the page; what belongs to another part must not be called
   */
  static load(parts = PARTS, brings = []) {
    const board = new BoardUnderNode();
    return board.create(`${wasm}/board.mjs`, (imports) => board.#instantiate(imports, parts, brings));
  }

  async #instantiate(imports, parts, brings) {
    let exports = null;
    const call = (part, place, values) => {
      assert.ok(brings.includes(part), `calls ${part}`);
      this.brought.push(part);
      new WebAssembly.Instance(new WebAssembly.Module(partCode(part)), { b: exports });
      return exports.__indirect_function_table.get(place)(...values);
    };
    const standIns = PARTS.map((part, number) => [
      number,
      new Proxy(
        {},
        {
          get:
            (_, place) =>
            (...values) =>
              call(part, Number(place), values),
        },
      ),
    ]);
    const { instance } = await WebAssembly.instantiate(code, { ...imports, ...Object.fromEntries(standIns) });
    ({ exports } = instance);
    for (const part of parts) await WebAssembly.instantiate(partCode(part), { b: exports });
    return instance;
  }
}
