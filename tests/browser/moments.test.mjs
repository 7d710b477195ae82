// Messages and marks when something happens: a move of the computer's, the end of the rally, a danger, the end of the game.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { assertAccessible } from './support/accessible.mjs';
import { AGAINST_EGG, hotSeat, phone, playText, sitDown, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { sitDownToWar } from './support/war_table.mjs';

/** The element that a finger would touch in the middle of the message. */
const touchedThere = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.moment span').getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.moment') !== null;
  });

pageTest('the battle begins with a banner that takes no tap', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  for (let turn = 0; turn < 9; ++turn) await playText(page, 'pass');
  await hand.press('Pass');
  await page.until('the banner', () => document.querySelector('.moment')?.innerText.includes('The battle begins'));
  assert.equal(await touchedThere(page), false);
  await page.until('its words for screen readers', () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
      textContent.includes('cards may now attack'),
    ),
  );
  // The longest hint, under the finger.
  const boardHeight = () => page.evaluate(() => document.querySelector('.board').getBoundingClientRect().height);
  const height = await boardHeight();
  const [own] = [...(await hand.table.spaces()).values()].filter(({ side }) => side === 'Red');
  await hand.point(own.button.centre);
  await page.until('a hint', () => /rings/i.test(document.querySelector('.message-line').innerText));
  assert.equal(await boardHeight(), height, 'the board keeps its size');
  await page.until('it to fade', () => getComputedStyle(document.querySelector('.moment')).visibility === 'hidden');
});

pageTest('the end shows how it ended, and what to do next', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await page.until('who has won and why, over the board', () =>
    /Red wins[^]*captured/.test(document.querySelector('.moment')?.innerText ?? ''),
  );
  await page.until('the ants of the winner', () => document.querySelectorAll('.march.red .loose').length > 4);
  await find(page, 'button', 'Rematch');
  await assertAccessible(page, 'the result');
  assert.equal(await exists(page, 'button', 'Replay the game'), false);
  await hand.press('More');
  assert.equal(await page.evaluate(() => document.querySelectorAll('.result .picture .traced').length), 1);
  await find(page, 'button', 'Replay the game');
  await assertAccessible(page, 'all of the result');
  await hand.press('Share this game');
  await waitForText(page, 'Share or save this game');
});

pageTest('a win against a level offers the next one', phone, async (page, { address }) => {
  const hand = await sitDown(page, address, FingerHand, AGAINST_EGG);
  // A game without a move is not kept.
  const win = async () => {
    await hand.press('Pass');
    await page.untilHere('the answer', async () => (await hand.table.moves()).length === 2);
    await page.evaluate(() => document.querySelector('anthill-app').session.resign('black'));
  };
  await win();
  await find(page, 'heading', 'You win!');
  await waitForText(page, 'Your first win against Egg');
  await hand.press('Rematch');
  await page.untilHere('a new game', async () => (await hand.table.toMove()) === 'Red');
  // As if it were the deal of the day.
  await page.evaluate(() => {
    const [progress] = Object.keys(localStorage).filter((key) => key.includes('progress.'));
    const { id } = document.querySelector('anthill-app').session;
    const now = new Date();
    const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
    localStorage.setItem(progress.replace(/progress\..*/, 'today.deal'), JSON.stringify({ day, id }));
  });
  await win();
  await waitForText(page, '2 wins against Egg');
  await waitForText(page, 'You won today’s deal. Streak: 1 day');
  await hand.press('Next level: Larva');
  await page.until('the next level', () => /Computer,\s+Larva/.test(document.body.innerText));
});

pageTest('the cut card is turned up large, and goes at a tap', tablet, async (page, { address }) => {
  const hand = await sitDownToWar(page, address, FingerHand);
  await hand.press(/^Set these|^Name these/);
  await hand.press(/^Play Red/);
  await hand.press(/^Cut here/);
  await page.until('the card', () => document.querySelector('.moment .card-picture') !== null);
  assert.match(await page.evaluate(() => document.querySelector('.moment').innerText), /The cut shows/);
  await hand.point({
    x: 5,
    y: 5 + (await page.evaluate(() => document.querySelector('.board').getBoundingClientRect().top)),
  });
  await page.until('it gone', () => getComputedStyle(document.querySelector('.moment')).visibility === 'hidden');
});
