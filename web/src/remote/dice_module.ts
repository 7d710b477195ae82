// The dice of matches between two devices: the fingerprint of the module, and how the dice of each throw flew.

import type { DiceInstance } from '#wasm/dice.mjs';
import address from '#wasm/dice.wasm?url';
import { loadDice, simulate, type Cast, type Flight } from '../board/dice_module';
import { browserStorage, LocalStore } from '../storage/local_store';
import { keyOf } from '../storage/place';

/** As many throws as the published fingerprint is made of (src/remote/throws.cpp). */
const FINGERPRINT_THROWS = 200;
/** They take a second and more: input is heard between two slices of that. */
const SLICE_MILLISECONDS = 8;

const KEY = keyOf('dice');
const local = new LocalStore(browserStorage());
/** These dice in this browser; "" where the name of the file does not tell builds apart. */
const DICE = /-[\da-f]{8}\.wasm$/.test(address) ? `${address} ${navigator.userAgent}` : '';

let loaded: { dice: DiceInstance; fingerprint: string } | null = null;
let loading: Promise<void> | null = null;
/** The throws that were asked for, by their moves: dice that rest on the same places have flown alike. */
const casts = new Map<string, Cast>();

/** Fetches the module, and finds its fingerprint once. */
export function prepareDice(): Promise<void> {
  loading ??= loadDice()
    .then(async (dice) => {
      loaded = { dice, fingerprint: await keptFingerprint(dice) };
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Measured once: each link of a match opens the page, and all of them would wait for it. */
async function keptFingerprint(dice: DiceInstance): Promise<string> {
  const [kept, digits = ''] = local.read(KEY)?.split('\n') ?? [];
  if (DICE !== '' && kept === DICE && /^[\da-f]{8,64}$/.test(digits)) return digits;
  const measured = await fingerprintOf(dice);
  if (DICE !== '') local.write(KEY, `${DICE}\n${measured}`);
  return measured;
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
  const { move } = simulate(loaded.dice, cast);
  casts.set(move, cast);
  return move;
}

/** How the dice of this move fly; null: it is no throw that was asked for. */
export function flightOf(move: string): Flight | null {
  const cast = casts.get(move);
  return cast && loaded ? simulate(loaded.dice, cast).flight : null;
}
