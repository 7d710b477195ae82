// How fast the page answers while the computer thinks at its strongest: Event Timing of taps and arrow keys, and the gaps between
// frames. Chromium rounds an event's duration (input to the next frame on the screen) to 8 ms.

import { desktop, scriptChance, startGame } from '../browser/support/game.mjs';
import { KeyHand, MouseHand } from '../browser/support/hands.mjs';
import { Table } from '../browser/support/table.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const thoughts = 5;
const level = 'General';

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open(desktop);
  await page.goto(server.address);
  await scriptChance(page);
  const table = new Table(page);
  const mouse = new MouseHand(table);
  await startGame(mouse, { opponent: 'Computer', level, side: 'Red' });
  await page.evaluate(() => {
    window.delays = [];
    window.gaps = [];
    const interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId)
          interactions.set(entry.interactionId, Math.max(interactions.get(entry.interactionId) ?? 0, entry.duration));
      }
      window.delays = [...interactions.values()];
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
    let last = 0;
    const frame = (time) => {
      if (document.body.innerText.includes('is thinking')) window.gaps.push(time - last);
      last = time;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

  let sent = 0;
  const thinking = () => page.evaluate(() => document.body.innerText.includes('is thinking'));
  for (let thought = 0; thought < thoughts; ++thought) {
    await page.untilHere('Red to move', async () => (await table.toMove()) === 'Red' && !(await thinking()));
    await mouse.press('Pass');
    await page.until('thinking', () => document.body.innerText.includes('is thinking'));
    const keys = new KeyHand(table);
    const card = await table.centreOf('b2');
    while (await thinking()) {
      await mouse.page.click(card);
      await keys.page.press('ArrowUp', 'ArrowDown');
      sent += 3;
    }
  }
  const { delays, gaps } = await page.evaluate(() => ({ delays: window.delays, gaps: window.gaps }));
  // What was faster than the observer's threshold is not reported: it counts as 16 ms.
  const all = [...delays, ...Array(Math.max(0, sent - delays.length)).fill(16)];
  printTable([
    ['milliseconds, while the computer thinks', 'median', '98 %', 'most', 'count'],
    ['input to next frame', ...[0.5, 0.98, 1].map((share) => Math.round(quantile(all, share))), all.length],
    ['frame to frame', ...[0.5, 0.98, 1].map((share) => Math.round(quantile(gaps, share))), gaps.length],
  ]);
});
