// Measures the cost of an untouched page: every screen of every game, and dialogs over them, for ANTHILL_SECONDS (10) each, in
// ANTHILL_BROWSER (chromium,firefox,webkit); only screens whose name has ANTHILL_VISITS in it. Fails if the page requests a
// frame.

import { atRest } from '../browser/support/game.mjs';
import { countFrames } from '../browser/support/first_move.mjs';
import { find } from '../browser/support/roles.mjs';
import { printTable, withBrowser } from './figures.mjs';
import { engineNames } from '../browser/drivers/browsers.mjs';

const seconds = Number(process.env.ANTHILL_SECONDS ?? 10);
const engines = process.env.ANTHILL_BROWSER?.split(',') ?? engineNames;
const games = ['army-ants', 'ant-war', 'red-vs-black'];
// In which a page that has just been loaded fetches what comes after the board, and what the device is to keep.
const settlingMilliseconds = 5000;

/** Runs in the page. */
const press = (name) =>
  [...document.querySelectorAll('button')]
    .find((each) => (each.getAttribute('aria-label') ?? each.innerText).trim() === name)
    .click();
const choose = (game) => {
  localStorage.setItem('anthill.settings', JSON.stringify({ game, opponent: 'friend' }));
  localStorage.setItem(`anthill.progress.${game}`, JSON.stringify({ learnt: true }));
};

const startScreen = { fragment: '', ready: ['button', 'Start the game'] };
const board = { ...startScreen, steps: ['Start the game'], then: '.game .board canvas' };
const ofEachGame = {
  'start screen': startScreen,
  board,
  lesson: { fragment: '#learn', then: 'anthill-lesson .board canvas' },
  puzzle: { fragment: '#puzzles', then: 'anthill-puzzles .board canvas' },
  'set-up': { fragment: '#position', then: 'anthill-editor main' },
  analysis: {
    fragment: '#position',
    ready: ['button', 'Play from here'],
    steps: ['Analyse'],
    then: 'anthill-analysis .board canvas',
  },
};
const shared = {
  library: { fragment: '#library', then: '.library' },
  settings: { ...startScreen, steps: ['Settings'], then: 'dialog anthill-settings' },
  about: { ...startScreen, steps: ['About'], then: 'dialog anthill-about' },
  rules: { ...startScreen, steps: ['Rules'], then: 'dialog h3' },
  menu: { ...board, steps: ['Start the game', 'Menu'], then: 'dialog anthill-menu' },
};
const visited = new RegExp(process.env.ANTHILL_VISITS ?? '', 'i');
const visits = [
  ...games.flatMap((game) => Object.entries(ofEachGame).map(([name, visit]) => [`${game}: ${name}`, game, visit])),
  ...Object.entries(shared).map(([name, visit]) => [name, games[0], visit]),
].filter(([name]) => visited.test(name));

async function arriveAt(page, address, game, { fragment, ready, steps = [], then }) {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await page.evaluate(choose, game);
  await page.goto(`${address}?${game}${fragment}`); // another address: it is reloaded
  if (ready) await find(page, ...ready);
  for (const step of steps) {
    await find(page, 'button', step);
    await page.evaluate(press, step);
  }
  if (then) await page.until(then, (selector) => document.querySelector(selector) !== null, then);
  await atRest(page); // the pictures that the first selections will need have been made
}

const rows = [
  [`over ${seconds} s`, ...engines.flatMap((engine) => [`${engine}: frames`, 'main thread, ms', 'the page'])],
];
rows.push(...visits.map(([name]) => [name]));
let asked = 0;
for (const engine of engines) {
  await withBrowser(async ({ browsers, server }) => {
    const page = await browsers.open();
    // All that its main thread did, and scripts, styles and layout alone: what a browser adds is mostly a collection of garbage, some time
    // after a page was loaded.
    const busyTimes = async () => {
      if (engine !== 'chromium') return [NaN, NaN];
      const { metrics } = await page.send('Performance.getMetrics');
      const sum = (...names) =>
        metrics.reduce((total, { name, value }) => total + (names.includes(name) ? value * 1000 : 0), 0);
      return [sum('TaskDuration'), sum('ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration')];
    };
    if (engine === 'chromium') await page.send('Performance.enable');
    for (const [at, [, game, visit]] of visits.entries()) {
      await arriveAt(page, server.address, game, visit);
      await new Promise((resolve) => setTimeout(resolve, settlingMilliseconds));
      const before = await busyTimes();
      const frames = await page.evaluate(countFrames, seconds * 1000);
      const busy = (await busyTimes()).map((time, which) => time - before[which]);
      asked += frames;
      rows[at + 1].push(frames, ...busy.map((time) => (Number.isNaN(time) ? '-' : time.toFixed(1))));
    }
  }, engine);
}
printTable(rows);
process.exitCode = asked === 0 ? 0 : 1;
