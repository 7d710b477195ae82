// The dice module as Emscripten leaves it; CMake builds it, `#wasm/dice.mjs` names it. See src/wasm/dice_exports.cpp.

export interface DiceInstance {
  UTF8ToString(address: number): string;
  HEAPF32: Float32Array;
  _dice_throw(dice: number, speed: number, direction: number, seedHigh: number, seedLow: number): number;
  _dice_poses(): number;
  _dice_result(black: number, clear: number): number;
  _dice_fingerprint(throws: number): number;
}

export interface DiceModuleOptions {
  locateFile(path: string): string;
  onAbort?(reason: unknown): void;
}

export default function createDice(options: DiceModuleOptions): Promise<DiceInstance>;
