// Watching the computer play both sides.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { chooseGame, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

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
