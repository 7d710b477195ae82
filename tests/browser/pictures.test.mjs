// Pictures of a game that go out: of a position as PNG, of the moves as GIF. They are made in a worker, so that the board goes on.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { desktop, hotSeat, phone, tablet } from './support/game.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { catchFiles, savedFile } from './support/saved_files.mjs';

/** The bytes that begin each picture of a GIF. */
const CONTROL = Buffer.from([0x21, 0xf9, 0x04]);

async function share(hand, isReviewing = false) {
  if (!isReviewing) await hand.press('Menu');
  await hand.press('Share or save this game');
  await find(hand.page, 'button', 'Picture of the position');
}

/** The picture in the dialog: what it says, its own size, and how many colours its middle has. */
const shown = (page) =>
  page.until('the picture', () => {
    const image = document.querySelector('anthill-pictures img');
    if (!image?.complete || image.naturalWidth === 0) return null;
    const canvas = document.createElement('canvas');
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(width / 4, height / 4, width / 2, height / 2);
    return { alt: image.alt, width, height, colours: new Set(new Uint32Array(data.buffer)).size };
  });

browserTest(
  'a picture of the position: large, with what it is of, and as a file',
  tablet,
  async (page, { address }) => {
    const hand = await hotSeat(page, address, FingerHand);
    await catchFiles(page);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await share(hand);
    await hand.press('Picture of the position');
    const { alt, width, height, colours } = await shown(page);
    assert.equal(alt, 'Army Ants: Red and Black. After 1 move, Black to move');
    assert.ok(Math.max(width, height) >= 1400 && Math.min(width, height) >= 700, `${width} x ${height}`);
    assert.ok(colours > 200, `${colours} colours`);
    await page.until('the whole picture in sight', () => {
      const { top, bottom } = document.querySelector('anthill-pictures img').getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    await hand.press('Save');
    const { name, type, bytes } = await savedFile(page);
    assert.match(name, /^army-ants-\d{4}-\d\d-\d\d-1\.png$/);
    assert.equal(type, 'image/png');
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [width, height]);
    await hand.press('Make another');
    await find(page, 'button', 'Animated GIF of the game');
  },
);

browserTest('a moving picture: of all moves, or from the one looked at', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await catchFiles(page);
  for (const [from, to] of [
    ['b1', 'c1'],
    ['b8', 'c8'],
    ['c1', 'b1'],
  ])
    await hand.play({ kind: 'single', from, to });
  const film = async (button, isReviewing = false) => {
    await share(hand, isReviewing);
    await hand.press(button);
    await shown(page);
    await hand.press('Save');
    const { name, bytes } = await savedFile(page);
    assert.equal(bytes.subarray(0, 6).toString(), 'GIF89a');
    await hand.press('Close');
    // A graphic control extension begins each picture.
    const delays = [];
    for (let at = bytes.indexOf(CONTROL); at >= 0; at = bytes.indexOf(CONTROL, at + 1))
      if (bytes[at + 7] === 0) delays.push(bytes.readUInt16LE(at + 4));
    return { name, delays };
  };
  const whole = await film('Animated GIF of the game');
  assert.match(whole.name, /-0-3\.gif$/);
  assert.deepEqual(whole.delays, [120, 70, 70, 350]);
  await page.evaluate(() => document.querySelector('anthill-app').session.review.goTo(2));
  const rest = await film('Animated GIF from here', true);
  assert.match(rest.name, /-2-3\.gif$/);
  assert.deepEqual(rest.delays, [120, 350]);
});

pageTest('a moving picture that takes too long is stopped, by keys alone', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, KeyHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await share(hand);
  // A worker that never answers.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await hand.press('Animated GIF of the game');
  await page.until('progress', () => document.querySelector('anthill-pictures progress'));
  await hand.press('Stop');
  await find(page, 'button', 'Picture of the position');
  await page.until('what became of it', () =>
    document.querySelector('anthill-pictures [role=status]')?.textContent.includes('Stopped.'),
  );
});
