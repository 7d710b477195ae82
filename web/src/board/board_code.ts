// The boards of wasm: a module for each game, and a script beside each, as CMake leaves them (src/wasm). Used by the page and by the worker
// that paints pictures.

import type { GameId } from '../model/game_id';
import type { BoardInstance, BoardModuleOptions, CreateBoard } from '../wasm/board';

const SCRIPTS = import.meta.glob<CreateBoard>('#wasm/board_*.mjs', { import: 'default' });

async function fetchCode(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // While it arrives, where the host calls it what it is.
  return answer.headers.get('Content-Type')?.startsWith('application/wasm')
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** Each address is fetched and compiled once, however many boards are made of it. A download that is cut short is tried once more. */
export function compile(address: string): Promise<WebAssembly.Module> {
  const known = compiled.get(address);
  if (known) return known;
  const code = fetchCode(address).catch(() => fetchCode(address));
  compiled.set(address, code);
  code.catch(() => compiled.delete(address));
  return code;
}

/** The entry of that game in what a glob has found. @param kind the module is KIND_GAME */
export function ofGame<Found>(found: Readonly<Record<string, Found>>, kind: 'board' | 'remote', game: GameId): Found {
  const stem = `/${kind}_${game.replaceAll('-', '_')}.`;
  const [, entry] = Object.entries(found).find(([file]) => file.includes(stem)) ?? [];
  if (entry === undefined) throw new Error(`no ${kind} of ${game}`);
  return entry;
}

/** Fetches the script and the wasm of that game's boards. @param address where its wasm is */
export const fetchBoard = (game: GameId, address: string): Promise<[CreateBoard, WebAssembly.Module]> =>
  Promise.all([ofGame(SCRIPTS, 'board', game)(), compile(address)]);

/** Another board of that game. */
export async function makeBoard(
  game: GameId,
  address: string,
  options: Omit<BoardModuleOptions, 'locateFile' | 'instantiateWasm'> = {},
): Promise<BoardInstance> {
  const [create, code] = await fetchBoard(game, address);
  return new Promise((resolve, reject) => {
    create({
      ...options,
      locateFile: () => address,
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(code, imports).then(done, reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
