// A board of wasm put together from its parts (src/wasm/split_board.mjs): what every game needs, a part for each game, and one for
// each renderer. Used by the page and by the worker that paints pictures, which is told the addresses.

import createBoard, { type BoardInstance, type BoardModuleOptions } from '#wasm/board.mjs';
import { GAME_IDS, type GameId } from '../model/game_id';

/** Who draws the board: WebGL, or its own painter in memory. */
export type Renderer = 'webgl' | 'software';

export type BoardPart = GameId | Renderer;

/** Where the parts are fetched from; `board` is what all others need. */
export type PartAddresses = Readonly<Record<'board' | BoardPart, string>>;

/** In the order in which the module was split: it imports the stand-ins for a part's functions from that part's number. */
const PARTS: readonly BoardPart[] = [...GAME_IDS, 'webgl', 'software'];

/** Called instead of a function whose part has not been included: a fault of the page. */
const standIns = (part: BoardPart): WebAssembly.ModuleImports =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error(`the board lacks its part ${part}`);
      },
    },
  );

async function fetchCode(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // While it arrives, where the host calls it what it is.
  return answer.headers.get('Content-Type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Each address is fetched and compiled once, however many boards are made of it. What is cut short on its way is asked for once more. */
function compile(address: string): Promise<WebAssembly.Module> {
  const known = compiled.get(address);
  if (known) return known;
  const code = fetchCode(address).catch(() => fetchCode(address));
  compiled.set(address, code);
  code.catch(() => compiled.delete(address));
  return code;
}

export class WasmParts {
  private readonly there = new Set<BoardPart>();

  private constructor(
    readonly board: BoardInstance,
    private readonly shared: WebAssembly.Exports,
    private readonly addresses: PartAddresses,
  ) {}

  /** A board with these parts. */
  static async load(
    addresses: PartAddresses,
    parts: readonly BoardPart[],
    options: Omit<BoardModuleOptions, 'locateFile' | 'instantiateWasm'> = {},
  ): Promise<WasmParts> {
    const [code] = await Promise.all([compile(addresses.board), ...parts.map((part) => compile(addresses[part]))]);
    const stood = Object.fromEntries(PARTS.map((part, number) => [number, standIns(part)]));
    const whole = await new Promise<WasmParts>((resolve, reject) => {
      let shared: WebAssembly.Exports = {};
      createBoard({
        ...options,
        locateFile: () => addresses.board,
        instantiateWasm(imports, done) {
          WebAssembly.instantiate(code, { ...imports, ...stood }).then((instance) => {
            shared = instance.exports;
            done(instance);
          }, reject);
          return {};
        },
      }).then((board) => resolve(new WasmParts(board, shared, addresses)), reject);
    });
    await Promise.all(parts.map((part) => whole.include(part)));
    return whole;
  }

  has(part: BoardPart): boolean {
    return this.there.has(part);
  }

  async include(part: BoardPart): Promise<void> {
    if (this.there.has(part)) return;
    // Its functions go into the table, where they are found from now on.
    await WebAssembly.instantiate(await compile(this.addresses[part]), { b: this.shared });
    this.there.add(part);
  }
}
