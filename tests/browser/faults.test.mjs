// Parts of the browser and of the network that fail: whatever it is, the game goes on, or says in words what to do, and nothing is lost.
// Tablets' own faults (contexts lost, hidden tabs, crashes, a second tab) are in robustness.test.mjs; going without a network in
// offline.test.mjs; damaged saves and hostile texts in records.test.mjs.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { browserSuite } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, chooseGame, desktop, hotSeat, scriptChance, startGame, waitForText } from './support/game.mjs';
import { MouseHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

const browserTest = browserSuite();

const refuses = 'This browser won’t save the game';
const missingFile = {
  ...desktop,
  allowed: /404|could not load|load failed|NetworkError|MIME|disallowed|falling back|wasm|WebAssembly|ant_war-/i,
};
const damagedFile = { ...desktop, allowed: /wasm|WebAssembly|magic|compile|falling back/i };

const to = (from, target) => ({ kind: 'single', from, to: target });

/** Words anywhere on the page, now. */
const says = (page, text) => page.evaluate((wanted) => document.body.innerText.includes(wanted), text);

// --- storage -----------------------------------------------------------------------------------------------------------------

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

browserTest(
  'storage denied: the game is played, and says that it will not last',
  desktop,
  async (page, { address, server }) => {
    server.fault = denyStorage;
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await waitForText(page, refuses);
    await hand.play(to('b8', 'c8'));
    // A link that holds the whole game still saves it.
    await hand.press('Menu');
    await hand.press('Share or save this game');
    await find(page, 'button', 'Copy the link');
  },
);

browserTest.ofThePage(
  'storage denied: another language keeps the game and the choice',
  desktop,
  async (page, { address, server }) => {
    server.fault = denyStorage;
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await hand.play(to('b8', 'c8'));
    await hand.press('Menu');
    await hand.press('Settings');
    await find(page, 'radio', 'Deutsch');
    await page.evaluate(() => document.querySelector('input[name=setting-language][value=de]').click());
    await page.until('the page in German', () => document.documentElement.lang === 'de');
    await hand.press('Schließen');
    assert.equal(await page.evaluate(() => document.querySelector('anthill-app').session.state.snapshot.ply), 2);
    await page.until('its moves in German', () => /Rot|Schwarz/.test(document.querySelector('.bar h1').textContent));
  },
);

browserTest.ofThePage(
  'a library that cannot be read says so, and is there at the second try',
  desktop,
  async (page, { address }) => {
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
    await waitForText(page, 'Your games are not lost.');
    assert.equal(await says(page, 'Every game is saved here automatically'), false);
    await page.evaluate(() => void (window.failing = false));
    await hand.press('Try again');
    await find(page, 'heading', 'In progress');
    assert.equal(await says(page, 'Your games are not lost.'), false);
  },
);

browserTest(
  'storage full: the game says so, and no longer when there is room again',
  desktop,
  async (page, { address, server }) => {
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
    await page.reload();
    await hand.table.ready();
    assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8', 'a1-b1']);
  },
);

browserTest.ofThePage(
  'storage that answers late keeps nobody waiting, and loses nothing',
  desktop,
  async (page, { address, server }) => {
    server.fault = () => {
      IDBOpenDBRequest.prototype.addEventListener = function (kind, listener, ...rest) {
        const late = kind === 'success' ? (event) => setTimeout(listener, 6000, event) : listener;
        EventTarget.prototype.addEventListener.call(this, kind, late, ...rest);
      };
    };
    const hand = await hotSeat(page, address, MouseHand);
    await hand.play(to('b1', 'c1'));
    await page.reload();
    await hand.table.ready();
    assert.deepEqual(await hand.table.moves(), ['b1-c1']);
    await hand.press('Menu');
    await hand.press('Saved games');
    await waitForText(page, 'taking a while to open');
    await find(page, 'heading', 'In progress');
    await page.untilHere('the whole library', async () => !(await says(page, 'taking a while to open')));
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

browserTest.ofThePage(
  'after a crash the game that only the database has is offered when that opens, however late',
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

browserTest.ofThePage(
  'a database that never opens: a link is shown, and whatever needs the database says that it is slow',
  desktop,
  async (page, { address, server }) => {
    server.fault = heldBack;
    const link = (await readFile(new URL('../golden/links/army_ants.txt', import.meta.url), 'utf8')).trim();
    await page.goto(`${address}#${link}`);
    const hand = new MouseHand(new Table(page));
    await hand.press('Play');
    await page.goto(`${address}#library`);
    await waitForText(page, 'taking a while to open');
    const busy = 'Nothing has changed and nothing is lost.';
    const said = async () => {
      await waitForText(page, busy);
      await hand.press('Close');
    };
    await hand.press('Back up everything');
    await waitForText(page, busy);
    await hand.press('Statistics');
    await said();
    await hand.press('Erase everything');
    await hand.press('Erase everything');
    await said();
    await hand.press('Import a game');
    await find(page, 'button', 'Import');
    const record = await readFile(new URL('../golden/records/army_ants.txt', import.meta.url), 'utf8');
    await page.evaluate((text) => void (document.querySelector('textarea').value = text), record);
    await hand.press('Import');
    await said();
    await page.goto(`${address}#puzzles`);
    await hand.press('From your own games');
    await waitForText(page, 'Your games can’t be read yet');
  },
);

browserTest.ofThePage(
  'the clock jumps: the game goes on, and nothing of it is lost',
  desktop,
  async (page, { address, server }) => {
    server.fault = () => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + (Number(sessionStorage.getItem('ahead')) || 0);
    };
    const hand = await hotSeat(page, address, MouseHand);
    const jump = (years) =>
      page.evaluate((ahead) => sessionStorage.setItem('ahead', String(ahead)), years * 365 * 86_400_000);
    await hand.play(to('b1', 'c1'));
    await jump(20);
    await hand.play(to('b8', 'c8'));
    await jump(-30);
    await hand.play(to('a1', 'b1'));
    await page.reload();
    await hand.table.ready();
    assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8', 'a1-b1']);
    await hand.press('Menu');
    await hand.press('Saved games');
    await find(page, 'heading', 'In progress');
  },
);

// --- the computer player's worker ------------------------------------------------------------------------------------------------

/** A game against the weakest computer, up to the first move of the person. */
async function againstEgg(page, address) {
  const hand = new MouseHand(new Table(page));
  await page.goto(address);
  await scriptChance(page);
  await startGame(hand, { opponent: 'Computer', level: 'Egg', side: 'Red' });
  return hand;
}
const answered = (page, table) =>
  page.untilHere('the answer', async () => (await table.moves()).length === 2 && (await table.toMove()) === 'Red');

browserTest.ofThePage(
  'a worker that dies in mid-think is replaced, and the computer answers',
  desktop,
  async (page, { address, server }) => {
    server.fault = () => {
      // Shortens the page's timeout, so that the test need not wait for it.
      const later = window.setTimeout;
      window.setTimeout = (work, milliseconds, ...rest) =>
        later(work, milliseconds > 9000 ? 3000 : milliseconds, ...rest);
      window.died = 0;
      window.Worker = class extends Worker {
        postMessage(line) {
          super.postMessage(line);
          if (!line.startsWith('go') || window.died > 0) return;
          window.died += 1;
          this.terminate();
        }
      };
    };
    const hand = await againstEgg(page, address);
    await hand.play(to('b1', 'c1'));
    await answered(page, hand.table);
    assert.equal(await page.evaluate(() => window.died), 1);
  },
);

browserTest.ofThePage(
  'a worker that answers nonsense: the game stands, and goes on when it is woken',
  desktop,
  async (page, { address, server }) => {
    server.fault = () => {
      window.nonsense = true;
      const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
      Object.defineProperty(MessageEvent.prototype, 'data', {
        get() {
          const said = data.get.call(this);
          return window.nonsense && typeof said === 'string' && said.startsWith('bestmove') ? 'bestmove 0x?!' : said;
        },
      });
    };
    const hand = await againstEgg(page, address);
    await hand.play(to('b1', 'c1'));
    await waitForText(page, 'The computer has stopped responding.');
    assert.deepEqual(await hand.table.moves(), ['b1-c1']);
    await page.evaluate(() => void (window.nonsense = false));
    await hand.press('Restart it');
    await answered(page, hand.table);
  },
);

// --- saved games ---------------------------------------------------------------------------------------------------------------

browserTest.ofThePage(
  'a saved game that cannot be replayed is set aside with a sentence, and the page can be played on',
  desktop,
  async (page, { address }) => {
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
      await waitForText(page, 'A saved game could not be read');
      const hand = new MouseHand(new Table(page));
      await scriptChance(page);
      await startGame(hand);
      await hand.play(to('b1', 'c1'));
      assert.deepEqual(await hand.table.moves(), ['b1-c1']);
      await page.goto(address);
    }
  },
);

// --- files -----------------------------------------------------------------------------------------------------------------------

const isModule = (name) => (path) => path.includes(name) && path.endsWith('.wasm');

for (const [what, bytes, options] of [
  ['is missing', null, missingFile],
  ['is damaged', Buffer.from('this is no module'), damagedFile],
]) {
  browserTest(
    `the board's module ${what}: the page says so, and a second try helps`,
    options,
    async (page, { address, server }) => {
      server.instead = (path) => (isModule('board')(path) ? bytes : undefined);
      await page.goto(address);
      await scriptChance(page);
      const hand = new MouseHand(new Table(page));
      await chooseGame(hand, {});
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

browserTest.ofThePage(
  "a game whose board's module is missing says so, and begins when it is there; the other games do not need it",
  missingFile,
  async (page, { address, server }) => {
    server.instead = (path) => (isModule('board_ant_war')(path) ? null : undefined);
    await page.goto(address);
    const hand = new MouseHand(new Table(page));
    await find(page, 'button', 'Start the game');
    await hand.choose('Ant War');
    await find(page, 'button', /jokers|analytical/);
    await hand.press('Start the game');
    await waitForText(page, 'This part of Anthill didn’t load');
    server.log.length = 0;
    server.heal();
    await hand.press('Try again');
    await page.until(
      'the cards',
      () => document.querySelector('anthill-app')?.session.state.snapshot?.game === 'ant-war',
    );
  },
);

browserTest.ofThePage(
  "the computer player's module is missing: the game says so, and goes on when it is there",
  missingFile,
  async (page, { address, server }) => {
    server.instead = (path) => (isModule('thinker')(path) ? null : undefined);
    const hand = await againstEgg(page, address);
    await hand.play(to('b1', 'c1'));
    await waitForText(page, 'The computer has stopped responding.');
    server.log.length = 0;
    server.heal();
    await hand.press('Restart it');
    await answered(page, hand.table);
  },
);

browserTest.ofThePage(
  'the dice are missing: a throw says so, and is made when they are there',
  missingFile,
  async (page, { address, server }) => {
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
  },
);

browserTest.ofThePage(
  'the dice are missing when the computer throws: it says so, and throws when it is woken',
  missingFile,
  async (page, { address, server }) => {
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
  },
);

browserTest.ofThePage(
  'a game whose part of the page is missing can be had by a second try',
  missingFile,
  async (page, { address, server }) => {
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
  },
);

browserTest.ofThePage(
  'library and rules that do not arrive say so where they belong, and come by a second try',
  { ...missingFile, allowed: /404|could not load|load failed|Failed|MIME|module|library_screen|rules-/i },
  async (page, { address, server }) => {
    const hand = new MouseHand(new Table(page));
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    server.instead = (path) => (/(library_screen|rules)-.*\.js$/.test(path) ? null : undefined);
    await hand.press('Rules');
    await waitForText(page, 'This part of Anthill didn’t load');
    server.heal();
    await hand.press('Try again');
    await waitForText(page, 'Bryan Winter');
    await page.press('Escape');
    server.instead = (path) => (/library_screen-.*\.js$/.test(path) ? null : undefined);
    await hand.press('Saved games');
    await waitForText(page, 'This part of Anthill didn’t load');
    server.heal();
    await hand.press('Try again');
    await find(page, 'heading', 'Saved games');
  },
);

browserTest.ofThePage(
  'dialogs that do not arrive say so, and come by a second try',
  { ...missingFile, allowed: /404|could not load|load failed|Failed|MIME|module|later-/i },
  async (page, { address, server }) => {
    const hand = new MouseHand(new Table(page));
    server.instead = (path) => (/\/later-.*\.js$/.test(path) ? null : undefined);
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await hand.press('Settings');
    await waitForText(page, 'This part of Anthill didn’t load');
    await atRest(page);
    server.heal();
    await hand.press('Try again');
    await find(page, 'heading', 'Settings');
  },
);

// --- the board's module arrives late -----------------------------------------------------------------------------------------------

browserTest.ofThePage(
  'a board that comes when its screen has been left waits until it is wanted',
  desktop,
  async (page, { address, server }) => {
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
    await chooseGame(hand, {});
    await page.evaluate(() => history.back());
    await find(page, 'button', 'Start the game');
    await page.evaluate(() => window.letBoardCome());
    await page.until('the board to have come', () => window.boardCame);
    await atRest(page);
    await startGame(hand);
    await hand.play(to('b1', 'c1'));
  },
);

browserTest.ofThePage(
  'the address of a game that is not there leads to the start screen, and on to a game',
  desktop,
  async (page, { address }) => {
    await page.goto(`${address}#game`);
    const hand = new MouseHand(new Table(page));
    await scriptChance(page);
    await startGame(hand);
    await hand.play(to('b1', 'c1'));
  },
);
