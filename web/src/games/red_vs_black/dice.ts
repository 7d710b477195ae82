// Dice that are thrown: the dice module, fetched with the game. A throw follows from the hand and a seed of chance; the module simulates
// it whole, the board shows the flight, and what lies in the end is the move.

import createDice, { type DiceInstance } from '#wasm/dice.mjs';
import wasmAddress from '#wasm/dice.wasm?url';
import type { PageContext } from '../../contract/page_context';
import type { SeatName } from '../../model/snapshot';
import { randomUint32 } from '../../model/random';
import type { BoardPort } from '../../session/ports';
import type { Aim } from './flick';
import type { RedVsBlackSnapshot } from './snapshot';

/** How dice that lie are read. */
export type Scoring = Pick<RedVsBlackSnapshot, 'clear'>;

const NUMBERS_OF_POSE = 7;

let loading: Promise<DiceInstance> | null = null;

/** Fetches the module; one that could not be fetched is asked for again the next time. */
export function loadDice(): Promise<DiceInstance> {
  loading ??= createDice({ locateFile: () => wasmAddress }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Throws, tells the board how the dice fly, and returns the move that has to be played at once. The snapshot says how they are read. */
export async function throwDice(
  seat: SeatName,
  dice: number,
  { speed, direction }: Aim,
  { clear }: Scoring,
  board: Pick<BoardPort, 'expectThrow'>,
): Promise<string> {
  const module = await loadDice();
  const frames = module._dice_throw(dice, Math.round(speed), Math.round(direction), randomUint32(), randomUint32());
  const begin = module._dice_poses() >> 2;
  board.expectThrow(dice, module.HEAPF32.slice(begin, begin + frames * dice * NUMBERS_OF_POSE));
  return module.UTF8ToString(module._dice_result(seat === 'black' ? 1 : 0, clear ? 1 : 0));
}

let throwing = false;

/**
 * The throw by whatever hand: flick, key or button. It is played, and so saved, before the dice fly: nothing that happens in the meantime can
 * lose it or throw again. False when the dice could not be had.
 */
export async function makeThrow(page: PageContext, snapshot: RedVsBlackSnapshot, aim: Aim): Promise<boolean> {
  if (throwing) return true;
  if (page.session.aimed) {
    page.session.aimed(aim);
    return true;
  }
  throwing = true;
  try {
    const { turn, dice } = snapshot;
    const move = await throwDice(turn, dice[turn], aim, snapshot, page.board);
    page.session.command(move, snapshot.ply); // void if the player has left or taken back meanwhile
    return true;
  } catch {
    return false;
  } finally {
    throwing = false;
  }
}
