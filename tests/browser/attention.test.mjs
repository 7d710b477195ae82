// The page leaves alone what it does not need of its users: the focus, places in a list, the processor's time.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { countFrames } from './support/first_move.mjs';
import { atRest, desktop, hotSeat, laterParts, phone, startGame, still, tablet, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

/** Counts from now on how often the elements of the page are rendered again, whether or not that changes anything. */
function countRenderings() {
  window.renderings = 0;
  const names = new Set([...document.querySelectorAll('*')].map(({ localName }) => localName));
  for (const name of names) {
    const prototype = customElements.get(name)?.prototype;
    if (!prototype) continue;
    const { performUpdate } = prototype;
    prototype.performUpdate = function () {
      window.renderings += 1;
      performUpdate.call(this);
    };
  }
}

const assertIdle = async (page, when) => {
  await laterParts(page); // once they are there, the page is rendered for them
  await atRest(page);
  await page.evaluate(countRenderings);
  assert.equal(await page.evaluate(countFrames, 2000), 0, `animation frames ${when}`);
  assert.equal(await page.evaluate(() => window.renderings), 0, `renderings ${when}`);
};

/** The first turn of Red vs. Black, up to where it is resolved in front of both. */
async function resolve(hand) {
  const { page } = hand;
  await hand.press(/^Commit 4/);
  await hand.press(/^Commit 4/);
  await hand.press('Throw');
  await waitForText(page, 'Black throws');
  await hand.press('Throw');
  await waitForText(page, 'Red may use a tactic');
  await hand.press('No tactic');
  await waitForText(page, 'Black may use a tactic');
  await hand.press('No tactic');
}

pageTest('an untouched board or table renders nothing', desktop, async (page, { address }) => {
  const cards = await hotSeat(page, address, MouseHand);
  await cards.play({ kind: 'single', from: 'b1', to: 'c1' });
  await assertIdle(page, 'of Army Ants');
  const hand = await begin(page, address, MouseHand);
  await assertIdle(page, 'before a turn');
  await resolve(hand);
  await find(page, 'button', /^(Next turn|Bring units back)/); // told to its end by itself
  await assertIdle(page, 'after the telling');
});

pageTest('Red vs. Black: the log stays where the player scrolls it', still(phone), async (page, { address }) => {
  const hand = await begin(page, address, MouseHand);
  await resolve(hand);
  await find(page, 'button', /^(Next turn|Bring units back)/);
  // A screen reader that reads on has the focus nowhere; the list is where a finger has left it.
  await page.evaluate(() => {
    document.activeElement?.blur();
    for (const list of document.querySelectorAll('.resolution [role="log"], .resolution .steps')) list.scrollTop = 0;
  });
  await page.evaluate(() => document.querySelector('anthill-resolution').requestUpdate());
  await atRest(page);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('.resolution [role="log"], .resolution .steps')].map(({ scrollTop }) => scrollTop),
  );
  assert.ok(
    tops.every((top) => top === 0),
    `scrolled to ${tops}`,
  );
});

pageTest(
  'what had the focus has gone: the board or the heading of the screen has it',
  desktop,
  async (page, { address }) => {
    const hand = await hotSeat(page, address, MouseHand);
    const focusOn = (what, selector) =>
      page.until(`the focus on ${what}`, (wanted) => document.activeElement.matches(wanted), selector);
    for (let turn = 0; turn < 10; turn += 1) {
      await hand.press('Pass');
      await page.untilHere('the pass', async () => (await hand.table.moves()).length > turn);
    }
    await focusOn('the board, since there is no passing now', '[role="gridcell"] button');
    await page.evaluate(() => document.querySelector('anthill-app').session.resign('black'));
    await hand.press('Close');
    await hand.press('Show result');
    await hand.press('Rematch');
    await focusOn('the board of the new game', '[role="gridcell"] button');
    await hand.press('Menu');
    await hand.press('Saved games');
    await focusOn('the name of the screen', 'h1');
    await hand.press(/^More options/);
    await hand.press('Delete');
    await waitForText(page, 'Deleted:');
    await focusOn('the name of the screen once more', 'h1');
  },
);

pageTest(
  'a game that begins before all of the page is there keeps the screen on',
  tablet,
  async (page, { address, server }) => {
    const arrival = {};
    const arrived = new Promise((resolve) => (arrival.tell = resolve));
    server.holdsBack = (path) => (/lazy_parts-[^/]*\.js$/.test(path) ? arrived : undefined);
    await page.goto(address);
    await page.evaluate(() => {
      WakeLock.prototype.request = () => Promise.reject((window.asked = new DOMException('', 'NotAllowedError')));
    });
    await startGame(new FingerHand(new Table(page)));
    assert.equal(await page.evaluate(() => 'asked' in window), false);
    arrival.tell();
    await page.until('the screen to be kept on', () => window.asked);
  },
);

pageTest('the list of moves stays where it was scrolled to until a move is made', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  const there = ['b1-c1', 'b8-c8'];
  const back = ['c1-b1', 'c8-b8'];
  for (let turn = 0; turn < 4; turn += 1)
    for (const move of turn % 2 === 0 ? there : back) {
      const [from, to] = move.split('-');
      await hand.play({ kind: 'single', from, to });
    }
  await atRest(page);
  const scrolled = () => page.evaluate(() => document.querySelector('.move-list').scrollLeft);
  assert.ok((await scrolled()) > 0, 'the ribbon is longer than the screen');
  await page.evaluate(() => (document.querySelector('.move-list').scrollLeft = 0));
  await hand.point(await hand.table.centreOf('a1')); // a card in hand is no move
  await page.until('a card in hand', () => document.querySelector('[role="gridcell"][aria-selected="true"]') !== null);
  await atRest(page);
  assert.equal(await scrolled(), 0);
});

browserTest('another screen has the focus, and its name is the title', desktop, async (page, { address }) => {
  const there = () => page.evaluate(() => [document.activeElement?.localName, document.title]);
  const arrives = (where, localName, title) =>
    page.untilHere(`${where}: the focus on ${localName}, "${title}"`, async () => {
      const [focused, called] = await there();
      return focused === localName && called === title;
    });
  await page.goto(address);
  await find(page, 'button', 'Saved games');
  assert.deepEqual(await there(), ['body', 'Anthill'], 'a page that has just been loaded takes no focus');
  const hand = new MouseHand(new Table(page));
  await hand.press('Saved games');
  await arrives('the library', 'h1', 'Saved games – Anthill');
  await hand.press('Home');
  await arrives('the start screen', 'h1', 'Anthill');
  await hand.press('Start the game');
  await arrives('the game', 'button', 'Army Ants – Anthill');
  await page.evaluate(() => history.back());
  await arrives('back at the start screen', 'h1', 'Anthill');
  await page.evaluate(() => localStorage.setItem('anthill.settings', JSON.stringify({ language: 'de' })));
  await page.reload();
  await hand.press('Gespeicherte Partien');
  await arrives('the library in German', 'h1', 'Gespeicherte Partien – Anthill');
});
