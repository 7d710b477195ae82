// Two people with the device between them: panels turn towards the player to move, and pointers still find what is
// drawn.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { begin, flick, tableSays } from './support/dice_table.mjs';
import { atRest, phone, scriptChance, startGame, still, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { decodePng } from './support/png.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

/** The places of the board and of the panel, and whether the panel's words are upside down. */
const seen = (page) =>
  page.evaluate(() => {
    const box = (selector) => {
      const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    };
    const turned = document.querySelector('main').matches('.turned');
    return { board: box('.board canvas'), panel: box('.game-panel, .talk'), near: box('.near'), turned };
  });

/** A screen of an odd number of halves is turned about the middle of a pixel. */
function assertStays(before, after) {
  assert.ok(
    before.every((edge, index) => Math.abs(edge - after[index]) <= 1),
    `the board stays where it is: ${before} and ${after}`,
  );
}

const change = (page, settings) =>
  page.evaluate((values) => document.querySelector('anthill-app').change(values), settings);

async function acrossTheTable(page, address, settings = {}) {
  const hand = new FingerHand(new Table(page));
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await change(page, { seating: 'facing', ...settings });
  await startGame(hand);
  return hand;
}

pageTest('face to face: dice', still(tablet), async (page, { address }) => {
  const hand = await begin(page, address, FingerHand, { seating: 'Face to face' });
  const red = await seen(page);
  assert.equal(red.turned, false);
  assert.ok(red.panel[0] > red.board[1], 'the panel of Red is at the near end');
  await hand.press(/^Commit 4 units/);
  await waitForText(page, 'Black commits units');
  const black = await seen(page);
  assert.equal(black.turned, true);
  assert.ok(black.panel[1] < black.board[0], 'the panel of Black is at the far end');
  assertStays(red.board, black.board);
  await hand.press(/^Commit 4 units/);
  await hand.press('Throw');
  await waitForText(page, 'Black throws');
  // From the far end towards the near one.
  while (await page.evaluate(() => document.querySelector('.throw-pad') !== null)) await flick(page);
  assert.match(await tableSays(page), /Red: .+ Black: /);
  await waitForText(page, 'Red may use a tactic');
  assert.equal((await seen(page)).turned, false);
});

browserTest('face to face: cards', still(tablet), async (page, { address }) => {
  const hand = await acrossTheTable(page, address);
  const red = await seen(page);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  const black = await seen(page);
  assert.equal(black.turned, true);
  assertStays(red.board, black.board);
  await hand.play({ kind: 'single', from: 'd8', to: 'c8' });
  assert.equal((await seen(page)).turned, false);
  await hand.press('Menu');
  await find(page, 'button', 'Resign');
});

pageTest(
  'face to face: cards lie for who moves, or who owns them',
  { ...tablet, composited: true },
  async (page, { address }) => {
    const hand = await acrossTheTable(page, address, { motion: 'off' });
    const choose = (settings) => change(page, settings);
    // The Queens' rows, as they are drawn: a row of the board is the same whichever way the screen is turned, its cards are not.
    const rows = async () => {
      await atRest(page);
      const { width, channels, data } = decodePng(await page.png());
      const { board } = await seen(page);
      const ratio = width / tablet.viewport.width;
      const row = (share) => {
        const y = Math.round((board[0] + (board[1] - board[0]) * share) * ratio);
        return data.subarray((y - 30) * width * channels, (y + 30) * width * channels);
      };
      return { far: row(0.1), near: row(0.9) };
    };
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await choose({ upright: 'near' });
    const plain = await rows();
    await choose({ upright: 'mover' });
    const turned = await rows();
    assert.ok(!plain.far.equals(turned.far), 'for Black the black cards are turned');
    assert.ok(!plain.near.equals(turned.near), 'and the red ones');
    await choose({ upright: 'owner' });
    const owned = await rows();
    assert.ok(owned.far.equals(turned.far), 'the black cards are for Black');
    assert.ok(owned.near.equals(plain.near), 'the red ones for Red');
    await hand.play({ kind: 'single', from: 'd8', to: 'c8' });
    await choose({ upright: 'near' });
    const forRed = await rows();
    await choose({ upright: 'mover' });
    const { far, near } = await rows();
    assert.ok(far.equals(forRed.far) && near.equals(forRed.near), 'for Red no card is turned');
  },
);

pageTest(
  'a panel over the foot of the board leaves the rest drawn',
  { ...phone, pixelRatio: 1, reducedMotion: true },
  async (page, { address }) => {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await change(page, { seating: 'facing' });
    const hand = new FingerHand(new WarTable(page));
    await startWar(hand);
    await hand.table.ready(25);
    await page.evaluate(() => void (document.querySelector('.game-panel').style.minHeight = '15rem'));
    await atRest(page);
    const { board, panel } = await seen(page);
    assert.ok(panel[0] < board[1], 'the panel lies over the board');
    const head = async () => {
      const { width, channels, data } = decodePng(await page.png());
      return data.subarray(board[0] * width * channels, panel[0] * width * channels);
    };
    const before = await head();
    await page.evaluate(() => void (document.querySelector('.game-panel').style.visibility = 'hidden'));
    await atRest(page);
    assert.ok(before.equals(await head()), 'without the panel the board above it looks the same');
  },
);
