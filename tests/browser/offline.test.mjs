// After one visit the page needs no network, and a newer build of it waits until it is wanted.

import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserSuite } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { desktop, hotSeat, scriptChance, startGame, tablet, waitForText } from './support/game.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { engine, site } from './support/setup.mjs';
import { listing } from './support/static_server.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';
import { scratchFolder } from '../support/scratch_folder.mjs';

const { browserTest, pageTest } = browserSuite({ keepsFiles: true });

/** Waits until the service worker has every file of the page. */
const kept = (page) =>
  page.until('the service worker to have the page', async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/** Everything that loads late: rules, set-ups, the computer player, the other games, dice, the library and what leads out of it. */
async function playsWithoutNetwork(page, address) {
  const hand = new MouseHand(new Table(page));
  const home = async () => {
    await page.goto(address);
    await scriptChance(page);
    await find(page, 'button', 'Start the game');
  };
  await home();
  await hand.press('Rules');
  await waitForText(page, 'Bryan Winter');
  await page.press('Escape');
  await startGame(hand, { opponent: 'Computer', side: 'Red', setup: 'Random' });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await page.untilHere('the answer', async () => (await hand.table.moves()).length === 2);
  await hand.press('Menu');
  await hand.press('Share or save this game');
  await find(page, 'button', 'Copy the link');

  await home();
  await startWar(new MouseHand(new WarTable(page)));
  await hand.press('Set these odds');
  await find(page, 'button', /Play Red/);

  await begin(page, address, MouseHand);
  await hand.press(/^Commit 4/);
  await hand.press(/^Commit 4/);
  await hand.press('Throw');
  await page.untilHere('the other throw', () => exists(page, 'heading', /^Black/));

  await home();
  await hand.press('Saved games');
  await find(page, 'heading', 'In progress');
  await hand.press('Statistics');
  await waitForText(page, 'Your finished games are counted here');
}

async function assertInstallable(page) {
  const { errors } = await page.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await page.send('Page.getInstallabilityErrors');
  // Pages in a context of their own are "incognito" to Chromium.
  const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  assert.deepEqual(ids, []);
}

browserTest(
  'after one visit the page plays without a network',
  { ...desktop, allowed: /Failed to load resource|ERR_|NetworkError|page-report/ },
  async (page, { address, server }) => {
    await page.goto(address);
    await kept(page);
    // The browser loads only the one build of the thinker that it can run.
    const thinkers = new Set(server.log.flatMap(({ path }) => /thinker(_simd)?-[^/]*\.wasm$/.exec(path)?.[0] ?? []));
    assert.equal(thinkers.size, 1, [...thinkers].join());
    if (engine !== 'webkit') assert.match([...thinkers][0], /^thinker_simd-/);
    if (engine === 'chromium') await assertInstallable(page);
    server.silent = true;
    await playsWithoutNetwork(page, address); // which opens the page again
  },
);

// WebKit's driver gives every session a memory of its own.
if (engine !== 'webkit') {
  browserTest(
    'a browser started without a network has the page, and the game that was under way',
    { allowed: /Failed to load resource|ERR_|NetworkError/ },
    async (_page, { address, open, kill, server }) => {
      const profile = scratchFolder();
      const first = await open({ ...tablet, profile });
      const hand = await hotSeat(first, address, FingerHand);
      await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
      await kept(first);
      const moves = await hand.table.moves();
      await kill(first);
      server.silent = true;
      const second = await open({ ...tablet, profile });
      await second.goto(address);
      const table = new Table(second);
      await new FingerHand(table).press('Continue');
      await table.ready();
      assert.deepEqual(await table.moves(), moves);
      await kill(second);
    },
  );
}

/** The same page as the next release would bring it: other text in index.html, and so another list of files. */
async function nextRelease() {
  const folder = scratchFolder();
  await cp(site, folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const changed = page.replace('<html lang="en">', '<html lang="en" class="next-release">');
  assert.notEqual(changed, page);
  await writeFile(join(folder, 'index.html'), changed);
  const worker = await readFile(join(folder, 'service_worker.js'), 'utf8');
  await writeFile(join(folder, 'service_worker.js'), listing(worker, 'index.html', changed));
  return folder;
}
/** The host takes it up by `server.folder`; afterwards it has this one again. */
async function withNextRelease(server, body) {
  const next = await nextRelease();
  try {
    await body(next);
  } finally {
    server.folder = site;
  }
}
const isNextRelease = (page) => page.evaluate(() => document.documentElement.classList.contains('next-release'));

browserTest(
  'a newer build waits during a game, and comes when asked for',
  desktop,
  async (page, { address, server }) => {
    await withNextRelease(server, async (next) => {
      const hand = new MouseHand(new Table(page));
      await page.goto(address);
      await kept(page);
      await scriptChance(page);
      await startGame(hand);
      await hand.play({ kind: 'single', from: 'b1', to: 'c1' });

      server.folder = next;
      await page.reload();
      await hand.table.ready();
      await page.until(
        'the newer build to wait',
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
      );
      assert.equal(await isNextRelease(page), false);
      assert.equal(await exists(page, 'button', 'Update now'), false, 'nothing is said over a game');
      await hand.play({ kind: 'single', from: 'b8', to: 'c8' });

      await page.evaluate(() => void (location.hash = ''));
      await find(page, 'button', 'Update now');
      await hand.press('Update now');
      await page.untilHere('the newer build', () => isNextRelease(page).catch(() => false));
      await hand.press('Continue');
      await hand.table.ready();
      assert.deepEqual(await hand.table.moves(), ['b1-c1', 'b8-c8']);
    });
  },
);

// --- a host in the middle of a change, and what is kept of it ----------------------------------------------------------------------

const updateNow = (page) => page.evaluate(async () => void (await navigator.serviceWorker.getRegistration()).update());
/** Resolves when an installation that began has failed. */
const installationFailed = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing.addEventListener('statechange', () => resolve(installing.state === 'redundant'));
      });
      void registration.update().catch(() => resolve(true));
    });
  });

/** Has the service worker forget on which day a build could not be kept. */
const anotherDay = (page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('anthill-failures'));
    if (names.length === 0) throw new Error('nothing is remembered');
    for (const name of names) await caches.delete(name);
  });

browserTest(
  'a new build whose files are not all those of its list is not taken, and the old page stays whole',
  {
    ...desktop,
    allowed: /integrity|SHA-256|hash|bad-precaching|Failed to fetch|network error|NetworkError|service_worker/i,
  },
  async (page, { address, server }) => {
    const old = await readFile(join(site, 'index.html'));
    await withNextRelease(server, async (next) => {
      await page.goto(address);
      await kept(page);
      server.folder = next;
      server.instead = (path) => (path === '' || path === 'index.html' ? old : undefined);
      assert.equal(await installationFailed(page), true);
      await page.reload();
      await find(page, 'button', 'Start the game');
      assert.equal(await isNextRelease(page), false);
      server.log.length = 0;
      assert.equal(await installationFailed(page), true);
      assert.deepEqual(
        server.log.filter(({ path }) => path.startsWith('/assets/')),
        [],
        'no second try on the same day',
      );
      await anotherDay(page);
      server.heal();
      await updateNow(page);
      await find(page, 'button', 'Update now');
    });
  },
);

pageTest(
  'a host that answers every question with its front page: nothing of that is kept, and the next visit is whole',
  {
    ...desktop,
    allowed:
      /integrity|SHA-256|hash|MIME|bad-precaching|Failed to|network error|NetworkError|service_worker|load|wasm|disallowed/i,
  },
  async (page, { address, server }) => {
    const front = Buffer.from('<!doctype html><title>Welcome</title>');
    server.instead = (path) => (path.startsWith('assets/library_screen') ? front : undefined);
    await page.goto(address);
    assert.equal(
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('service_worker.js');
        const { installing } = registration;
        return new Promise((resolve) =>
          installing.addEventListener('statechange', () => resolve(installing.state === 'redundant')),
        );
      }),
      true,
    );
    server.heal();
    await anotherDay(page);
    await page.reload();
    await kept(page);
    server.silent = true;
    await page.reload();
    const hand = new MouseHand(new Table(page));
    await find(page, 'button', 'Start the game');
    await hand.press('Saved games');
    await find(page, 'heading', 'Saved games');
  },
);

/** Puts an empty page of HTML in place of the kept files whose address matches. How many that were. */
const damageKept = (page, pattern) =>
  page.evaluate(async (source) => {
    let damaged = 0;
    for (const each of await caches.keys()) {
      const cache = await caches.open(each);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(request.url)) continue;
        await cache.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
        damaged += 1;
      }
    }
    return damaged;
  }, pattern.source);
/** The page may still be repairing itself. */
const startScreen = (page) =>
  page.untilHere('the page', () => exists(page, 'button', 'Start the game').catch(() => false));
const keptFiles = (page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });
const forget = (page) =>
  page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));

pageTest(
  'where what is kept was damaged or thrown away behind the page, it starts all the same and is kept again',
  { ...desktop, allowed: /MIME|disallowed|load|module|integrity|SHA-256/ },
  async (page, { address, server }) => {
    await withNextRelease(server, async (next) => {
      await page.goto(address);
      await kept(page);
      const before = await keptFiles(page);
      assert.ok((await damageKept(page, /./)) > 100);
      await page.reload();
      await startScreen(page);
      const keptSize = () =>
        page.evaluate(async () => {
          const { src } = document.querySelector('script[type=module]');
          return (await (await caches.match(src)).text()).length;
        });
      assert.ok((await keptSize()) > 1000, 'the kept file is whole again');

      await forget(page);
      await page.reload();
      await startScreen(page);
      await page.untilHere('all files', async () => (await keptFiles(page)) === before);
      server.silent = true;
      await page.goto(`${address}INDEX.HTML`); // as a host that is blind to case would have it
      await find(page, 'button', 'Start the game');
      server.silent = false;
      // The host has no file any more that the worker could check.
      await forget(page);
      server.folder = next;
      await page.goto(address);
      await find(page, 'button', 'Start the game');
      assert.equal(await isNextRelease(page), true);
    });
  },
);

pageTest(
  'a page that was damaged where it is kept, on a host that has a newer build by now, is loaded from there',
  { ...desktop, allowed: /MIME|disallowed|load|module/i },
  async (page, { address, server }) => {
    await withNextRelease(server, async (next) => {
      await page.goto(address);
      await kept(page);
      assert.equal(await damageKept(page, /\/index\.html/), 1);
      server.folder = next;
      await page.reload();
      await startScreen(page);
      assert.equal(await isNextRelease(page), true);
    });
  },
);

// Two pages of one profile are two windows of one browser.
if (engine !== 'webkit') {
  browserTest('a newer build waits while another window plays', {}, async (_page, { address, open, server }) => {
    const profile = scratchFolder();
    await withNextRelease(server, async (next) => {
      const playing = await open({ ...desktop, profile });
      await playing.goto(address);
      await kept(playing);
      await startGame(new MouseHand(new Table(playing)));
      server.folder = next;
      const other = await open({ ...desktop, profile });
      await other.goto(address);
      const hand = new MouseHand(new Table(other));
      await find(other, 'button', 'Update now');
      await hand.press('Update now');
      await waitForText(other, 'Close that window first');
      assert.equal(await isNextRelease(other), false);
      assert.equal(await playing.evaluate(() => navigator.serviceWorker.controller?.state), 'activated');
    });
  });
}
