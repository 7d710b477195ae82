// Ants: Red vs. Black as the people at the table find it: how a game begins, what lies on the table, and a finger that flicks dice.

import { atRest, chooseGame, waitForText } from './game.mjs';
import { find } from './roles.mjs';
import { Table } from './table.mjs';

/** From the start screen to the first decision. Friends commit openly unless something else is chosen. */
export async function begin(page, address, Hand, { opponent, ...choices } = {}) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  const committing = opponent ? {} : { committing: 'Open' };
  await chooseGame(hand, { game: 'Ants: Red vs. Black', opponent, ...committing, ...choices });
  await atRest(page);
  return hand;
}

/** To the first throw. */
export async function bothCommit(hand) {
  await hand.press(/^Commit 4 units/);
  await waitForText(hand.page, 'Black commits units');
  await hand.press(/^Commit 4 units/);
  await find(hand.page, 'button', 'Throw');
}

/** The dice on the table, in words. */
export const tableSays = (page) =>
  page.evaluate(() => document.querySelector('.table-words')?.getAttribute('aria-label') ?? '');

/** A finger flicks from the near end to the far one. */
export async function flick(page) {
  const pad = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.throw-pad').getBoundingClientRect();
    return { x, y, width, height };
  });
  const { hills } = await page.evaluate(() => {
    const { table, turn } = document.querySelector('anthill-throw-pad').snapshot;
    const ratio = document.querySelector('anthill-app').board.pixelRatio;
    const other = turn === 'red' ? 'black' : 'red';
    const at = (seat) => ({ x: table.hills[seat].x / ratio, y: table.hills[seat].y / ratio });
    return { hills: [at(other), at(turn)] };
  });
  const on = (share) => ({
    x: pad.x + hills[0].x + (hills[1].x - hills[0].x) * share,
    y: pad.y + hills[0].y + (hills[1].y - hills[0].y) * share,
  });
  await page.touchDrag(on(0.05), on(0.2), on(0.4), on(0.6), on(0.75));
}
