// Time from the address to a start screen, and to a board on which the first card answers: cold, in a browser context of its own where
// nothing is cached, and warm, when the service worker has all files. The start button is pressed as soon as it is there: what is left is
// the page's time, not a person's. Chromium also at fourfold slowdown; ANTHILL_BROWSER (chromium,firefox,webkit) says which engines,
// ANTHILL_RUNS (5) how often. ANTHILL_BESIDE is the folder of another build, which is measured by turns with this one: machines differ by
// more than builds do.

import { engineNames } from '../browser/drivers/browsers.mjs';
import { startWhenShown } from '../browser/support/first_move.mjs';
import { StaticServer } from '../browser/support/static_server.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const runs = Number(process.env.ANTHILL_RUNS ?? 5);
const beside = process.env.ANTHILL_BESIDE;
const engines = process.env.ANTHILL_BROWSER?.split(',') ?? engineNames;
const measured = [
  ...engines.map((engine) => ({ engine, slowdown: 1 })),
  ...engines.filter((engine) => engine === 'chromium').map((engine) => ({ engine, slowdown: 4 })),
];
const device = { viewport: { width: 1180, height: 820 }, pixelRatio: 2, touch: true };

const rows = [[`milliseconds, median of ${runs} (least to most)`, 'start screen', 'playable board']];
for (const { engine, slowdown } of measured) {
  await withBrowser(async ({ browsers, server }) => {
    const other = beside && (await StaticServer.start(beside));
    const builds = [{ of: '', server }, ...(other ? [{ of: ', the other build', server: other }] : [])];
    // With the document itself: an evaluation after loading would come too late to see the beginning.
    for (const build of builds) {
      build.server.watcher = { toString: () => `() => { window.firstMove = (${startWhenShown})(); }` };
      build.results = { cold: [], warm: [] };
    }
    for (let run = 0; run < runs; ++run)
      for (const { server, results } of builds) {
        const page = await browsers.open(device);
        if (slowdown > 1) await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        for (const how of ['cold', 'warm']) {
          await page.goto(server.address);
          results[how].push(await page.evaluate(() => window.firstMove));
          if (how === 'cold') await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
        }
        await browsers.close(page);
      }
    await other?.stop();
    const text = (times) =>
      `${Math.round(quantile(times, 0.5))} (${Math.round(Math.min(...times))}-${Math.round(Math.max(...times))})`;
    for (const how of ['cold', 'warm'])
      for (const { of, results } of builds)
        rows.push([
          `${engine}${slowdown > 1 ? `, ${slowdown}x CPU slowdown` : ''}, ${how}${of}`,
          text(results[how].map(({ shown }) => shown)),
          text(results[how].map(({ playable }) => playable)),
        ]);
  }, engine);
}
printTable(rows);
