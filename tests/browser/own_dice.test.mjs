// Red vs. Black at a real table: two people throw dice of their own and enter each with two taps.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { begin, tableSays } from './support/dice_table.mjs';
import { atRest, phone, still, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';

async function enter(hand, number, place) {
  await hand.press(String(number));
  await hand.press(place);
}

const snapshot = (page) =>
  page.evaluate(() => {
    const { moves, ply, phase, turn } = document.querySelector('anthill-app').session.state.match.snapshot;
    return { moves: moves.slice(0, ply).map(({ text }) => text), phase, turn };
  });

pageTest('own dice: a throw is entered by touch, and survives a reload', still(phone), async (page, { address }) => {
  const hand = await begin(page, address, FingerHand, { dice: 'Our own dice' });
  await hand.press(/^Commit no units|^Commit \d units/);
  await waitForText(page, 'Black commits units');
  await hand.press(/^Commit \d units/);
  await waitForText(page, 'Die 1 of 5: what number does it show?');
  await assertAccessible(page, 'entering a number');
  await hand.press('7');
  await waitForText(page, 'Die 1 of 5 shows 7.');
  await assertAccessible(page, 'entering a place');
  // A wrong number is undone alone, a wrong place too.
  await hand.press('Undo last entry');
  await enter(hand, 8, 'Red tile');
  await hand.press('Undo last entry');
  await hand.press('Black tile');
  await enter(hand, 10, 'Own Hill');
  await hand.press('3');

  await page.reload();
  await waitForText(page, 'Die 3 of 5 shows 3.');
  await atRest(page);
  await hand.press('Unclear');
  await enter(hand, 6, 'Off the board');
  await enter(hand, 1, 'Enemy Hill');
  await waitForText(page, 'All dice are entered.');
  await hand.press('Play this throw');

  await waitForText(page, 'Black throws');
  assert.equal((await snapshot(page)).moves[2], 'throw:8b,10h,3n,6o,1e');
  assert.match(await tableSays(page), /^Red: 8 on black, 10 on its own Hill, 3 on a line/);
  for (let n = 1; n <= 5; n += 1) await enter(hand, n, 'Red tile');
  await hand.press('Play this throw');
  await find(page, 'button', 'No tactic');
  assert.deepEqual((await snapshot(page)).phase, 'tactics');
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /dice[^/]*\.wasm/.test(name)).length,
  );
  assert.equal(fetched, 0, 'nothing is thrown here');
});

pageTest('against the computer own dice are not asked for', phone, async (page, { address }) => {
  await begin(page, address, FingerHand, { dice: 'Our own dice' });
  await page.goto(address);
  const hand = await begin(page, address, FingerHand, { opponent: 'Computer' });
  await hand.press(/^Commit/);
  await find(page, 'button', 'Throw');
  assert.equal(await exists(page, 'button', 'Undo last entry'), false);
});

pageTest(
  'own dice: on a phone held sideways, with letters twice as large, the answers are in sight',
  { viewport: { width: 740, height: 360 }, touch: true, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand, { dice: 'Our own dice' });
    await hand.press(/^Commit/);
    await waitForText(page, 'Black commits units');
    await hand.press(/^Commit/);
    await waitForText(page, 'Die 1 of 5');
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await atRest(page);
    const foot = await page.evaluate(
      () => document.querySelector('.real-dice .numbers button').getBoundingClientRect().bottom,
    );
    assert.ok(foot <= 360, `the first numbers end at ${foot}`);
  },
);
