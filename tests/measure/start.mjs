// Time from the address to a start screen, and to a board on which the first card answers: cold, in a browser context of its own where
// nothing is cached, and warm, when the service worker has all files. The start button is pressed as soon as it is there: what is left is
// the page's time, not a person's.

import { startWhenShown } from '../browser/support/first_move.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const runs = 5;

await withBrowser(async ({ browsers, server }) => {
  const rows = [['milliseconds, median of 5 (least to most)', 'start screen', 'playable board']];
  for (const slowdown of [1, 4]) {
    const results = { cold: [], warm: [] };
    for (let run = 0; run < runs; ++run) {
      const page = await browsers.open({ viewport: { width: 1180, height: 820 }, pixelRatio: 2, touch: true });
      await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // Started with the document itself: an evaluation after loading would come too late to see the beginning.
      await page.send('Page.enable');
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `window.firstMove = (${startWhenShown})()` });
      await page.goto(server.address);
      results.cold.push(await page.evaluate(() => window.firstMove));
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto(server.address);
      results.warm.push(await page.evaluate(() => window.firstMove));
      await browsers.close(page);
    }
    const text = (times) =>
      `${Math.round(quantile(times, 0.5))} (${Math.round(Math.min(...times))}-${Math.round(Math.max(...times))})`;
    for (const [how, times] of Object.entries(results))
      rows.push([
        `${slowdown}x CPU slowdown, ${how}`,
        text(times.map(({ shown }) => shown)),
        text(times.map(({ playable }) => playable)),
      ]);
  }
  printTable(rows);
});
