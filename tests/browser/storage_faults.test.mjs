// The browser's storage denied, full, blocked or lost: the game goes on, or says in words what to do, and no saved game is lost.

import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { clearSiteData } from './support/by_link.mjs';
import { desktop, hotSeat, laterParts, phone, scriptChance, startGame, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand, to } from './support/hands.mjs';
import { golden } from './support/library.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { catchFiles, savedFile } from './support/saved_files.mjs';
import { Table } from './support/table.mjs';

const refuses = 'This browser won’t save the game';

/** Words anywhere on the page, now. */
const says = (page, text) => page.evaluate((wanted) => document.body.innerText.includes(wanted), text);

/** Everything that some browser or other denies where cookies are blocked. */
function denyStorage() {
  const denied = {
    get() {
      throw new DOMException('denied by the test', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, denied);
  Object.defineProperty(Navigator.prototype, 'serviceWorker', denied);
  window.BroadcastChannel = class {
    constructor() {
      throw new DOMException('denied by the test', 'SecurityError');
    }
  };
}

browserTest('storage denied: the game says that it will not last', desktop, async (page, { address, server }) => {
  server.fault = denyStorage;
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play(to('b1', 'c1'));
  await waitForText(page, refuses);
  await hand.play(to('b8', 'c8'));
  // A link that holds the whole game still saves it.
  await hand.press('Menu');
  await hand.press('Share or save this game');
  await find(page, 'button', 'Copy the link');
  await hand.press('Close');
  await hand.press('Menu');
  await hand.press('Saved games');
  await waitForText(page, 'This browser isn’t saving your games.');
  assert.equal(await says(page, 'Every game is saved here automatically'), false);
  assert.equal(await says(page, 'Your games are stored in this browser'), false);
});

pageTest(
  'storage denied: the page says once that no match can be played',
  desktop,
  async (page, { address, server }) => {
    server.fault = denyStorage;
    const invitation = `${(await golden('transcripts/army_ants_random.txt')).split('\n', 1)[0]}\n`;
    await page.goto(`${address}#m1.${deflateRawSync(invitation).toString('base64url')}`);
    const told = 'This browser doesn’t let Anthill store anything';
    await waitForText(page, told);
    assert.equal((await page.evaluate(() => document.body.innerText)).split(told).length, 2);
  },
);

pageTest('a library that cannot be read says so, and comes by a second try', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play(to('b1', 'c1'));
  await page.evaluate(() => {
    window.failing = true;
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...given) {
      if (window.failing) throw new DOMException('failed by the test', 'UnknownError');
      return open.apply(this, given);
    };
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      if (window.failing) throw new DOMException('failed by the test', 'InvalidStateError');
      return transaction.apply(this, given);
    };
  });
  await hand.press('Menu');
  await hand.press('Saved games');
  await waitForText(page, 'Your games aren’t lost.');
  assert.equal(await says(page, 'Every game is saved here automatically'), false);
  await page.evaluate(() => void (window.failing = false));
  await hand.press('Try again');
  await find(page, 'heading', 'In progress');
  assert.equal(await says(page, 'Your games aren’t lost.'), false);
});

browserTest('storage full: the game says so until there is room again', desktop, async (page, { address, server }) => {
  server.fault = () => {
    window.full = sessionStorage.getItem('room') === null;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (window.full) throw new DOMException('full by the test', 'QuotaExceededError');
      return put.apply(this, given);
    };
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...given) {
      if (window.full) throw new DOMException('full by the test', 'QuotaExceededError');
      setItem.apply(this, given);
    };
  };
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play(to('b1', 'c1'));
  await waitForText(page, refuses);
  await page.evaluate(() => {
    window.full = false;
    sessionStorage.setItem('room', 'yes');
  });
  await hand.play(to('b8', 'c8'));
  await hand.play(to('a1', 'b1'));
  await page.untilHere('no more complaint', async () => !(await says(page, refuses)));
  // WebKit counts a script that a reload stops on its way among those that could not be loaded.
  await laterParts(page);
  await page.reload();
  await hand.table.ready();
  assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8', 'a1-b1']);
});

pageTest(
  'a game that is open while the browser deletes everything is kept with its next move',
  desktop,
  async (page, { address }) => {
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await clearSiteData(page);
    await hand.play(to('b8', 'c8'));
    await page.reload();
    await hand.table.ready();
    assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8']);
    await hand.press('Menu');
    await hand.press('Saved games');
    await find(page, 'heading', 'In progress');
  },
);

/** In the page: the database opens when the test says so, if ever. */
const heldBack = () => {
  const waiting = [];
  window.openNow = () => {
    for (const go of waiting.splice(0)) go();
    window.open_now = true;
  };
  IDBOpenDBRequest.prototype.addEventListener = function (kind, listener, ...rest) {
    const late =
      kind === 'success'
        ? (event) => (window.open_now ? listener(event) : waiting.push(() => listener(event)))
        : listener;
    EventTarget.prototype.addEventListener.call(this, kind, late, ...rest);
  };
};

pageTest('storage that answers late holds nobody up, and loses nothing', desktop, async (page, { address, server }) => {
  server.fault = heldBack;
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play(to('b1', 'c1'));
  await page.reload();
  await hand.table.ready();
  assert.deepEqual(await hand.table.moves(), ['b1-c1']);
  await hand.press('Menu');
  await hand.press('Saved games');
  await waitForText(page, 'taking a while to open');
  await find(page, 'heading', 'In progress');
  // The backup, erasing and own puzzles need the database, and say that it is slow.
  const busy = 'Nothing has changed and nothing is lost.';
  await hand.press('Back up everything');
  await waitForText(page, busy);
  await hand.press('Erase everything');
  await hand.press('Erase everything');
  await waitForText(page, busy);
  await hand.press('Close');
  await page.goto(`${address}#puzzles`);
  await hand.press('From your own games');
  await waitForText(page, 'Your games can’t be read yet');
  await page.goto(`${address}#library`);
  await page.evaluate(() => window.openNow());
  await page.untilHere('the whole library', async () => !(await says(page, 'taking a while to open')));
});

pageTest(
  'after a crash the game that only the database has is offered late',
  desktop,
  async (page, { address, server }) => {
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await page.untilHere('the game in the database', () =>
      page.evaluate(() =>
        document
          .querySelector('anthill-app')
          .saves.library()
          .then((games) => games.length === 1),
      ),
    );
    // A killed browser has often not written this to the disk yet.
    await page.goto(`${address}licences.txt`);
    await page.evaluate(() => localStorage.removeItem('anthill.game.current'));
    server.fault = heldBack;
    for (const fragment of ['', '#game']) {
      await page.goto('about:blank');
      await page.goto(`${address}${fragment}`);
      await find(page, 'button', 'Start the game');
      assert.ok(!(await exists(page, 'button', 'Continue')));
      await page.evaluate(() => window.openNow());
      await find(page, 'button', 'Continue');
    }
    await hand.press('Continue');
    await hand.table.ready();
    assert.deepEqual(await hand.table.moves(), ['b1-c1']);
  },
);

pageTest('a saved game that cannot be replayed is set aside with a sentence', desktop, async (page, { address }) => {
  const first = await hotSeat(page, address, MouseHand);
  await first.play(to('b1', 'c1'));
  for (const opened of ['by its address', 'by its button']) {
    await page.evaluate(() => {
      const key = 'anthill.game.current';
      const game = JSON.parse(localStorage.getItem(key));
      const damaged = { ...game, stamp: game.stamp + 1000, record: game.record.replace('b1-c1', 'b1-e8') };
      localStorage.setItem(key, JSON.stringify(damaged));
    });
    if (opened === 'by its address') await page.reload();
    else {
      await page.goto(address);
      await new MouseHand(new Table(page)).press('Continue');
    }
    await waitForText(page, 'A saved game couldn’t be read');
    const hand = new MouseHand(new Table(page));
    await scriptChance(page);
    await startGame(hand);
    await hand.play(to('b1', 'c1'));
    assert.deepEqual(await hand.table.moves(), ['b1-c1']);
    await page.goto(address);
  }
});

pageTest(
  'settings and progress that cannot be read are named once each, and kept until they are deleted',
  phone,
  async (page, { address }) => {
    const hand = new FingerHand(new Table(page));
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await page.evaluate(() => {
      localStorage.setItem('anthill.settings', '{"theme":"dark"');
      localStorage.setItem('anthill.progress.army-ants', '{"solved":7,"steps":["march"]}');
    });
    await page.reload();
    const titles = async () =>
      (await findAll(page, 'heading')).map(({ name }) => name).filter((name) => name.includes('couldn’t be read'));
    const both = ['Your settings couldn’t be read', 'Your progress in Army Ants couldn’t be read'];
    await waitForText(page, both[1]);
    assert.deepEqual((await titles()).sort(), [...both].sort());
    await assertAccessible(page, 'settings and progress that cannot be read');
    await page.reload();
    await waitForText(page, both[1]);
    assert.deepEqual((await titles()).sort(), [...both].sort());
    await catchFiles(page);
    await hand.press('Download it');
    assert.match(
      (await savedFile(page)).text,
      /^anthill-damaged (settings\n\{"theme":"dark"|progress army-ants\n\{"solved":7)/,
    );
    await hand.press('Delete it');
    await page.untilHere('one card', async () => (await titles()).length === 1);
    await hand.press('Delete it');
    await page.untilHere('no card', async () => (await titles()).length === 0);
    await page.reload();
    await find(page, 'button', 'Start the game');
    assert.deepEqual(await titles(), []);
  },
);
