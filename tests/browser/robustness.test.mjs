// Difficult devices and browsers: no WebGL, a context that is taken away, other pixel ratios, a hidden tab, a crash.

import assert from 'node:assert/strict';
import { engine } from './support/setup.mjs';
import { countFrames } from './support/first_move.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { AGAINST_EGG, atRest, desktop, hotSeat, sitDown, tablet, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { decodePng, difference, part } from './support/png.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { WarTable, startWar } from './support/war_table.mjs';
import { scratchFolder } from '../support/scratch_folder.mjs';

/** Runs a function of the board's canvas in the page. */
const onCanvas = (page, body) => page.call(`() => (${body})(document.querySelector('canvas'))`, []);

/** Runs in the page. */
async function loseAndRestoreContext(canvas) {
  const context = canvas.getContext('webgl');
  const extension = context.getExtension('WEBGL_lose_context');
  const event = (type) => new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));
  const lost = event('webglcontextlost');
  extension.loseContext();
  await lost;
  const restored = event('webglcontextrestored');
  await new Promise((resolve) => setTimeout(resolve)); // not from within the lost event
  extension.restoreContext();
  await restored;
}

/** The board alone: text beside it may lie a fraction of a pixel elsewhere when a screen comes back. */
async function picture(page) {
  const shot = decodePng(await page.png());
  const { x, y, width, height } = await onCanvas(page, (canvas) => {
    const box = canvas.getBoundingClientRect();
    const scaled = (length) => Math.round(length * devicePixelRatio);
    return { x: scaled(box.x), y: scaled(box.y), width: scaled(box.width), height: scaled(box.height) };
  });
  return part(shot, { x, y, width, height });
}

/** Waits until the page looks as it did. */
const looksAgain = (page, before) =>
  page.untilHere('the same picture as before', async () => difference(before, await picture(page)).pixels < 50);

browserTest(
  'without WebGL the board is drawn all the same',
  { ...tablet, webgl: false, composited: true, allowed: /WebGL/ },
  async (page, { address }) => {
    const hand = await hotSeat(page, address, FingerHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    const size = await onCanvas(page, (canvas) => [canvas.width, canvas.height, canvas.getContext('2d') !== null]);
    assert.equal(size[2], true, 'it is a canvas without WebGL');
    const shot = await picture(page);
    const colours = new Set();
    for (let i = 0; i < shot.data.length; i += shot.channels * 97) colours.add(shot.data.readUIntBE(i, 3));
    assert.ok(colours.size > 20, `${colours.size} colours: that is no board`);
  },
);

// Chromium and Firefox imitate a graphics processor here and say so.
pageTest(
  'where WebGL would be imitated the board paints the same for itself',
  tablet,
  async (first, { address, open }) => {
    const pictures = [];
    for (const [page, query, drawnBy] of [
      [first, '', '2d'],
      [await open(), '?renderer=webgl', 'webgl'],
    ]) {
      const hand = await hotSeat(page, `${address}${query}`, FingerHand);
      await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
      await page.tap(await hand.table.centreOf('b8'));
      await atRest(page);
      assert.equal(await onCanvas(page, (canvas) => canvas.getContext('webgl') !== null), drawnBy === 'webgl');
      pictures.push(await picture(page));
    }
    const { pixels } = difference(...pictures);
    assert.ok(pixels < 100, `${pixels} pixels differ`);
  },
);

browserTest(
  'a lesson of another game and a match of it take the board over, and the match before comes back as it was',
  { ...desktop, composited: true },
  async (page, { address }) => {
    const hand = await hotSeat(page, `${address}?renderer=webgl`, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await atRest(page);
    const before = await picture(page);
    await hand.press('Home');
    const war = new MouseHand(new WarTable(page));
    await war.choose('Ant War');
    await war.press(/^Learn Ant War/);
    await page.until(
      'the first step',
      () => document.querySelector('anthill-lesson h2')?.innerText === 'Covering an ant',
    );
    await war.table.ready(9);
    await atRest(page);
    await war.move('b2', 'b3');
    await waitForText(page, 'The 9 is covered for good.');
    assert.ok(await onCanvas(page, (canvas) => canvas.getContext('webgl') !== null));
    await war.press('Home');
    await war.press('Continue');
    await hand.table.ready();
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
    await hand.press('Home');
    await startWar(war);
    await find(page, 'button', 'Half a turn more for Red');
    assert.equal(await page.evaluate(() => document.querySelector('anthill-app').board.snapshot().game), 'ant-war');
  },
);

browserTest(
  'a lost and restored WebGL context: the same picture',
  { ...desktop, composited: true },
  async (page, { address }) => {
    const hand = await hotSeat(page, `${address}?renderer=webgl`, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await atRest(page);
    const before = await picture(page);
    await onCanvas(page, loseAndRestoreContext);
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
    // The board was made again out of what was there.
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /board_army_ants-.*\.wasm$/.test(name)),
    );
    assert.equal(fetched.length, 1);
  },
);

browserTest(
  'a WebGL context that never comes back: the board goes on without it',
  { ...desktop, composited: true },
  async (page, { address }) => {
    const hand = await hotSeat(page, `${address}?renderer=webgl`, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await atRest(page);
    const before = await picture(page);
    await onCanvas(page, (canvas) => {
      window.lost = canvas;
      canvas.getContext('webgl').getExtension('WEBGL_lose_context').loseContext();
    });
    await page.until('another canvas', () => document.querySelector('canvas') !== window.lost);
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  },
);

// Chromium's headless shell takes memory that is not there for a crash.
browserTest(
  'a board that traps is made anew, with the same game; one that does so again says that it cannot go on',
  { ...tablet, composited: true, whole: true, allowed: /RuntimeError/ },
  async (page, { address }) => {
    const hand = await hotSeat(page, address, FingerHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await atRest(page);
    const before = await picture(page);
    // In a frame, the board's module does what only a broken one does: it reaches far beyond its memory.
    await page.evaluate(() => {
      const { wasm } = document.querySelector('anthill-app').board.module;
      window.trapped = document.querySelector('canvas');
      requestAnimationFrame(() => wasm._free(0x7ffffff0));
    });
    await page.until('another canvas', () => document.querySelector('canvas') !== window.trapped);
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
    // Not in a frame, but in what the page asks of it and waits for.
    await page.evaluate(() => {
      const { wasm } = document.querySelector('anthill-app').board.module;
      void Promise.resolve().then(() => wasm._free(0x7ffffff0));
    });
    await find(page, 'button', 'Try again');
  },
);

// Only this engine's protocol ends the process of a page; what the page then does is the page's own.
pageTest(
  'a page whose process died has the same game',
  { ...desktop, allowed: /the page crashed/ },
  async (page, { address }) => {
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
    const [moves, position] = [await hand.table.moves(), await hand.table.position()];
    await page.crash();
    await page.reload();
    await hand.table.ready();
    assert.deepEqual([await hand.table.moves(), await hand.table.position()], [moves, position]);
    await hand.play({ kind: 'single', from: 'a1', to: 'b1' });
  },
);

for (const pixelRatio of { chromium: [1.5, 3], firefox: [1.5], webkit: [2] }[engine]) {
  browserTest(
    `crisp at a pixel ratio of ${pixelRatio}`,
    { viewport: { width: 821, height: 613 }, pixelRatio },
    async (page, { address }) => {
      await hotSeat(page, address, MouseHand);
      const [width, height, box] = await onCanvas(page, (canvas) => [
        canvas.width,
        canvas.height,
        canvas.getBoundingClientRect(),
      ]);
      assert.ok(Math.abs(width - box.width * pixelRatio) <= 1, `${width} pixels for ${box.width} x ${pixelRatio}`);
      assert.ok(Math.abs(height - box.height * pixelRatio) <= 1, `${height} pixels for ${box.height} x ${pixelRatio}`);
    },
  );
}

browserTest(
  'a hidden tab asks for no frames and comes back as it was',
  { ...desktop, composited: true, whole: true },
  async (page, { address }) => {
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await atRest(page);
    const before = await picture(page);
    await page.hide();
    assert.equal(await page.evaluate(countFrames, 500), 0);
    await page.show();
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  },
);

pageTest(
  'another address and back again: the page has been kept whole, and the game goes on',
  { ...desktop, composited: true, allowed: /favicon\.ico/, whole: true }, // a text has no icon of its own
  async (page, { address }) => {
    const hand = await sitDown(page, address, MouseHand, AGAINST_EGG);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await page.untilHere('its move', async () => (await hand.table.moves()).length === 2);
    await atRest(page);
    const before = await picture(page);
    await page.evaluate(() => {
      window.keptWhole = true;
      location.href = 'licences.txt';
    });
    await page.until('the other address', () => location.pathname.endsWith('licences.txt') && document.body !== null);
    await page.evaluate(() => history.back());
    // One that is reloaded has forgotten it.
    await page.until('the page', () => window.keptWhole === true);
    await looksAgain(page, before);
    await hand.play({ kind: 'single', from: 'a1', to: 'b1' });
    await page.untilHere('another answer', async () => (await hand.table.moves()).length >= 4);
  },
);

browserTest(
  'the computer thinks nothing while its tab is hidden, and moves when it is seen again',
  { ...desktop, whole: true },
  async (page, { address }) => {
    // The Elder thinks for five seconds: the tab is hidden by then.
    const hand = await sitDown(page, address, MouseHand, { ...AGAINST_EGG, level: 'Elder' });
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await page.hide();
    await new Promise((resolve) => setTimeout(resolve, 6000));
    assert.deepEqual(await hand.table.moves(), ['b1-c1']);
    await page.show();
    await page.untilHere('its move', async () => (await hand.table.moves()).length === 2);
  },
);

pageTest('a second tab sets the page, names the game, and takes it over', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  // A title is no move: the game stays here, and takes it on.
  await page.evaluate(() => {
    const [key, was] = ['anthill.settings', JSON.parse(localStorage.getItem('anthill.settings'))];
    localStorage.setItem(key, JSON.stringify({ ...was, theme: 'dark' }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    const { id } = JSON.parse(localStorage.getItem('anthill.game.current'));
    new BroadcastChannel('anthill.games').postMessage({ id, title: 'Friday' });
  });
  await page.until('the other look', () => document.documentElement.dataset.theme === 'dark');
  await page.until('the title', () =>
    /^note title Friday$/m.test(JSON.parse(localStorage.getItem('anthill.game.current')).record),
  );
  assert.equal(await page.evaluate(() => document.body.innerText.includes('in another tab')), false);
  // Does what a second tab does to the first one: saves the game with one move more, which the browser tells all others. (A real one
  // would need a window that no test may open, and the page's policy allows no frames.)
  await page.evaluate(() => {
    const [key, text] = Object.entries(localStorage).find(([name]) => name.endsWith('.current'));
    const game = JSON.parse(text);
    game.stamp += 1;
    game.ply = 2;
    game.record = game.record.replace('b1-c1\n', 'b1-c1\nb8-c8\n');
    localStorage.setItem(key, JSON.stringify(game));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(game) }));
  });
  await waitForText(page, 'This game is open in another tab.');
  await hand.press('Play here instead');
  await page.until('the first tab in charge again', () => !document.body.innerText.includes('in another tab'));
  assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8']);
  await hand.play({ kind: 'single', from: 'a1', to: 'b1' });
  assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8', 'a1-b1']);
});

// WebKit's driver gives every session a memory of its own.
if (engine !== 'webkit') {
  browserTest('a browser that is killed loses no move', {}, async (_page, { address, open, kill }) => {
    const profile = scratchFolder();
    const first = await open({ profile });
    const hand = await hotSeat(first, address, MouseHand);
    await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
    await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
    const [moves, position] = [await hand.table.moves(), await hand.table.position()];
    await kill(first);
    const second = await open({ profile });
    await second.goto(address);
    const table = new Table(second);
    await new MouseHand(table).press('Continue');
    await table.ready();
    assert.deepEqual(await table.moves(), moves);
    assert.equal(await table.position(), position);
    await kill(second);
  });
}
