// The start screen: what lies within sight at each size, and what it offers of the game before.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { playToQueenCapture } from './support/short_game.mjs';

const browserTest = browserSuite();

/** How a button lies on the screen, and whether it is what a finger at its middle would touch. */
const placeOf = (page, text) =>
  page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === wanted);
    const { top, bottom, left, width } = button.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return { top, bottom, touched: button.contains(middle), height: innerHeight };
  }, text);

const sideways = { viewport: { width: 740, height: 360 }, touch: true };
for (const [size, options] of Object.entries({ phone, 'phone on its side': sideways, tablet, desktop })) {
  browserTest.ofThePage(`to start and to learn lie within sight of a ${size}`, options, async (page, { address }) => {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await page.evaluate(() => void scrollTo(0, 0)); // a button may have been looked for below
    await atRest(page);
    for (const text of ['Start the game', 'Rules']) {
      const { top, bottom, touched, height } = await placeOf(page, text);
      assert.ok(top >= 0 && bottom <= height && touched, `${text}: from ${top} to ${bottom} of ${height}`);
    }
  });
}

browserTest.ofThePage('a tablet shows all that is asked at once', tablet, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  const [start, edition, screen] = await page.evaluate(() => {
    const top = (selector) => document.querySelector(selector).getBoundingClientRect();
    return [top('.begin').top, top('.variant').bottom, document.documentElement.scrollHeight - innerHeight];
  });
  assert.ok(edition <= start, `the last question ends at ${edition}, the start button's row begins at ${start}`);
  assert.equal(screen, 0, 'nothing to scroll');
});

browserTest.ofThePage(
  'another game, chosen while the board is on its way: its variant is told too',
  tablet,
  async (page, { address, server }) => {
    const arrival = {};
    const arrived = new Promise((resolve) => (arrival.tell = resolve));
    server.holdsBack = (path) => (/board_[^/]*\.wasm$/.test(path) ? arrived : undefined);
    await page.goto(address);
    const hand = new FingerHand({ page });
    await find(page, 'button', 'Start the game');
    await page.until('the board on its way', () =>
      performance.getEntriesByType('resource').some(({ name }) => /module-[^/]*\.js$/.test(name)),
    );
    await hand.choose('Ants: Red vs. Black');
    await page.until('the game', () => document.body.innerText.includes('Red throws first in every turn.'));
    arrival.tell();
    await waitForText(page, 'Ten units each');
  },
);

browserTest.ofThePage('only a game that goes on is continued', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await playToQueenCapture(hand);
  await find(page, 'button', 'Play again');
  await page.goto(address);
  await find(page, 'button', 'View game');
  assert.ok(!(await exists(page, 'button', 'Continue')));
  await atRest(page);
  await hand.press('View game');
  await find(page, 'heading', /wins/);
});
