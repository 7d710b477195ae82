// Two devices in one room: codes that one shows and the other takes, a channel between the two, and the same messages over it.

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Browsers } from './drivers/browsers.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { fillOnce, handOn, name, paste, takeLink } from './support/by_link.mjs';
import { phone, tablet, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';
import { engine } from './support/setup.mjs';
import { scratchFolder } from '../support/scratch_folder.mjs';

/** The code that a device shows, as a text. */
async function shownCode(hand) {
  await find(hand.page, 'textbox', 'Code as text');
  return hand.page.evaluate(() => document.querySelector('anthill-room input[readonly]').value);
}

async function giveCode(hand, code) {
  await paste(hand, 'The other code as text', 'anthill-room input:not([readonly])', code);
  await hand.press('Connect');
}

/** From code to code; `shows` has one on its screen, `joins` the list of its matches. */
async function connect(shows, joins) {
  const offer = await shownCode(shows);
  await joins.press('Join a match in this room');
  await giveCode(joins, offer);
  await giveCode(shows, await shownCode(joins));
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

pageTest('two devices in one room play by codes, part, go on by a link and meet again', phone, async (page, tools) => {
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
});

pageTest('a message that comes in the room and cannot be kept is reported', phone, async (page, tools) => {
  const [ada, bo] = [handOn(page), handOn(await tools.open(tablet))];
  await begin(ada, bo, tools.address);
  await passAndSend(ada);
  await find(bo.page, 'button', 'Pass');
  await fillOnce(page);
  await passAndSend(bo);
  await waitForText(page, 'This browser has no room to save that, so nothing has changed.');
  // The other device still has it: it comes with the next connection.
  await page.goto('about:blank');
  await page.goto(`${tools.address}#friend`);
  await waitForText(bo.page, 'Ada has left');
  await bo.press('Connect again');
  await connect(bo, ada);
  await find(page, 'button', 'Pass');
});

pageTest('a code that is none, or of this device itself, is told', tablet, async (page, tools) => {
  const ada = handOn(page);
  await ada.page.goto(`${tools.address}#friend`);
  await ada.press('Join a match in this room');
  for (const [code, told] of [
    ['hello', 'This isn’t a code for playing in one room.'],
    ['r2.AAAA', 'This code needs a newer version of Anthill.'],
    ['r1.AAAA', 'This code is damaged or incomplete.'],
  ]) {
    await giveCode(ada, code);
    await waitForText(ada.page, told);
  }
  await ada.press('Your matches');
  await ada.press('Invite someone');
  await name(ada, 'Ada');
  await ada.press('Play in this room');
  await giveCode(ada, await shownCode(ada));
  await waitForText(ada.page, 'That’s this device’s own code.');
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

// The WebKit that is tested has no channels between devices: it is the page without them that it shows.
const inWebkit = engine === 'webkit' ? browserTest : () => undefined;
inWebkit('a browser that cannot connect in one room says so; links go on', tablet, async (page, { address }) => {
  console.log('webkit: the cases of two devices that meet in one room are left out: it has no RTCPeerConnection');
  assert.equal(
    await page.evaluate(() => typeof RTCPeerConnection),
    'undefined',
    'else the other cases can run here too',
  );
  const ada = handOn(page);
  await page.goto(`${address}#friend`);
  await ada.press('Join a match in this room');
  await waitForText(page, 'This browser can’t connect two devices directly.');
  assert.ok(!(await exists(page, 'button', 'Scan a code')));
  await ada.press('Play by link');
  await ada.press('Invite someone');
  await name(ada, 'Ada');
  await ada.press('Play in this room');
  await waitForText(page, 'This browser can’t connect two devices directly.');
  await ada.press('Play by link');
  assert.match(await takeLink(ada), /#m1\./);
});

/** Writes a film (Y4M) of the code on a page, as a camera in front of it sees that. */
async function filmOf(page, file) {
  await find(page, 'img', 'QR code of this device');
  const { size, path } = await page.evaluate(() => {
    const svg = document.querySelector('anthill-room .qr');
    return { size: svg.viewBox.baseVal.width, path: svg.querySelector('path').getAttribute('d') };
  });
  const [width, height, scale] = [640, 480, Math.floor(460 / size)];
  const luma = Buffer.alloc(width * height, 120);
  const [left, top] = [(width - size * scale) >> 1, (height - size * scale) >> 1];
  const fill = (x, y, length, value) => {
    for (let row = 0; row < scale; row += 1) {
      const begin = (top + y * scale + row) * width + left + x * scale;
      luma.fill(value, begin, begin + length * scale);
    }
  };
  for (let y = 0; y < size; y += 1) fill(0, y, size, 235);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) fill(Number(x), Number(y), Number(length), 16);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([header, ...Array.from({ length: 10 }, () => frame)]));
}

pageTest('a camera reads the code, and is off afterwards', tablet, async (page, tools) => {
  const ada = handOn(page);
  await ada.page.goto(`${tools.address}#friend`);
  await ada.press('Invite someone');
  await name(ada, 'Ada');
  await ada.press('Play in this room');
  const folder = scratchFolder();
  const film = join(folder, 'code.y4m');
  await filmOf(ada.page, film);
  const bo = handOn(await tools.open({ camera: film }));
  await bo.page.goto(`${tools.address}#friend`);
  await bo.press('Join a match in this room');
  await bo.page.evaluate(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      globalThis.cameraStream = await ask(wanted);
      return globalThis.cameraStream;
    };
  });
  await bo.press('Scan a code');
  const answer = await shownCode(bo);
  assert.ok(
    await bo.page.evaluate(() => globalThis.cameraStream.getTracks().every((track) => track.readyState === 'ended')),
  );
  await giveCode(ada, answer);
  await waitForText(bo.page, 'Ada invites you to a match.');
});
