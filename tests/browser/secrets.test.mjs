// What Red commits in secret: nothing of it is in what the computer is asked before Black has answered.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { scriptChance, tablet } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { engine } from './support/setup.mjs';

const browserTest = browserSuite();
const TouchHand = engine === 'webkit' ? MouseHand : FingerHand;
const still = { ...tablet, reducedMotion: true, composited: true };

// More than a hundred pairs in one engine, a few in the slower ones.
const times = { chromium: 15, firefox: 5, webkit: 3 }[engine];
const pairs = `${times} commitments, ${(times * (times - 1)) / 2} pairs of them`;

/** Different ones, of none to four units. */
const commitments = Array.from({ length: times }, (_, game) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .filter((unit) => ((game * 7 + 3) >> (unit % 5)) % 2 === 1 && unit % 3 !== game % 3)
    .slice(0, 4),
);

/** Plays moves as the panels do. */
const command = (page, ...moves) =>
  page.evaluate((all) => {
    const { session } = document.querySelector('anthill-app');
    for (const move of all) session.command(move);
  }, moves);

browserTest.ofThePage(
  `Red vs. Black: the computer is asked the same, whatever has been committed: ${pairs}`,
  still,
  async (page, { address }) => {
    await page.goto(address);
    await scriptChance(page);
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      window.told = [];
      Worker.prototype.postMessage = function (message, ...more) {
        window.told.push(message);
        return postMessage.call(this, message, ...more);
      };
    });
    const hand = new TouchHand({ page });
    await find(page, 'button', 'Start the game');
    await hand.choose('Ants: Red vs. Black');
    await find(page, 'radio', 'Openly');
    await hand.choose('Computer');
    await hand.choose(/^Red/);
    let first;
    for (const units of commitments) {
      await page.evaluate(() => (window.told.length = 0));
      await hand.press('Start the game');
      await find(page, 'button', /^Commit/);
      await command(page, `commit:${units.join(',') || 'none'}`);
      await page.until('the answer', () => document.querySelector('anthill-app').session.state.snapshot.ply === 2);
      const told = await page.evaluate(() => window.told);
      assert.ok(told.some((line) => line.startsWith('position ')));
      assert.deepEqual(told, (first ??= told), `commitment ${units}`);
      await hand.press('Start screen');
      await find(page, 'button', 'Start the game');
    }
  },
);
