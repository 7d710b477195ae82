// The options before a game: what the start screen folds away is dealt, shown, and outlasts a reload.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { atRest, desktop, openChoices, scriptChance, waitForText } from './support/game.mjs';
import { find } from './support/roles.mjs';
import { MouseHand } from './support/hands.mjs';
import { WarTable } from './support/war_table.mjs';

/** "" as long as there is no board. */
const record = (page) =>
  page.evaluate(() => {
    try {
      return document.querySelector('anthill-app').board.record();
    } catch {
      return '';
    }
  });

pageTest('Ant War is played on a board drawn by taps, drags and keys', desktop, async (page, { address }) => {
  const hand = new MouseHand(new WarTable(page));
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  await hand.choose('Ant War');
  await openChoices(hand);
  await hand.choose('Your own');
  await hand.press('Draw the board');
  const square = async (name) => (await find(page, 'button', name)).centre;
  const usable = async () =>
    page.evaluate(() => !document.querySelector('anthill-board-drawing .primary').hasAttribute('disabled'));
  await find(page, 'button', 'c5, space');
  assert.ok(await usable());
  await hand.point(await square('a1, hole'));
  await waitForText(page, 'All spaces must touch, straight or diagonally. a1 is cut off.');
  assert.ok(!(await usable()), 'what the rules refuse cannot be used');
  await hand.point(await square('a1, space'));
  await page.untilHere('no refusal', usable);
  // A drag that begins on a hole adds what it crosses; one that begins on a space takes it away.
  await hand.drag(await square('c8, hole'), await square('g8, hole'));
  await find(page, 'button', 'g8, space');
  await hand.drag(await square('e5, space'), await square('e4, space'));
  await find(page, 'button', 'e4, hole');
  // The grid is one stop for Tab, and arrows lead on from there.
  await page.evaluate(() => document.querySelector('[data-space="72"]').focus());
  await page.press('ArrowUp');
  await page.press('ArrowUp');
  await page.press('Enter');
  await find(page, 'button', 'c10, space');
  await waitForText(page, 'c10 is cut off');
  await page.press('Enter');
  await page.untilHere('no refusal', usable);
  await hand.press('Use this board');
  await waitForText(page, 'Your own board, two jokers');
  await page.goto(address);
  await find(page, 'button', /Your own board/);
  await hand.press('Start the game');
  await hand.table.ready(24);
  const holes = ['a1', 'e1', 'c2', 'c3', 'a5', 'e5'];
  const spaces = await hand.table.spaces();
  assert.deepEqual(
    holes.filter((cell) => spaces.has(cell)),
    [],
  );
  assert.match(await record(page), /shape=/);
});
