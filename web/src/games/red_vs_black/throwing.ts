// The throw itself, by whatever hand: flick, key or button. It is played, and so saved, before the dice fly: nothing that happens in the
// meantime can lose it or throw again.

import type { PageContext } from '../../contract/page_context';
import { throwDice } from './dice';
import type { Aim } from './flick';
import type { RedVsBlackSnapshot } from './snapshot';

let throwing = false;

/** False when the dice could not be had. */
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
