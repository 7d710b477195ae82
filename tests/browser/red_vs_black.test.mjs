// Ants: Red vs. Black: whole games by flicks of a finger, by keys, and against the computer; and a throw that a reload in mid-flight
// neither loses nor throws again.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { atRest, desktop, phone, tablet, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { engine } from './support/setup.mjs';
import { Table } from './support/table.mjs';

const suiteTest = browserSuite();
/** Software drivers of WebGL remark on how much is drawn in one frame; nobody else does. */
const allowed = /GL Driver Message \(OpenGL, Performance/;
const browserTest = (name, options, body) => suiteTest(name, { ...options, allowed }, body);

/** From the start screen to the first decision. */
async function begin(page, address, Hand, { opponent = 'A friend, here', committing = 'Openly' } = {}) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await hand.choose('Red vs. Black');
  await find(page, 'radio', committing);
  await hand.choose(opponent);
  await hand.choose(committing);
  await hand.press('Start the game');
  await atRest(page);
  return hand;
}

/** What lies on the table, in words. */
const tableSays = (page) =>
  page.evaluate(() => document.querySelector('.table-words')?.getAttribute('aria-label') ?? '');

/** A finger flicks from the near end to the far one. */
async function flick(page) {
  const pad = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.throw-pad').getBoundingClientRect();
    return { x, y, width, height };
  });
  const { hills } = await page.evaluate(() => {
    const { table, turn } = document.querySelector('anthill-throw-pad').snapshot;
    const ratio = document.querySelector('anthill-app').board.pixelRatio;
    const other = turn === 'red' ? 'black' : 'red';
    const at = (seat) => ({ x: table.hills[seat].x / ratio, y: table.hills[seat].y / ratio });
    return { hills: [at(other), at(turn)] };
  });
  const on = (share) => ({
    x: pad.x + hills[0].x + (hills[1].x - hills[0].x) * share,
    y: pad.y + hills[0].y + (hills[1].y - hills[0].y) * share,
  });
  await page.touchDrag(on(0.05), on(0.2), on(0.4), on(0.6), on(0.75));
}

/** Presses whatever goes on with the game: runs in the page, since a game has some two hundred decisions. False when dice are due. */
function goOn() {
  const wanted = /^(Show all|Next turn|Bring units back|See the result|Commit (none|\d)|Go on without|Bring back)/;
  const button = [...document.querySelectorAll('.rvb-panel button')].find(({ innerText }) =>
    wanted.test(innerText.trim()),
  );
  button?.click();
  return document.querySelector('.throw-pad') === null;
}

/** Makes whatever decision is due, in the quickest way, until `done`. */
async function playOn({ page }, throwOnce, done) {
  // The deadline of the case ends what does not end by itself.
  while (!(await done())) {
    if (!(await page.evaluate(goOn))) await throwOnce();
  }
}

const ended = (page) => () => page.evaluate(() => document.querySelector('dialog .result') !== null);

/** One tap in place of a flick. */
const press = (page) => page.evaluate(() => document.querySelector('.throw .primary')?.click());

// WebKit's test browser draws dice with a software compositor: a whole game would take it many minutes.
const wholeGame = engine === 'webkit' ? () => undefined : browserTest;

wholeGame(
  'Red vs. Black: a whole game by a finger: flicks, and one tap a throw when that has been seen often enough',
  { ...tablet, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, FingerHand);
    let flicks = 0;
    await playOn(hand, () => ((flicks += 1) <= 8 ? flick(page) : press(page)), ended(page));
    assert.ok(flicks > 8, `${flicks} flicks`);
    await waitForText(page, 'Luck with the dice');
  },
);

browserTest(
  'Red vs. Black: a throw by keys alone, aimed and measured',
  { ...desktop, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, KeyHand);
    await hand.press(/^Commit 4 units: 5 dice/);
    await hand.press(/^Commit 4 units: 5 dice/);
    await find(page, 'button', 'Throw');
    await page.evaluate(() => document.getElementById('throw-strength').focus());
    await page.press('ArrowRight', 'ArrowRight');
    assert.equal(
      await page.evaluate(() => document.getElementById('throw-strength').getAttribute('aria-valuetext')),
      '9 of 10',
    );
    await hand.press('Throw');
    await page.until('five red dice on the table', () =>
      /^Red: (\S+ [\w ]+(, | and )?){5}/.test(document.querySelector('.table-words').getAttribute('aria-label')),
    );
  },
);

wholeGame(
  'Red vs. Black: a whole game against the computer',
  { ...desktop, reducedMotion: true },
  async (page, { address }) => {
    const hand = await begin(page, address, MouseHand, { opponent: 'Computer', committing: 'Openly' });
    await playOn(hand, () => press(page), ended(page));
    await waitForText(page, 'Luck with the dice');
  },
);

browserTest('Red vs. Black: a reload while dice fly keeps the throw', tablet, async (page, { address }) => {
  const hand = await begin(page, address, FingerHand);
  await hand.press(/^Commit 4 units/);
  await waitForText(page, 'Black commits units');
  await hand.press(/^Commit 4 units/);
  await find(page, 'button', 'Throw');
  // On a busy machine a flick may come out too weak to be one.
  while (await page.evaluate(() => document.querySelector('.throw-pad') !== null)) await flick(page);
  const thrown = await tableSays(page);
  await page.reload();
  await page.until('the table', () => document.querySelector('.table-words') !== null);
  assert.equal(await tableSays(page), thrown);
  await waitForText(page, 'Black throws');
});

browserTest('Red vs. Black: what is committed in secret stays behind a curtain', phone, async (page, { address }) => {
  await begin(page, address, FingerHand, { committing: 'In secret' });
  await waitForText(page, 'The other player looks away.');
  assert.equal(await exists(page, 'button', 'Unit 1'), false);
});
