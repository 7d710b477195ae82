// Everything that anybody could learn from the page as it is: for tests of what it keeps to itself.

import assert from 'node:assert/strict';
import { atRest } from './game.mjs';
import { decodePng, difference } from './png.mjs';
import { engine } from './setup.mjs';

// Engines draw the edges of a button or an icon a little differently from one time to the next: Chromium four pixels
// of an icon. Any letter or die has more.
const noise = engine === 'webkit' ? 200 : 8;

export async function seen(page) {
  await atRest(page);
  // A dialog that has only just appeared says so for a while, however long a busy machine took to open it.
  await page.until('all to have arrived', () => document.querySelector('[data-guarded]') === null);
  return {
    picture: await settledPicture(page),
    page: await page.evaluate(() => ({
      // Without the links that parts of the page leave in the head when they are fetched.
      document: document.documentElement.outerHTML.replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
      words: document.body.innerText,
      title: document.title,
      address: location.href,
      focus: document.activeElement?.outerHTML,
      media: [...document.querySelectorAll('audio, video')].length,
    })),
  };
}

/** On a busy machine a list may come to its place a frame late. */
async function settledPicture(page) {
  let before = decodePng(await page.png());
  return page.untilHere('a picture that stays', async () => {
    const now = decodePng(await page.png());
    const stays = difference(before, now).pixels <= noise;
    before = now;
    return stays && now;
  });
}

export function assertAlike(one, other, message) {
  assert.deepEqual(one.page, other.page, message);
  const { pixels, box } = difference(one.picture, other.picture);
  assert.ok(pixels <= noise, `${message}: ${pixels} pixels within ${JSON.stringify(box)}`);
}
