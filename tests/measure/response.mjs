// How fast the page answers while the computer thinks at its strongest: Event Timing of clicks and arrow keys, and the gaps between
// frames. Chromium rounds an event's duration (input to the next frame on the screen) to 8 ms. Premoves are on, and each input changes what
// is to be seen: otherwise there would be no next frame, and the time up to the next change would count.

import { desktop, scriptChance, startGame } from '../browser/support/game.mjs';
import { MouseHand } from '../browser/support/hands.mjs';
import { Table } from '../browser/support/table.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const thoughts = 5; // then the battle begins, in which neither side may pass
const level = 'General';
const looks = 3500; // milliseconds before the first pass, spent looking at the cards: the sound is open by then

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open(desktop);
  await page.goto(`${server.address}${process.env.ANTHILL_QUERY ?? ''}`);
  await page.evaluate(() => localStorage.setItem('anthill.settings', JSON.stringify({ premove: 'on' })));
  await page.reload();
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

  /** Runs in the page: two frames later, so that inputs do not cancel each other within one. */
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  await new Promise((resolve) => setTimeout(resolve, looks));
  let sent = 0;
  const thinking = () => page.evaluate(() => document.body.innerText.includes('is thinking'));
  for (let thought = 0; thought < thoughts; ++thought) {
    await page.untilHere('Red to move', async () => (await table.toMove()) === 'Red' && !(await thinking()));
    await mouse.press('Pass');
    await page.until('thinking', () => document.body.innerText.includes('is thinking'));
    const cards = await Promise.all(['b2', 'd2'].map((cell) => table.centreOf(cell)));
    for (let round = 0; await thinking(); round += 1) {
      await page.click(cards[round % 2]);
      await page.evaluate(drawn);
      await page.press(round % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
      await page.evaluate(drawn);
      sent += 2;
    }
    await page.press('Escape'); // what is selected
  }
  const { delays, gaps } = await page.evaluate(() => ({ delays: window.delays, gaps: window.gaps }));
  // The observer does not report events faster than its threshold: each counts as 16 ms.
  const all = [...delays, ...Array(Math.max(0, sent - delays.length)).fill(16)];
  printTable([
    ['milliseconds, while the computer thinks', 'median', '98 %', 'most', 'count'],
    ['input to next frame', ...[0.5, 0.98, 1].map((share) => Math.round(quantile(all, share))), all.length],
    ['frame to frame', ...[0.5, 0.98, 1].map((share) => Math.round(quantile(gaps, share))), gaps.length],
  ]);
});
