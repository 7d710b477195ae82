// Everything that anybody could learn from the page as it is: for tests of what it keeps to itself.

import assert from 'node:assert/strict';
import { atRest } from './game.mjs';
import { decodePng, difference } from './png.mjs';
import { engine } from './setup.mjs';

// WebKit draws the edges of a button or an icon a little differently from one time to the next.
const noise = engine === 'webkit' ? 200 : 0;

export async function seen(page) {
  await atRest(page);
  return {
    picture: decodePng(await page.png()),
    page: await page.evaluate(() => ({
      document: document.documentElement.outerHTML,
      words: document.body.innerText,
      title: document.title,
      address: location.href,
      focus: document.activeElement?.outerHTML,
      media: [...document.querySelectorAll('audio, video')].length,
    })),
  };
}

export function assertAlike(one, other, message) {
  assert.deepEqual(one.page, other.page, message);
  assert.ok(difference(one.picture, other.picture).pixels <= noise, message);
}
