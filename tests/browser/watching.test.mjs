// Watching the computer play both sides.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { chooseGame, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { entry, golden, openLibrary, paste } from './support/library.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { WarTable } from './support/war_table.mjs';

/** Runs in the page: what it says, once that is something else than before. */
const newWords = (before) => {
  const words = document.body.innerText;
  return words === before ? '' : words;
};

pageTest(
  'a watched game sets itself up, is held up, goes on by steps and by itself',
  tablet,
  async (page, { address }) => {
    const table = new Table(page);
    const hand = new FingerHand(table);
    await page.goto(address);
    await scriptChance(page);
    await chooseGame(hand, { opponent: 'Just watch', setup: 'Total' });
    await waitForText(page, 'The computer plays both sides.');
    await hand.press('Pace: Normal');
    await find(page, 'button', 'Pace: Fast');
    const played = (count) => page.untilHere(`${count} moves`, async () => (await table.moves()).length >= count);
    await played(2);
    await hand.press('Pause');
    await waitForText(page, 'Paused.');
    const before = (await table.moves()).length;
    await hand.press('Step');
    await played(before + 1);
    assert.equal((await table.moves()).length, before + 1);
    assert.ok(!(await exists(page, 'button', 'Undo')));

    await page.reload();
    await table.ready();
    await played(before + 2);
  },
);

/** Watches a match of Ant War that goes on after what these lines say. */
async function watchWar(page, address, record) {
  const hand = await openLibrary(page, address, FingerHand, WarTable);
  await paste(hand, record);
  await hand.press(entry);
  return hand;
}

pageTest('a watched match of Ant War is cut, counted and ended without a hand', tablet, async (page, { address }) => {
  const whole = (await golden('records/ant_war.txt')).replace(
    'note title',
    'note red computer 1\nnote black computer 1\nnote title',
  );
  const { table } = await watchWar(page, address, whole.replace(/\ncut:7s[^]*/, '\nresult playing\n'));
  const made = (await table.moves()).length;
  await page.untilHere('the cut, and a move', async () => (await table.moves()).length > made + 1);
  // Its last turns: two moves, and both pass.
  await watchWar(page, address, whole.replace(/\nd5-c4\nb1-a1\npass\npass\nresult .*/, '\nresult playing'));
  // By its words: the result's buttons take no press at once, and nothing else is new after them.
  for (let seen = ''; !seen.includes('Rematch');) seen = await page.until('something new', newWords, seen);
  await find(page, 'button', 'Rematch');
});
