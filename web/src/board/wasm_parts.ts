// A board of wasm put together from its parts (src/wasm/split_board.mjs): what every game's first moves need, a part for each game, one for
// each renderer, and one that can come later. Used by the page and by the worker that paints pictures, which is told the addresses. What is
// called in a part that is not there yet brings it at once, while the page waits.

import createBoard, { type BoardInstance, type BoardModuleOptions } from '#wasm/board.mjs';
import { codeAtOnce, waitsForCode } from './code_at_once';
import { GAME_IDS, type GameId } from '../model/game_id';

/** Who draws the board: WebGL, or its own painter in memory. */
export type Renderer = 'webgl' | 'software';

export type BoardPart = GameId | Renderer | 'later';

/** Where the parts are fetched from; `board` is what all others need. */
export type PartAddresses = Readonly<Record<'board' | BoardPart, string>>;

/** In the order in which the module was split: it imports the stand-ins for a part's functions from that part's number. */
const PARTS: readonly BoardPart[] = [...GAME_IDS, 'webgl', 'software', 'later'];

/** What is called instead of the functions of a part, each by its place in the table, until the part is there. */
const standIns = (call: (place: number, values: unknown[]) => unknown): WebAssembly.ModuleImports =>
  new Proxy(
    {},
    {
      get:
        (_, place) =>
        (...values: unknown[]) =>
          call(Number(place), values),
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
    private readonly onAbort: BoardModuleOptions['onAbort'],
  ) {}

  /** A board with these parts. */
  static async load(
    addresses: PartAddresses,
    parts: readonly BoardPart[],
    options: Omit<BoardModuleOptions, 'locateFile' | 'instantiateWasm'> = {},
  ): Promise<WasmParts> {
    // What could not be brought at once has to be there.
    const wanted = waitsForCode(addresses.later) ? parts : [...parts, 'later' as const];
    const [code] = await Promise.all([compile(addresses.board), ...wanted.map((part) => compile(addresses[part]))]);
    const whole = await new Promise<WasmParts>((resolve, reject) => {
      let shared: WebAssembly.Exports = {};
      let made: WasmParts | null = null;
      const stood = PARTS.map((part, number): [number, WebAssembly.ModuleImports] => [
        number,
        standIns((place, values) => {
          if (!made) throw new Error(`the board begins with its part ${part}`);
          return made.callIn(part, place, values);
        }),
      ]);
      createBoard({
        ...options,
        locateFile: () => addresses.board,
        instantiateWasm(imports, done) {
          WebAssembly.instantiate(code, Object.assign(imports, Object.fromEntries(stood))).then((instance) => {
            shared = instance.exports;
            done(instance);
          }, reject);
          return {};
        },
      }).then((board) => {
        made = new WasmParts(board, shared, addresses, options.onAbort);
        resolve(made);
      }, reject);
    });
    await Promise.all(wanted.map((part) => whole.include(part)));
    return whole;
  }

  has(part: BoardPart): boolean {
    return this.there.has(part);
  }

  async include(part: BoardPart): Promise<void> {
    if (this.there.has(part)) return;
    const code = await compile(this.addresses[part]);
    if (this.there.has(part)) return; // it was called meanwhile, or asked for twice
    // Its functions go into the table, where they are found from now on.
    await WebAssembly.instantiate(code, { b: this.shared });
    this.there.add(part);
  }

  /** Calls a function that a stand-in stands for. */
  private callIn(part: BoardPart, place: number, values: unknown[]): unknown {
    if (!this.there.has(part)) this.includeAtOnce(part);
    const table = this.shared['__indirect_function_table'] as WebAssembly.Table;
    return (table.get(place) as (...values: unknown[]) => unknown)(...values);
  }
  private includeAtOnce(part: BoardPart): void {
    try {
      new WebAssembly.Instance(codeAtOnce(this.addresses[part]), { b: this.shared });
    } catch (error) {
      // The board has stopped in the middle of what it did.
      this.onAbort?.(error);
      throw error;
    }
    this.there.add(part);
  }
}
