// How a library of ANTHILL_GAMES (5000) games opens, scrolls and is added up. Copies of the golden games, half of them finished against
// the computer. Times are those of the page: from the press to the second frame after what was asked for is there.

import { readFile } from 'node:fs/promises';
import { tablet } from '../browser/support/game.mjs';
import { find } from '../browser/support/roles.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const count = Number(process.env.ANTHILL_GAMES ?? 5000);
const repeats = 5;
const golden = JSON.parse(await readFile(new URL('../golden/backups/first.json', import.meta.url), 'utf8')).games;

/** Runs in the page: writes copies of the games, those numbered `from` to `to`. */
async function fill(games, from, to) {
  const { saves } = document.querySelector('anthill-app');
  const person = { kind: 'person', name: '' };
  for (let index = from; index < to; index += 1) {
    const players = { red: person, black: { kind: 'computer', level: 1 + (index % 10) } };
    const over = index % 2 === 0;
    const result = over ? (index % 4 === 0 ? 'red' : 'black') : null;
    const own = { id: `measured-${index}`, stamp: 0, time: 1_700_000_000_000 + index * 60_000, players, over, result };
    await saves.put({ hints: 0, deploy: null, picture: null, ...games[index % games.length], ...own });
  }
}

/** Runs in the page: milliseconds from a press to the second frame with what is waited for. */
async function pressed(button, awaited) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  [...document.querySelectorAll('button')].find((each) => each.innerText.trim() === button).click();
  while (!document.querySelector(awaited)) await frame();
  await frame();
  return performance.now() - began;
}

/** Runs in the page: the gaps between frames while everything scrolls by. */
async function scrolled() {
  const gaps = [];
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let step = 0; step < 300; step += 1) {
    scrollBy(0, 120);
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open({ ...tablet, reducedMotion: true });
  await page.goto(server.address);
  await find(page, 'button', 'Saved games');
  console.error(`writing ${count} games…`);
  // In parts: one call may not take minutes.
  for (let from = 0; from < count; from += 250) await page.evaluate(fill, golden, from, Math.min(count, from + 250));
  const [opens, sums] = [[], []];
  let gaps = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    await page.goto(server.address);
    await find(page, 'button', 'Saved games');
    opens.push(await page.evaluate(pressed, 'Saved games', '.kept'));
    sums.push(await page.evaluate(pressed, 'Statistics', '.reports'));
    await page.press('Escape');
    await page.until('the dialog closed', () => document.querySelector('.reports') === null);
    gaps = gaps.concat(await page.evaluate(scrolled));
  }
  const row = (what, values) => [what, ...[0.5, 0.98, 1].map((share) => quantile(values, share).toFixed(0))];
  printTable([
    [`milliseconds, ${count} games`, 'median', '98 %', 'most'],
    row('the library opens', opens),
    row('its statistics', sums),
    row('between two frames while it scrolls', gaps),
  ]);
});
