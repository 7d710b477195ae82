// The functions of each game's board module as Emscripten exports them; board/board_code.ts loads the modules. See
// src/wasm/board_exports.cpp.

import type { TextInstance } from './text';

export interface BoardInstance extends TextInstance {
  /** The one that it is shown on, from its start on. None in a worker, where nothing is shown. */
  canvas?: object;

  _board_start(width: number, height: number, pixelRatioMilli: number, flags: number): number;
  _board_start_error(): number;
  _board_resize(width: number, height: number, pixelRatioMilli: number): void;
  _board_quit(): void;
  _board_context_lost(): void;
  _board_cancel_pointer(): void;
  _board_redraw(): void;

  _board_set_theme(theme: number): void;
  _board_set_motion(milliseconds: number): void;
  _board_set_bottom(seat: number): void;
  _board_set_cards(orientation: number): void;
  _board_set_turned(mask: number): void;
  _board_set_players(humanMask: number): void;
  _board_set_watcher(seat: number): void;
  _board_set_enabled(enabled: number): void;
  _board_set_premoves(on: number): void;
  _board_set_gestures(gestures: number): void;
  _board_set_edges(left: number, top: number, right: number, bottom: number): void;

  _board_new_game(text: number): number;
  _board_load(text: number): number;
  _board_record(): number;
  _board_set_note(key: number, value: number): number;
  _board_play(text: number): number;
  _board_play_chance(seedHigh: number, seedLow: number): number;
  _board_go_to(ply: number): number;
  _board_resign(seat: number): number;
  _board_agree_draw(): number;
  _board_variants(gameId: number): number;
  _board_setup(seat: number): number;
  _board_question(seat: number): number;
  _board_check_setup(setup: number): number;
  _board_check_deal(gameAndOptions: number): number;
  _board_snapshot(known: number): number;
  _board_refusal(): number;
  _board_premove(text: number): number;
  _board_premove_refusal(): number;
  _board_refusal_of(text: number): number;

  HEAPU8: Uint8Array;
  _board_paint(width: number, height: number, pixelRatioMilli: number): number;

  _board_activate(cell: number): void;
  _board_extend(cell: number): void;
  _board_choose(choice: number): void;
  _board_clear_selection(): void;
  _board_focus(cell: number): void;
  _board_finish_animation(): void;

  HEAPF32: Float32Array;
  _board_poses(floats: number): number;
  _board_expect_throw(dice: number, frames: number): void;
  _board_hold(x: number, y: number): void;
  _board_aim(speed: number, direction: number): void;
}

export interface BoardModuleOptions {
  locateFile(path: string): string;
  instantiateWasm?(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
  onBoardEvent?(kind: number, a: number): void;
  onAbort?(reason: unknown): void;
}

export type CreateBoard = (options: BoardModuleOptions) => Promise<BoardInstance>;
