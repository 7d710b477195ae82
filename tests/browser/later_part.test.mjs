// The part of the board's module that comes after the first moves: they do without it on every device, and what is in it is done all the same
// when it is called sooner.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { desktop, hotSeat, phone, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { WarTable, startWar } from './support/war_table.mjs';

const browserTest = browserSuite();

const to = (from, target) => ({ kind: 'single', from, to: target });

const comesLater = (path) => /board_later-/.test(path);
/** Something that no first moves need. */
const askLater = (page) =>
  page.evaluate(() => document.querySelector('anthill-app').board.checkSetup('army-ants setup=total side=red cards=?'));

/** From now on nothing can be brought while the page waits, and what comes later does not come by itself either. */
function withoutLaterPart(server) {
  server.fault = () => delete window.XMLHttpRequest;
  server.holdsBack = (path) => (comesLater(path) ? new Promise(() => undefined) : undefined);
}

// Canvases of all densities: SDL goes other ways where one has more pixels than the screen has CSS pixels.
for (const [where, device, Hand] of [
  ['a desktop', desktop, MouseHand],
  ['a tablet', { ...tablet, pixelRatio: 2 }, FingerHand],
  ['a tablet held across', { viewport: { width: 1180, height: 820 }, pixelRatio: 2, touch: true }, FingerHand],
  ['a phone', { ...phone, pixelRatio: 3 }, FingerHand],
])
  for (const renderer of ['webgl', 'software'])
    browserTest(
      `the first moves do without the part of the module that comes later: ${where}, drawn by ${renderer}`,
      device,
      async (page, { address, server }) => {
        withoutLaterPart(server);
        const hand = await hotSeat(page, `${address}?renderer=${renderer}`, Hand);
        await hand.play(to('b1', 'c1'));
        await hand.play(to('b8', 'c8'));
        assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8']);
      },
    );

browserTest.ofThePage(
  "Ant War's first moves do without the part of the module that comes later",
  { ...tablet, pixelRatio: 2 },
  async (page, { address, server }) => {
    withoutLaterPart(server);
    await page.goto(address);
    await scriptChance(page);
    const hand = new FingerHand(new WarTable(page));
    await startWar(hand);
    // A whole turn needs no cut.
    await hand.press('Half a turn more for Red');
    await hand.press('Half a turn more for Red');
    await hand.press(/^Name these/);
    await hand.press(/^Play Red/);
    await page.untilHere('a side to move', async () => (await hand.table.toMove()) !== '');
    const { from, to: target } = await hand.table.cover(hand, await hand.table.toMove());
    await hand.move(from, target);
    await page.untilHere('the move', async () => (await hand.table.moves()).at(-1) === `${from}-${target}`);
  },
);

browserTest(
  'a page that is hidden, left or come back to does without the part of the module that comes later',
  desktop,
  async (page, { address, server }) => {
    withoutLaterPart(server);
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        Object.defineProperty(document, 'visibilityState', {
          value: hidden ? 'hidden' : 'visible',
          configurable: true,
        });
        window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    await hand.play(to('b8', 'c8'));
    assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8']);
  },
);

browserTest.ofThePage(
  'whoever looks at the start screen for a moment has all of the module before a game begins',
  desktop,
  async (page, { address }) => {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await page.until('the part that comes later', () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('board_later')),
    );
  },
);

browserTest.ofThePage(
  'what is in the part of the module that comes later is done once it is there, while the page waits',
  desktop,
  async (page, { address, server }) => {
    const arrival = {};
    const arrived = new Promise((resolve) => (arrival.tell = resolve));
    server.holdsBack = (path) => (comesLater(path) ? arrived : undefined);
    const hand = await hotSeat(page, address, MouseHand);
    assert.ok(!server.log.some(({ path }) => comesLater(path)), 'it has not come');
    // The page stands still until it is there.
    setTimeout(() => arrival.tell(), 1000);
    assert.notEqual(await askLater(page), '');
    assert.ok(server.log.some(({ path }) => comesLater(path)));
    await hand.play(to('b1', 'c1'));
  },
);

browserTest(
  'the part of the module that comes later and is cut short on its way comes when it is needed',
  { ...desktop, allowed: /board_later[\w-]*\.wasm$|CONTENT_LENGTH_MISMATCH|NetworkError|network/i },
  async (page, { address, server }) => {
    let cut = 0;
    server.cutsShort = (path) => comesLater(path) && cut++ < 2;
    const hand = await hotSeat(page, address, MouseHand);
    await page.untilHere('both tries', async () => cut >= 2);
    assert.notEqual(await askLater(page), '');
    await hand.play(to('b1', 'c1'));
  },
);

browserTest.ofThePage(
  'the part of the module that comes later does not come at all: the page says so when it is needed, and nothing is lost',
  { ...desktop, allowed: /404|board_later|load failed|NetworkError|WebAssembly/i },
  async (page, { address, server }) => {
    server.instead = (path) => (comesLater(path) ? null : undefined);
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await page.untilHere('the move', async () => (await hand.table.moves()).length === 1);
    await page.evaluate(() => {
      try {
        document.querySelector('anthill-app').board.checkSetup('army-ants setup=total side=red cards=?');
      } catch {
        // what the board has been asked for it cannot tell
      }
    });
    await waitForText(page, 'The game could not start');
    server.heal();
    await hand.press('Try again');
    await hand.table.ready();
    await page.untilHere('the move', async () => (await hand.table.moves()).join() === 'b1-c1');
  },
);
