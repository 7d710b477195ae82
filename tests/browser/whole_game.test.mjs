// A whole game from the start screen to the result, twice: by taps in every engine, by keys alone in one.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { desktop, hotSeat, tablet, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';
import { engine } from './support/setup.mjs';
import { FingerHand, KeyHand } from './support/hands.mjs';
import { playToQueenCapture } from './support/short_game.mjs';

const ways = [
  ['taps', FingerHand, { ...tablet, composited: true }],
  ['keys alone', KeyHand, desktop],
];

for (const [means, Hand, device] of ways) {
  (Hand === FingerHand ? browserTest : pageTest)(`a whole game by ${means}`, device, async (page, { address }) => {
    const hand = await hotSeat(page, address, Hand);
    await page.evaluate(() => {
      window.asked = 0;
      if (navigator.storage) navigator.storage.persist = async () => (window.asked += 1) > 0;
    });
    await playToQueenCapture(hand);
    await waitForText(page, 'Red wins');
    if (engine === 'chromium') await page.until('a word that the games are to be kept', () => window.asked === 1);
    await waitForText(page, 'The Black Queen has been captured.');
    // The line under the board says that too. The card of the result grows, and its Close moves, when the games are counted.
    await find(page, 'button', 'Rematch');
    await hand.press('Close');
    // The list names a move once it is on the disk.
    const moves = await page.untilHere('all moves', async () => {
      const named = await hand.table.moves();
      return named.length >= 11 && named;
    });
    assert.match(moves.at(-1), /^[a-e]4x[a-e]5$/);
    await hand.press('Show result');
    await hand.press('Rematch');
    await page.untilHere(
      'a new game',
      async () => !(await exists(page, 'button', 'Rematch')) && (await hand.table.moves()).length === 0,
    );
    assert.equal(await hand.table.toMove(), 'Red');
  });
}
