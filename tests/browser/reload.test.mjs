// A phone throws a tab away and loads it again whenever memory is short: every screen comes back as it was, with the game that is under way.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, hotSeat, phone, playText, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';

const screenIsUp = (page, screen) =>
  page.until(`the screen ${screen}`, (wanted) => document.documentElement.dataset.screen === wanted, screen);
/** The title, the headings and the board's contents of a screen. */
const seen = (page) =>
  page.evaluate(() => {
    const texts = (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
    return { title: document.title, headings: texts('h1, h2'), board: texts('[role=gridcell]') };
  });

pageTest('a page that is loaded again shows the screen that it showed', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await atRest(page);
  const game = await seen(page);
  assert.ok(game.board.length > 0);

  await hand.press('Menu');
  await hand.press('Settings');
  await find(page, 'dialog', 'Settings');
  await page.reload();
  await screenIsUp(page, 'game');
  await hand.table.ready();
  await atRest(page);
  assert.deepEqual(await seen(page), game, 'an open dialog is closed, and the game is there');
  assert.equal(await exists(page, 'dialog', 'Settings'), false);

  for (const screen of ['learn', 'puzzles', 'position', 'analysis', 'library']) {
    const name = screen === 'learn' ? 'lesson' : screen;
    await page.evaluate((fragment) => (location.hash = fragment), screen);
    await screenIsUp(page, name);
    await page.until('a heading', () => Boolean(document.querySelector('h1, h2')?.checkVisibility()));
    await atRest(page);
    const before = await seen(page);
    await page.reload();
    await screenIsUp(page, name);
    await page.untilHere(`${screen} as it was`, async () => {
      const after = await seen(page);
      return after.headings.length === before.headings.length && after.board.length === before.board.length;
    });
    await atRest(page);
    assert.deepEqual(await seen(page), before, screen);
  }

  await page.evaluate(() => (location.hash = 'game'));
  await screenIsUp(page, 'game');
  await atRest(page);
  assert.deepEqual(await seen(page), game, 'the game under way is still there');
});

/** Runs in the page: what has the focus, and whether a frame is drawn around it. */
const focused = () => {
  const { activeElement } = document;
  return { tag: activeElement.tagName, framed: getComputedStyle(activeElement).outlineStyle !== 'none' };
};

pageTest(
  'a page that a finger loads again frames nothing until a key is pressed',
  tablet,
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    await hand.press(/^Commit/);
    await find(page, 'heading', /^Black commits/);
    await page.reload();
    await find(page, 'heading', /^Black commits/);
    await page.until('the focus in the panel', () => document.activeElement.closest('.game-panel') !== null);
    assert.equal((await page.evaluate(focused)).framed, false);
    await page.press('Tab');
    assert.deepEqual(await page.evaluate(focused), { tag: 'BUTTON', framed: true });
  },
);

pageTest('a page that is loaded again tells the turn of dice that had just ended', phone, async (page, { address }) => {
  const hand = await begin(page, address, FingerHand);
  await playText(page, 'commit:1,2,3,4', 'commit:1,2,3,4', 'throw:5r,9b,7b,2b,6r', 'throw:10b,9b,7b,2b,6r');
  await hand.press('No tactic');
  await hand.press('No tactic');
  const account = async () => {
    if (await exists(page, 'button', 'Show all')) await hand.press('Show all');
    await find(page, 'button', 'Next turn');
    return page.evaluate(() => document.querySelector('.resolution [role=log]').innerText);
  };
  const told = await account();
  await page.reload();
  await screenIsUp(page, 'game');
  assert.equal(await account(), told);
  await hand.press('Next turn');
  await find(page, 'button', /^Commit/);
});
