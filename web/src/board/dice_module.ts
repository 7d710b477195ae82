// The dice module, fetched with the game that throws: a throw follows from the hand and a seed of chance, and is simulated whole. See
// src/wasm/dice_exports.cpp.

import createDice, { type DiceInstance } from '#wasm/dice.mjs';
import address from '#wasm/dice.wasm?url';

/** A throw: all numbers that it follows from, and how it is read. */
export type Cast = readonly [
  dice: number,
  speed: number,
  direction: number,
  high: number,
  low: number,
  black: number,
  clear: number,
];

/** So many dice as they fly: their poses, frame after frame. */
export interface Flight {
  readonly dice: number;
  readonly frames: number;
  readonly poses: Float32Array;
}

const NUMBERS_OF_POSE = 7;

let loading: Promise<DiceInstance> | null = null;

/** Fetches the module; one that could not be fetched is asked for again the next time. */
export function loadDice(): Promise<DiceInstance> {
  loading ??= createDice({ locateFile: () => address }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export function simulate(module: DiceInstance, cast: Cast): { flight: Flight; move: string } {
  const [dice, speed, direction, high, low, black, clear] = cast;
  const frames = module._dice_throw(dice, speed, direction, high, low);
  const begin = module._dice_poses() >> 2;
  return {
    flight: { dice, frames, poses: module.HEAPF32.slice(begin, begin + frames * dice * NUMBERS_OF_POSE) },
    move: module.UTF8ToString(module._dice_result(black, clear)),
  };
}
