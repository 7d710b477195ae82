// Parts of the browser and of the network that fail: the game goes on, or says in words what to do, and nothing is lost. Storage that fails is
// in storage_faults.test.mjs.
// The things that tablets do by themselves (contexts lost, hidden tabs, crashes, a second tab) are in robustness.test.mjs; going without a network
// in offline.test.mjs; damaged saves and hostile texts in records.test.mjs.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import {
  AGAINST_EGG,
  answered,
  atRest,
  chooseGame,
  desktop,
  hotSeat,
  scriptChance,
  sitDown,
  startGame,
  waitForText,
} from './support/game.mjs';
import { MouseHand, to } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

const missingFile = {
  ...desktop,
  allowed: /404|could not load|load failed|NetworkError|MIME|disallowed|falling back|wasm|WebAssembly|ant_war-/i,
};
const damagedFile = { ...desktop, allowed: /wasm|WebAssembly|magic|compile|falling back/i };

// --- files -----------------------------------------------------------------------------------------------------------------------

const isModule = (name) => (path) => path.includes(name) && path.endsWith('.wasm');

for (const [what, bytes, options] of [
  ['is missing', null, missingFile],
  ['is damaged', Buffer.from('this is no module'), damagedFile],
]) {
  browserTest(
    `the board's module ${what}: that is said, a second try helps`,
    options,
    async (page, { address, server }) => {
      server.instead = (path) => (isModule('board')(path) ? bytes : undefined);
      await page.goto(address);
      await scriptChance(page);
      const hand = new MouseHand(new Table(page));
      await chooseGame(hand);
      await waitForText(page, 'This part of Anthill didn’t load');
      await atRest(page);
      server.log.length = 0;
      server.heal();
      await hand.press('Try again');
      await hand.table.ready();
      await hand.play(to('b1', 'c1'));
    },
  );
}

browserTest(
  'a module that is cut short on its way is asked for once more, and nobody notices',
  {
    ...desktop,
    allowed: /board[\w-]*\.wasm$|CONTENT_LENGTH_MISMATCH|NetworkError/i,
  },
  async (page, { address, server }) => {
    const cut = new Set();
    server.cutsShort = (path) => isModule('board_army_ants')(path) && !cut.has(path) && Boolean(cut.add(path));
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    assert.equal(cut.size, 1);
  },
);

pageTest(
  "the computer's module is missing: the game says so, and waits",
  missingFile,
  async (page, { address, server }) => {
    server.instead = (path) => (isModule('thinker')(path) ? null : undefined);
    const hand = await sitDown(page, address, MouseHand, AGAINST_EGG);
    await hand.play(to('b1', 'c1'));
    await waitForText(page, 'The computer has stopped responding.');
    server.log.length = 0;
    server.heal();
    await hand.press('Restart it');
    await answered(page, hand.table, 2);
  },
);

pageTest('the dice are missing: a throw says so, and is made later', missingFile, async (page, { address, server }) => {
  server.instead = (path) => (isModule('dice')(path) ? null : undefined);
  const hand = await begin(page, address, MouseHand);
  await hand.press(/^Commit 4/);
  await hand.press(/^Commit 4/);
  await hand.press('Throw');
  await waitForText(page, 'The dice couldn’t be loaded.');
  server.log.length = 0;
  server.heal();
  await hand.press('Throw');
  await page.untilHere('the other throw', () => exists(page, 'heading', /^Black/));
});

pageTest('the dice are missing when the computer throws', missingFile, async (page, { address, server }) => {
  server.instead = (path) => (isModule('dice')(path) ? null : undefined);
  const hand = await begin(page, address, MouseHand, { opponent: 'Just watch' });
  await waitForText(page, 'The computer has stopped responding.');
  server.log.length = 0;
  server.heal();
  await hand.press('Restart it');
  await page.untilHere('dice on the table', () =>
    page.evaluate(() => /\d/.test(document.querySelector('.table-words')?.getAttribute('aria-label') ?? '')),
  );
  await hand.press('Pause');
  await atRest(page);
});

pageTest('a game whose part is missing can be had by a second try', missingFile, async (page, { address, server }) => {
  server.instead = (path) => (/ant_war-.*\.js$/.test(path) ? null : undefined);
  await page.goto(address);
  const hand = new MouseHand(new Table(page));
  await find(page, 'button', 'Start the game');
  await hand.choose('Ant War');
  await waitForText(page, 'This part of Anthill didn’t load');
  assert.equal(await exists(page, 'button', 'Start the game'), false);
  await hand.choose('Army Ants');
  await find(page, 'button', 'Start the game');
  await hand.choose('Ant War');
  await waitForText(page, 'This part of Anthill didn’t load');
  await page.reload();
  await find(page, 'button', 'Start the game'); // with the game that arrives
  await hand.choose('Ant War');
  await waitForText(page, 'This part of Anthill didn’t load');
  await atRest(page);
  server.log.length = 0;
  server.heal();
  await hand.press('Try again');
  await find(page, 'button', 'Start the game');
  await find(page, 'button', /jokers|analytical/);
});

pageTest(
  'rules, settings and library that do not arrive say so where they belong, and come by a second try',
  {
    ...missingFile,
    allowed: /404|could not load|load failed|Failed|MIME|module|library_screen|rules-|lazy_parts-/i,
  },
  async (page, { address, server }) => {
    const hand = new MouseHand(new Table(page));
    server.instead = (path) => (/(library_screen|rules|lazy_parts)-.*\.js$/.test(path) ? null : undefined);
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    const missing = server.instead;
    for (const [door, comes] of [
      ['Settings', () => find(page, 'heading', 'Settings')],
      ['Rules', () => waitForText(page, 'Bryan Winter')],
      ['Saved games', () => find(page, 'heading', 'Saved games')],
    ]) {
      server.instead = missing;
      await hand.press(door);
      await waitForText(page, 'This part of Anthill didn’t load');
      await atRest(page);
      server.heal();
      await hand.press('Try again');
      await comes();
      await page.press('Escape');
    }
  },
);

// --- the board's module arrives late -----------------------------------------------------------------------------------------------

pageTest('a board that comes when its screen was left waits', desktop, async (page, { address, server }) => {
  server.fault = () => {
    const { compileStreaming } = WebAssembly;
    const wanted = new Promise((resolve) => (window.letBoardCome = resolve));
    WebAssembly.compileStreaming = async (...given) => {
      await wanted;
      window.boardCame = true;
      return compileStreaming.apply(WebAssembly, given);
    };
  };
  const hand = new MouseHand(new Table(page));
  await page.goto(address);
  await chooseGame(hand);
  await waitForText(page, 'Setting up the board…');
  await hand.press('Home');
  await find(page, 'button', 'Start the game');
  await page.evaluate(() => window.letBoardCome());
  await page.until('the board to have come', () => window.boardCame);
  await atRest(page);
  await startGame(hand);
  await hand.play(to('b1', 'c1'));
});
