// Two devices in one room: codes that one shows and the other takes, a channel between the two, and the same messages over it.

import assert from 'node:assert/strict';
import { Browsers } from './drivers/browsers.mjs';
import { browserSuite } from './support/browser_test.mjs';
import { name, takeLink } from './support/by_link.mjs';
import { phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { engine } from './support/setup.mjs';
import { Table } from './support/table.mjs';

const browserTest = browserSuite();

const handOn = (page) => new FingerHand(new Table(page));

/** The code that a device shows, as a text. */
async function shownCode(hand) {
  await find(hand.page, 'textbox', 'Code as text');
  return hand.page.evaluate(() => document.querySelector('anthill-room input[readonly]').value);
}

async function paste(hand, code) {
  await find(hand.page, 'textbox', 'The other code as text');
  await hand.page.evaluate((text) => {
    const field = document.querySelector('anthill-room input:not([readonly])');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, code);
  await hand.press('Connect');
}

/** From code to code; `shows` has one on its screen, `joins` the list of its matches. */
async function connect(shows, joins) {
  const offer = await shownCode(shows);
  await joins.press('Join in this room');
  await paste(joins, offer);
  await paste(shows, await shownCode(joins));
}

async function begin(ada, bo, address) {
  await ada.page.goto(`${address}#friend`);
  await ada.press('Invite someone');
  await ada.choose('Red');
  await name(ada, 'Ada');
  await ada.press('Play in this room');
  await bo.page.goto(`${address}#friend`);
  await connect(ada, bo);
  await waitForText(bo.page, 'Ada invites you to a match.');
  await name(bo, 'Bo');
  await bo.press('Accept');
}

async function passAndSend(hand) {
  await hand.press('Pass');
  await hand.press('Send');
}

browserTest.ofThePage(
  'two devices in one room play by two codes, part, go on by a link and meet again',
  phone,
  async (page, tools) => {
    const [ada, bo] = [handOn(page), handOn(await tools.open(tablet))];
    await begin(ada, bo, tools.address);
    await waitForText(ada.page, 'Bo is here');
    await passAndSend(ada);
    await waitForText(bo.page, 'Ada is here');
    await passAndSend(bo);
    await find(ada.page, 'button', 'Pass');
    // Bo's page closes: the match is whole on both, and Ada's move goes by a link.
    await bo.page.goto(tools.address);
    await waitForText(ada.page, 'Bo has left');
    await passAndSend(ada);
    const link = await takeLink(ada);
    await bo.page.goto(link);
    await passAndSend(bo);
    await bo.press('Close');
    // Bo's answer was not sent by its link: it arrives with the connection.
    await ada.press('Connect again');
    await bo.press('Your matches');
    await connect(ada, bo);
    await waitForText(bo.page, 'Ada is here');
    await passAndSend(ada);
    await find(bo.page, 'button', 'Pass');
    assert.ok(!(await exists(bo.page, 'textbox', 'Link')));
  },
);

browserTest.ofThePage('a code that is none, or of this device itself, is told', tablet, async (page, tools) => {
  const ada = handOn(page);
  await ada.page.goto(`${tools.address}#friend`);
  await ada.press('Join in this room');
  for (const [code, told] of [
    ['hello', 'This isn’t a code for playing in one room.'],
    ['r2.AAAA', 'This code needs a newer version of Anthill.'],
    ['r1.AAAA', 'This code is damaged or incomplete.'],
  ]) {
    await paste(ada, code);
    await waitForText(ada.page, told);
  }
  await ada.press('Your matches');
  await ada.press('Invite someone');
  await name(ada, 'Ada');
  await ada.press('Play in this room');
  await paste(ada, await shownCode(ada));
  await waitForText(ada.page, 'This is this device’s own code.');
});

// One engine's device with another one's: it is the codes and the channel that have to be the same everywhere.
const inFirefox = engine === 'firefox' ? browserTest : () => undefined;
inFirefox('Firefox and Chromium meet in one room, whichever shows its code first', tablet, async (page, tools) => {
  const chromium = new Browsers('chromium');
  try {
    for (const firefoxShows of [true, false]) {
      const firefox = handOn(firefoxShows ? page : await tools.open());
      const other = handOn(await chromium.open({ ...tablet, whole: false }));
      const [ada, bo] = firefoxShows ? [firefox, other] : [other, firefox];
      await begin(ada, bo, tools.address);
      await waitForText(ada.page, 'Bo is here');
      await passAndSend(ada);
      await passAndSend(bo);
      await find(ada.page, 'button', 'Pass');
      assert.deepEqual(other.page.messages, []);
    }
  } finally {
    await chromium.closeAll();
  }
});
