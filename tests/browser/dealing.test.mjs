// A new deal is seen being dealt, over a board that can be played on at once. The next round of Ant War: ant_war.test.mjs.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, chooseGame, desktop, laterParts, still, tablet } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

const cardsOnTheirWay = (page) => page.evaluate(() => document.querySelectorAll('.dealt').length);

/** Once the part of the page that deals is there. */
async function sitDown(page, address, hand) {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await laterParts(page);
  await atRest(page);
  return hand;
}

/** They stay on their way, so that nothing but what the test does can end it. */
async function stopCards(page, cards) {
  await page.untilHere('cards on their way', async () => (await cardsOnTheirWay(page)) === cards);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.pause();
  });
}

browserTest('a deal is seen, and a tap that skips it is one on the board', tablet, async (page, { address }) => {
  const hand = await sitDown(page, address, new FingerHand(new Table(page)));
  await chooseGame(hand);
  await stopCards(page, 38);
  await page.tap(await hand.table.centreOf('b1'));
  await page.untilHere('the card in hand', async () => /selected/.test((await hand.table.spaces()).get('b1').states));
  assert.equal(await cardsOnTheirWay(page), 0);
});

pageTest('a deal of Ant War is seen, ends by itself, and a key skips it', desktop, async (page, { address }) => {
  const hand = await sitDown(page, address, new MouseHand(new WarTable(page)));
  await startWar(hand);
  await stopCards(page, 25);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await page.untilHere('the last card', async () => (await cardsOnTheirWay(page)) === 0);
  await hand.press('Menu');
  await hand.press('New game, same players');
  await stopCards(page, 25);
  await page.press('Shift');
  assert.equal(await cardsOnTheirWay(page), 0);
});

pageTest('with less motion the cards lie there at once', still(tablet), async (page, { address }) => {
  const hand = await sitDown(page, address, new FingerHand(new Table(page)));
  await chooseGame(hand);
  await hand.table.ready();
  assert.equal(await cardsOnTheirWay(page), 0);
});
