// The module of matches between two devices as Emscripten leaves it; CMake builds it, `#wasm/remote.mjs` names it. See
// src/wasm/remote_exports.cpp.

export interface RemoteInstance {
  UTF8ToString(address: number): string;
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _remote_ask(request: number): number;
}

export interface RemoteModuleOptions {
  locateFile(path: string): string;
  onAbort?(reason: unknown): void;
  /** Asked where a match with dice is looked at. */
  throwDice(
    dice: number,
    speed: number,
    direction: number,
    seedHigh: number,
    seedLow: number,
    black: number,
    clear: number,
  ): string;
  diceFingerprint(): string;
}

export default function createRemote(options: RemoteModuleOptions): Promise<RemoteInstance>;
