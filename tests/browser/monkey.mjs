// A monkey test: presses at random whatever can be pressed, goes back, reloads and taps anywhere. It finds what no case visits: an error of
// the page, a part that does not load, a page wider than its window, a screen on which nothing can be pressed any more. The presses follow
// from the seed, and so come again, but for what the computer's moves and the speed of the machine change.
//
//   node tests/browser/monkey.mjs [presses=300] [seed=1] [walks=5]
//
// The engine is that of ANTHILL_BROWSER. Each walk begins in another place and at another size.

import { mkdir, writeFile } from 'node:fs/promises';
import { phone, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { entry, golden, openLibrary, paste } from './support/library.mjs';
import { exactly, find, findAll } from './support/roles.mjs';
import { engine } from './support/setup.mjs';
import { repository } from '../support/program.mjs';
import { randomBelow, withBrowser } from '../measure/figures.mjs';

const options = { presses: 300, seed: 1, walks: 5 };
for (const word of process.argv.slice(2)) {
  const [name, value] = word.split('=');
  if (!(name in options) || !(Number(value) > 0))
    throw new Error(`unknown option ${word}: expected presses, seed or walks`);
  options[name] = Number(value);
}

const viewports = [tablet.viewport, phone.viewport, { width: 740, height: 360 }, { width: 1180, height: 820 }];
/** A walk begins at the start, or with one of these games, all of them finished. */
const beginnings = [
  () => '',
  () => golden('records/red_vs_black.txt'),
  () => '',
  () => golden('records/ant_war.txt'),
  () => golden('army_ants/queen_captured_by_red.playthrough'),
];

const roles = ['button', 'radio', 'checkbox', 'link'];
/** Opens what no press on the page closes, or takes away what is being looked at. */
const avoided = /^(Share…|Delete everything|Erase .*)$/;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page: what is wrong with it; "" if nothing is. */
function complaint() {
  const apology = document.querySelector('.apology');
  if (apology) return `a part has not loaded: ${apology.innerText}`;
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth + 1 ? `the page is ${scrollWidth} pixels wide` : '';
}

async function pressables(page) {
  const found = [];
  for (const role of roles)
    for (const { name, disabled } of await findAll(page, role))
      if (!disabled && !avoided.test(name)) found.push({ role, name });
  return found;
}

/** One press, or what else people do. @returns {Promise<string>} what it was; "" if there was nothing to press */
async function press(page, below) {
  const chance = below(100);
  if (chance < 2) {
    await page.reload();
    return 'reload';
  }
  if (chance < 5) {
    await page.evaluate(() => history.back());
    return 'back';
  }
  if (chance < 9) {
    await page.press('Escape');
    return 'Escape';
  }
  if (chance < 12) {
    const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const point = { x: below(width), y: below(height) };
    await page.tap(point);
    return `(${point.x}, ${point.y})`;
  }
  const all = await pressables(page);
  if (all.length === 0) return '';
  const { role, name } = all[below(all.length)];
  const [at] = await findAll(page, role, exactly(name), true);
  if (at) await page.tap(at.centre);
  return `${role} ${name}`;
}

/** @returns {Promise<string>} what went wrong, after which presses; "" if nothing did */
async function walk(page, server, begin, seed) {
  const below = randomBelow(seed);
  const done = [];
  const wrong = (what) => `${what}\n   after: ${done.slice(-12).join(' | ')}`;
  const hand = await openLibrary(page, server.address, FingerHand);
  const record = await begin();
  if (record === '') await page.goto(server.address);
  else {
    await paste(hand, record);
    await hand.press(entry);
  }
  await find(page, 'button', record === '' ? 'Start the game' : 'Menu');
  let idle = 0;
  while (done.length < options.presses) {
    const what = await press(page, below).catch((error) => `${error.message}`);
    idle = what === '' ? idle + 1 : 0;
    if (what !== '') done.push(what);
    await pause(what === '' ? 500 : 60 + below(220));
    const [message] = [...page.messages, ...server.reports];
    if (message) return wrong(message.text);
    // A link, or going back, may have led away.
    if (!(await page.evaluate(() => document.querySelector('anthill-app') !== null).catch(() => true)))
      await page.goto(server.address);
    const said = await page.evaluate(complaint).catch(() => '');
    if (said !== '') return wrong(said);
    if (idle === 20) return wrong('for ten seconds there has been nothing to press');
  }
  return '';
}

const pictures = `${repository}build/failures/monkey`;
let failed = 0;
await mkdir(pictures, { recursive: true });
await withBrowser(async ({ browsers, server }) => {
  for (let number = 0; number < options.walks; number += 1) {
    const viewport = viewports[number % viewports.length];
    const seed = options.seed + number;
    const page = await browsers.open({ viewport, touch: true, whole: false });
    server.reports.length = 0;
    const wrong = await walk(page, server, beginnings[number % beginnings.length], seed);
    console.log(`   seed ${seed}, ${viewport.width}x${viewport.height}: ${wrong || 'nothing found'}`);
    if (wrong) {
      failed += 1;
      await writeFile(`${pictures}/${engine}-${seed}.png`, await page.png());
    }
    await browsers.close(page);
  }
}, engine);
await writeFile(`${repository}build/results/monkey`, `${options.walks - failed} ${failed}\n`);
process.exitCode = failed > 0 ? 1 : 0;
