// The module of matches between two devices as Emscripten leaves it; CMake builds it, `#wasm/remote.mjs` names it. See
// src/wasm/remote_exports.cpp.

import type { TextInstance } from './text';

export interface RemoteInstance extends TextInstance {
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
