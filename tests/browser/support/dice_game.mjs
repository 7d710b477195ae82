// A finished game of Ants: Red vs. Black in which both sides have spent Tactic Points too early, taken in and opened.

import { readFile } from 'node:fs/promises';
import { wholeReview } from './game.mjs';
import { openLibrary, paste } from './library.mjs';
import { find } from './roles.mjs';

const record = await readFile(new URL('dice_game.txt', import.meta.url), 'utf8');

/** That game, taken into the library, or another one. */
export async function takeInDiceGame(page, address, Hand, other = record) {
  const hand = await openLibrary(page, address, Hand);
  await paste(hand, other);
  await find(page, 'button', /Finished|Ants: Red vs\. Black|Ant War/);
  return hand;
}

/** As if a person had just played Red in it, against the computer. Imported games do not count in the statistics. */
export const countDiceGame = (page, level) =>
  page.evaluate(async (number) => {
    const { saves } = document.querySelector('anthill-app');
    const [{ id }] = await saves.library();
    const game = await saves.find(id);
    const players = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: number } };
    await saves.put({ ...game, players, result: 'black', time: Date.now() });
  }, level);

/** Its review, until all is known. */
export async function reviewDiceGame(page, address, Hand) {
  const hand = await takeInDiceGame(page, address, Hand);
  await hand.press(/Ants: Red vs\. Black · 10 turns/); // others may be unfinished
  await hand.press('Menu');
  await hand.press('Review the game');
  await wholeReview(page);
  return hand;
}
