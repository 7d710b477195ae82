// Dice that are thrown. The board shows the flight; what lies in the end is the move.

import { loadDice, simulate } from '../../board/dice_module';
import type { PageContext } from '../../contract/page_context';
import type { SeatName } from '../../model/snapshot';
import { randomUint32 } from '../../model/random';
import type { BoardPort } from '../../session/ports';
import type { Aim } from './flick';
import type { RedVsBlackSnapshot } from './snapshot';

/** How dice that lie are read. */
export type Scoring = Pick<RedVsBlackSnapshot, 'clear'>;

/** Throws, tells the board how the dice fly, and returns the move that has to be played at once. The snapshot says how they are read. */
export async function throwDice(
  seat: SeatName,
  dice: number,
  { speed, direction }: Aim,
  { clear }: Scoring,
  board: Pick<BoardPort, 'expectThrow'>,
): Promise<string> {
  const module = await loadDice();
  const { flight, move } = simulate(module, [
    dice,
    Math.round(speed),
    Math.round(direction),
    randomUint32(),
    randomUint32(),
    seat === 'black' ? 1 : 0,
    clear ? 1 : 0,
  ]);
  board.expectThrow(flight);
  return move;
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
