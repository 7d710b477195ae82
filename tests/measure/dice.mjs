// What throws of Ants: Red vs. Black cost on a tablet-sized canvas with four device pixels to a CSS pixel: the page's own work for each
// frame of a flight (the graphics processor's comes on top), the time from frame to frame, and the frames asked for when all is still.

import { atRest } from '../browser/support/game.mjs';
import { begin } from '../browser/support/dice_table.mjs';
import { countFrames } from '../browser/support/first_move.mjs';
import { FingerHand } from '../browser/support/hands.mjs';
import { find } from '../browser/support/roles.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const still = 5000; // milliseconds
const tablet = { viewport: { width: 1180, height: 820 }, pixelRatio: 2, touch: true };

/** Runs in the page: from now on every callback for a frame leaves its length, and the time since the frame before. */
function watchFrames() {
  window.frames_ = { work: [], gaps: [] };
  const original = window.requestAnimationFrame;
  let last = 0;
  window.requestAnimationFrame = (callback) =>
    original.call(window, (time) => {
      const began = performance.now();
      callback(time);
      window.frames_.work.push(performance.now() - began);
      if (last > 0 && time - last < 1000) window.frames_.gaps.push(time - last);
      last = time;
    });
}

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open(tablet);
  const hand = await begin(page, server.address, FingerHand);
  await hand.press(/^Commit 4 units/);
  await page.until('the other commitment', () => document.body.innerText.includes('Black commits units'));
  await hand.press(/^Commit 4 units/);
  await find(page, 'button', 'Throw');
  await atRest(page); // the pictures of numbers have been made
  const rows = [['frames asked for', `in ${still / 1000} s`]];
  rows.push(['before a throw', await page.evaluate(countFrames, still)]);
  await page.evaluate(watchFrames);
  await hand.press('Throw');
  await page.until('the second throw', () => document.body.innerText.includes('Black throws'));
  await hand.press('Throw');
  await page.until('the tactics', () => document.querySelector('anthill-tactics') !== null);
  const { work, gaps } = await page.evaluate(() => window.frames_);
  await atRest(page);
  rows.push(['before a tactic', await page.evaluate(countFrames, still)]);
  const line = (name, values) => [
    name,
    ...[0.5, 0.98, 1].map((share) => quantile(values, share).toFixed(1)),
    values.length,
  ];
  printTable([
    ['milliseconds, two flights of five dice', 'median', '98 %', 'most', 'count'],
    line('work of a frame', work),
    line('frame to frame', gaps),
  ]);
  console.log();
  printTable(rows);
  console.log(`\nmessages of the console: ${page.messages.length}`);
});
