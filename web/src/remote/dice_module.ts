// The dice of matches between two devices: the dice module, its fingerprint, and how the dice of each throw flew.

import createDice, { type DiceInstance } from '#wasm/dice.mjs';
import diceAddress from '#wasm/dice.wasm?url';
import type { Cast } from './remote_module';

/** As many throws as the published fingerprint is made of (src/remote/throws.cpp). */
const FINGERPRINT_THROWS = 200;
/** They take a second and more: input is heard between two slices of that. */
const SLICE_MILLISECONDS = 8;
const NUMBERS_OF_POSE = 7;

/** A throw as the dice fly: so many of them, and their poses, frame after frame (src/wasm/dice_exports.cpp). */
export interface Flight {
  readonly dice: number;
  readonly poses: Float32Array;
}
let loaded: { dice: DiceInstance; fingerprint: string } | null = null;
let loading: Promise<void> | null = null;
/** The throws that were asked for, by their moves: dice that rest on the same places have flown alike. */
const casts = new Map<string, Cast>();

/** With the fingerprint. One that could not be fetched is asked for again the next time. */
export function loadDice(): Promise<void> {
  loading ??= createDice({ locateFile: () => diceAddress })
    .then(async (dice) => {
      loaded = { dice, fingerprint: await fingerprintOf(dice) };
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

async function fingerprintOf(dice: DiceInstance): Promise<string> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    do {
      const digits = dice.UTF8ToString(dice._dice_fingerprint(FINGERPRINT_THROWS));
      if (digits !== '') return digits;
    } while (performance.now() < end);
    await nextTask();
  }
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

// --- what the engine asks for (src/wasm/remote_exports.cpp) ------------------------------------------------------------------------

export const diceFingerprint = (): string => loaded?.fingerprint ?? 'unknown';

export function throwDice(...cast: Cast): string {
  if (!loaded) throw new Error('the dice are not there yet');
  const { dice } = loaded;
  const [count, speed, direction, high, low, black, clear] = cast;
  dice._dice_throw(count, speed, direction, high, low);
  const move = dice.UTF8ToString(dice._dice_result(black, clear));
  casts.set(move, cast);
  return move;
}

/** How the dice of this move fly; null: it is no throw that was asked for. */
export function flightOf(move: string): Flight | null {
  const cast = casts.get(move);
  if (!cast || !loaded) return null;
  const { dice } = loaded;
  const [count, speed, direction, high, low] = cast;
  const frames = dice._dice_throw(count, speed, direction, high, low);
  const begin = dice._dice_poses() >> 2;
  return { dice: count, poses: dice.HEAPF32.slice(begin, begin + frames * count * NUMBERS_OF_POSE) };
}
