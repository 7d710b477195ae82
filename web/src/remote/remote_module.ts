// The modules of matches between two devices, one for each game, as CMake leaves them: nothing but wasm. What each imports, how it starts, and
// how texts go in and come out. See src/wasm/remote_exports.cpp.

import { compile, ofGame } from '../board/board_code';
import type { Cast } from '../board/dice_module';
import type { GameId } from '../model/game_id';

const ADDRESSES = import.meta.glob<string>('#wasm/remote_*.wasm', { eager: true, query: '?url', import: 'default' });

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  remote_ask(request: number): number;
}

/** The dice of the page: asked where a match with dice is looked at. */
interface DiceOfPage {
  throwDice(...cast: Cast): string;
  diceFingerprint(): string;
}

export type Ask = (request: string) => string;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Another module of that game. */
export async function startRemote(game: GameId, thrower: DiceOfPage): Promise<Ask> {
  const code = await compile(ofGame(ADDRESSES, 'remote', game));
  const bytes = (): Uint8Array => new Uint8Array(wasm.memory.buffer);
  const write = (text: string, address: number, size: number): void => {
    const room = bytes().subarray(address, address + size);
    room[encoder.encodeInto(text, room.subarray(0, size - 1)).written] = 0;
  };
  const stopped = (): never => {
    throw new Error('the engine of the match has stopped');
  };
  const imports: WebAssembly.Imports = {
    page: {
      remote_throw: (...[dice, speed, direction, high, low, black, clear, address, size]: [...Cast, number, number]) =>
        write(thrower.throwDice(dice, speed, direction, high, low, black, clear), address, size),
      remote_fingerprint: (address: number, size: number) => write(thrower.diceFingerprint(), address, size),
    },
    env: { emscripten_notify_memory_growth: () => undefined },
    wasi_snapshot_preview1: { proc_exit: stopped },
  };
  const wasm = (await WebAssembly.instantiate(code, imports)).exports as unknown as Exports;
  wasm._initialize();
  return (request) => {
    const size = encoder.encode(request).length + 1;
    const address = wasm.malloc(size);
    if (address === 0) throw new Error('the engine has no memory for a text');
    write(request, address, size);
    try {
      const answer = wasm.remote_ask(address);
      const all = bytes();
      return decoder.decode(all.subarray(answer, all.indexOf(0, answer)));
    } finally {
      wasm.free(address);
    }
  };
}
