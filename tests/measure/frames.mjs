// Measures the cost of a frame in each game on a tablet-sized canvas with four device pixels to a CSS pixel: the page's own work
// (the graphics processor's comes on top), the time from frame to frame, and the frames asked for when all is still.

import { atRest, hotSeat, scriptChance } from '../browser/support/game.mjs';
import { begin } from '../browser/support/dice_table.mjs';
import { countFrames } from '../browser/support/first_move.mjs';
import { FingerHand } from '../browser/support/hands.mjs';
import { find } from '../browser/support/roles.mjs';
import { cutWhileAsked, startWar, WarTable } from '../browser/support/war_table.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const still = 5000; // milliseconds
const tablet = { viewport: { width: 1180, height: 820 }, pixelRatio: 2, touch: true };

/**
 * Runs in the page: from now on every callback for a frame leaves its length, and the time since the frame in which it was asked for. One
 * that nothing in a frame asked for comes after a standstill, however short.
 */
function watchFrames() {
  window.frames_ = { work: [], gaps: [] };
  const original = window.requestAnimationFrame;
  let current = null;
  window.requestAnimationFrame = (callback) => {
    const before = current;
    return original.call(window, (time) => {
      current = time;
      const began = performance.now();
      callback(time);
      window.frames_.work.push(performance.now() - began);
      if (before !== null) window.frames_.gaps.push(time - before);
      current = null;
    });
  };
}

/** Each scene is set up, then moved. */
const scenes = {
  'Army Ants, six cards march': async (page, address) => {
    const hand = await hotSeat(page, address, FingerHand);
    return async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const row = turn % 2 === 0 ? 1 : 8;
        const [from, to] = turn % 4 < 2 ? [`b${row}`, `c${row}`] : [`c${row}`, `b${row}`];
        await hand.play({ kind: 'single', from, to });
        await atRest(page);
      }
    };
  },
  'Ant War, four ants cover': async (page, address) => {
    await page.goto(address);
    await scriptChance(page);
    const hand = new FingerHand(new WarTable(page));
    const { table } = hand;
    await startWar(hand);
    await hand.press('Set these odds');
    await hand.press(/Play Red/);
    await cutWhileAsked(hand);
    return async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        const before = (await table.moves()).length;
        const { from, to } = await table.cover(hand, await table.toMove());
        await hand.move(from, to);
        await page.untilHere('the move', async () => (await table.moves()).length === before + 1);
        await atRest(page);
      }
    };
  },
  'Red vs. Black, two flights of five dice': async (page, address) => {
    const hand = await begin(page, address, FingerHand);
    await hand.press(/^Commit 4 units/);
    await page.until('the other commitment', () => document.body.innerText.includes('Black commits units'));
    await hand.press(/^Commit 4 units/);
    await find(page, 'button', 'Throw');
    return async () => {
      await hand.press('Throw');
      await page.until('the second throw', () => document.body.innerText.includes('Black throws'));
      await hand.press('Throw');
      await page.until('the tactics', () => document.querySelector('anthill-tactics') !== null);
    };
  },
};

await withBrowser(async ({ browsers, server }) => {
  const line = (name, values) => [
    name,
    ...[0.5, 0.98, 1].map((share) => quantile(values, share).toFixed(1)),
    values.length,
  ];
  const rows = [['milliseconds', 'median', '98 %', 'most', 'count']];
  const stillRows = [['frames asked for', `in ${still / 1000} s`]];
  for (const [scene, setUp] of Object.entries(scenes)) {
    const page = await browsers.open(tablet);
    const act = await setUp(page, server.address);
    await atRest(page); // the pictures that the scene needs have been made
    await page.evaluate(watchFrames);
    await act();
    await atRest(page);
    const { work, gaps } = await page.evaluate(() => window.frames_);
    rows.push(line(`${scene}: work of a frame`, work), line('frame to frame', gaps));
    stillRows.push([`after ${scene}`, await page.evaluate(countFrames, still)]);
    await browsers.close(page);
  }
  printTable(rows);
  console.log();
  printTable(stillRows);
});
