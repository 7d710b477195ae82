// The thinker module as Emscripten leaves it; CMake builds it, `#wasm/thinker.mjs` names it. See src/wasm/thinker_exports.cpp.

import type { TextInstance } from './text';

export interface ThinkerInstance extends Omit<TextInstance, 'UTF8ToString'> {
  _thinker_start(): void;
  _thinker_line(address: number, bytes: number): void;
  _thinker_thinking(): number;
  _thinker_slice(milliseconds: number): number;
}

export interface ThinkerModuleOptions {
  /** Called for every line of an answer. */
  onLine(line: string): void;
  locateFile?(path: string): string;
  /** The module's bytes, where they cannot be fetched (node). */
  wasmBinary?: Uint8Array;
  onAbort?(reason: unknown): void;
}

export default function createThinker(options: ThinkerModuleOptions): Promise<ThinkerInstance>;
