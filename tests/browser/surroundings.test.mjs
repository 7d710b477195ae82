// The page in unusual surroundings: with all cookies blocked, in frames of other pages, from a host without https.

import assert from 'node:assert/strict';
import { insecureHost } from './drivers/chromium.mjs';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import {
  AGAINST_EGG,
  atRest,
  chooseGame,
  desktop,
  hotSeat,
  phone,
  scriptChance,
  startGame,
  tablet,
  waitForText,
} from './support/game.mjs';
import { FingerHand, MouseHand, to } from './support/hands.mjs';
import { decodePng } from './support/png.mjs';
import { exists, find } from './support/roles.mjs';
import { catchFiles, savedFile } from './support/saved_files.mjs';
import { engine } from './support/setup.mjs';
import { Table } from './support/table.mjs';

const lastsNot = 'This browser won’t save the game';

if (engine === 'firefox') {
  browserTest(
    'all cookies blocked: the game says that it will not last',
    { ...desktop, cookies: false },
    async (page, { address }) => {
      const hand = await hotSeat(page, address, MouseHand);
      await hand.play(to('b1', 'c1'));
      await waitForText(page, lastsNot);
      await hand.play(to('b8', 'c8'));
    },
  );
}

if (engine === 'firefox') {
  browserTest(
    'a canvas that is read as noise: the picture is the board alone, and says so',
    { ...desktop, readsCanvas: false },
    async (page, { address }) => {
      const hand = await hotSeat(page, address, MouseHand);
      await catchFiles(page);
      await hand.press('Menu');
      await hand.press('Share or save this game');
      await hand.press('Picture of the position');
      await waitForText(page, 'you get the board without the names');
      await hand.press('Save');
      const { width, data } = decodePng((await savedFile(page)).bytes);
      // The table around the board is of one colour.
      const edge = Array.from({ length: width }, (_, x) => data.readUInt32BE(4 * x));
      assert.equal(new Set(edge).size, 1);
      await hand.press('Make another');
    },
  );
}

/** From now on each text is put into a <font>, as Chromium's translation does: those that come or change, too. */
const translate = (page) =>
  page.evaluate(() => {
    const isWords = (text) =>
      /\p{L}/u.test(text.data) && !text.parentElement.closest('svg, style, font, [translate=no]');
    const texts = () => {
      const found = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (isWords(walker.currentNode)) found.push(walker.currentNode);
      return found;
    };
    const whole = () => {
      for (const text of texts()) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    whole();
    new MutationObserver(whole).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

pageTest('translated by the browser: what changes during play goes on changing', desktop, async (page, { address }) => {
  const hand = new MouseHand(new Table(page));
  const heading = (text) => find(page, 'heading', text);
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await translate(page);
  // Handing the device over.
  await chooseGame(hand, { setup: 'Total' });
  for (const side of ['Red', 'Black']) {
    await heading(`${side}, it’s your turn`);
    await hand.hold('Hold to see the cards', () => page.untilHere('the cards', () => exists(page, 'button', /^Done/)));
    await hand.press('Arrange for me');
    await hand.press(/^Done/);
  }
  await hand.table.ready();
  await page.evaluate(() => history.back());
  // Turn, line, clocks and result.
  await startGame(hand, { clock: '3+2', setup: 'Random' });
  await heading(/^Red to move/);
  const line = () => page.evaluate(() => document.querySelector('.message-line')?.innerText.trim());
  await hand.play(to('b1', 'c1'));
  await heading(/^Black to move/);
  const told = await line();
  await hand.point(await hand.table.centreOf('b1'));
  await page.untilHere('another line', async () => (await line()) !== told);
  await hand.play(to('b8', 'c8'));
  await heading(/^Red to move/);
  const clock = () => page.evaluate(() => document.querySelector('.clock.running')?.innerText);
  const time = await clock();
  await page.untilHere('another time', async () => (await clock()) !== time);
  await hand.press('Menu');
  await hand.press('Resign');
  await hand.press('Resign');
  await find(page, 'button', 'Rematch');
  await page.press('Escape');
  await heading(/^Black wins/);
});

pageTest(
  'a browser that darkens light pages, on a dark device, leaves the light look as it was chosen',
  { ...desktop, colorScheme: 'dark' },
  async (page, { address }) => {
    const corner = async () => decodePng(await page.png()).data.readUInt32BE(0);
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await page.evaluate(() => document.querySelector('anthill-app').change({ theme: 'light' }));
    await page.drawn();
    const chosen = await corner();
    await page.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await page.drawn();
    assert.equal(await corner(), chosen);
  },
);

pageTest('a chosen theme colours the page and the board', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await page.evaluate(() => document.querySelector('anthill-app').show({ dialog: 'settings' }));
  await hand.choose('Dusk');
  await page.until(
    'its colours',
    () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(21, 26, 38)',
  );
  const bars = () => [...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content);
  assert.deepEqual([...new Set(await page.evaluate(bars))], ['rgb(21, 26, 38)'], "the browser's bar as well");
  assert.equal(await page.evaluate(() => document.querySelector('.volume input').labels[0].innerText), 'Volume');
  await assertAccessible(page, 'the settings at dusk');
  await hand.press('Close');
  await atRest(page);
  const { data } = decodePng(await page.png());
  assert.equal(data.readUInt32BE(0) >>> 8, 0x151a26);
  await assertAccessible(page, 'the board at dusk');
  await page.goto(address);
  await page.until('the same after a reload', () => document.documentElement.dataset.theme === 'dusk');
});

/** A page of another host that is nothing but a frame with ours, in which everything happens from now on. */
async function openFramed(page, address, sandbox) {
  await page.goto(`${address.replace('127.0.0.1', 'localhost')}licences.txt`);
  await page.evaluate(
    (src, rights) => {
      const frame = document.createElement('iframe');
      if (rights !== null) frame.setAttribute('sandbox', rights);
      Object.assign(frame, { src });
      Object.assign(frame.style, { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 });
      document.body.style.height = '3000px';
      document.body.replaceChildren(frame);
    },
    address,
    sandbox,
  );
  await page.enterFrame(address);
}

/** Plays a move against the computer in the frame, and gives the hand. */
async function playsFramed(page) {
  const hand = new MouseHand(new Table(page));
  await find(page, 'button', 'Start the game');
  await scriptChance(page);
  await startGame(hand, AGAINST_EGG);
  await hand.play(to('b1', 'c1'));
  await page.untilHere('the answer', async () => (await hand.table.moves()).length === 2);
  return hand;
}

pageTest(
  'in a sandboxed frame: against the computer, the way home, a picture, and no complaint',
  { ...desktop, allowed: /^http:\/\/localhost:\d+\/\S*$/ },
  async (page, { address, server }) => {
    server.servesOthers = true;
    server.fault = () => {
      window.heard = [];
      for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
        addEventListener(
          kind,
          (event) => window.heard.push(String(event.reason ?? event.message ?? event.blockedURI)),
          true,
        );
    };
    await openFramed(page, address, 'allow-scripts');
    const hand = await playsFramed(page);
    await waitForText(page, lastsNot);
    await hand.press('Menu');
    await hand.press('Share or save this game');
    await hand.press('Picture of the position');
    await page.until('the picture', () => document.querySelector('.pictures img')?.naturalWidth > 0);
    await page.press('Escape');
    await hand.press('Menu');
    await hand.press('Home');
    await find(page, 'button', 'Start the game');
    assert.deepEqual(await page.evaluate(() => window.heard), []);
  },
);

pageTest(
  'in a frame of another host: it takes no focus, and shares its own address',
  { ...desktop, allowed: /^http:\/\/localhost:\d+\/\S*$/ },
  async (page, { address }) => {
    await openFramed(page, address, null);
    await find(page, 'button', 'Start the game');
    await atRest(page);
    assert.equal(await page.evaluate(() => document.hasFocus()), false);
    const hand = await playsFramed(page);
    await hand.press('Menu');
    await hand.press('Share or save this game');
    await find(page, 'button', 'Copy the link');
    assert.ok(await page.evaluate((own) => document.querySelector('input').value.startsWith(`${own}#g1.`), address));
  },
);

pageTest(
  'what the device refuses is missed by nothing else, and what it does not have is not offered',
  tablet,
  async (page, { address }) => {
    await page.goto(address);
    await page.evaluate(() => {
      const refused = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
      Element.prototype.requestFullscreen = refused;
      Object.assign(Navigator.prototype, { share: refused, vibrate: () => false });
      WakeLock.prototype.request = () => refused((window.asked = true));
    });
    await scriptChance(page);
    const hand = new FingerHand(new Table(page));
    await startGame(hand, {});
    await hand.press('Menu');
    await hand.press('Full screen');
    await hand.play(to('b1', 'c1'));
    await page.until('the lock of the screen, in vain', () => window.asked);
    await hand.press('Menu');
    await hand.press('Share or save this game');
    await hand.press('Share…');
    await waitForText(page, 'This browser didn’t let Anthill share.');
    await hand.press('Close');
    const asked = async () => {
      await hand.press('Menu');
      await hand.press('Settings');
      await find(page, 'radio', 'Tap or drag');
      const names = await page.evaluate(() => [...document.querySelectorAll('dialog input')].map(({ name }) => name));
      await hand.press('Close');
      return ['setting-haptics', 'setting-wakeLock'].filter((name) => names.includes(name));
    };
    assert.deepEqual(await asked(), ['setting-haptics', 'setting-wakeLock']);
    await page.evaluate(() => {
      for (const name of ['share', 'vibrate', 'wakeLock']) delete Navigator.prototype[name];
      Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    });
    assert.deepEqual(await asked(), []);
    await hand.press('Menu');
    await find(page, 'button', 'Flip the board');
    assert.ok(!(await exists(page, 'button', 'Full screen')));
    await hand.press('Share or save this game');
    await find(page, 'button', 'Copy the link');
    assert.ok(!(await exists(page, 'button', 'Share…')));
    await hand.press('Close');
    await hand.play(to('b8', 'c8'));
  },
);

if (engine === 'chromium') {
  browserTest(
    'without https: every screen is there without a complaint, and texts are copied, or marked to be',
    { ...desktop, allowed: new RegExp(`^http://${insecureHost}:\\d+/\\S*$`) },
    async (page, { address }) => {
      const insecure = address.replace('127.0.0.1', insecureHost);
      const hand = await hotSeat(page, insecure, MouseHand);
      assert.equal(await page.evaluate(() => isSecureContext), false);
      await hand.play(to('b1', 'c1'));
      await page.evaluate(() => {
        window.copied = [];
        document.addEventListener('copy', ({ target }) => window.copied.push(target.value));
      });
      await hand.press('Menu');
      await hand.press('Share or save this game');
      for (const [button, begin] of [
        ['Copy the link', `${insecure}#g1.`],
        ['Copy as text', 'anthill-game 1'],
        ['Copy the position', 'army-ants '],
      ]) {
        await hand.press(button);
        const copied = await page.until('a copy', () => window.copied.pop());
        assert.ok(copied.startsWith(begin), copied);
        await waitForText(page, 'Copied.');
      }
      await page.evaluate(() => void (document.execCommand = () => false));
      await hand.press('Copy the position');
      await waitForText(page, 'The text below is selected');
      assert.match(await page.evaluate(() => getSelection().toString()), /^army-ants /);
      for (const [screen, heading] of [
        ['library', 'Saved games'],
        ['puzzles', /^Puzzles/],
        ['learn', /./],
        ['position', /^Set up a position/],
        ['analysis', /./],
        ['', /./],
      ]) {
        await page.goto('about:blank');
        await page.goto(`${insecure}${screen && '#'}${screen}`);
        await find(page, 'heading', heading);
        await atRest(page);
      }
      await hand.press('Settings');
      await find(page, 'heading', 'Settings');
    },
  );
}
