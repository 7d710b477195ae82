// What a board costs that nobody touches.

import { atRest } from '../browser/support/game.mjs';
import { countFrames, startWhenShown } from '../browser/support/first_move.mjs';
import { printTable, withBrowser } from './figures.mjs';
import { engineNames } from '../browser/drivers/browsers.mjs';

const seconds = 10;
const settling = 5000; // milliseconds, in which the page fetches what the device is to keep

const rows = [[`over ${seconds} s`, 'animation frames asked for', 'main-thread tasks, ms']];
for (const engine of engineNames) {
  await withBrowser(async ({ browsers, server }) => {
    const page = await browsers.open();
    await page.goto(server.address);
    await page.evaluate(startWhenShown);
    await atRest(page); // the pictures that the first selections will need have been made
    await new Promise((resolve) => setTimeout(resolve, settling));
    const taskTime = async () => {
      if (!page.send || engine !== 'chromium') return NaN;
      const { metrics } = await page.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    };
    if (engine === 'chromium') await page.send('Performance.enable');
    const before = await taskTime();
    const frames = await page.evaluate(countFrames, seconds * 1000);
    const busy = (await taskTime()) - before;
    rows.push([engine, frames, Number.isNaN(busy) ? '-' : busy.toFixed(1)]);
  }, engine);
}
printTable(rows);
