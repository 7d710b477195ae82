// The drivers, proved on a page that writes down what happens to it.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserSuite } from './support/browser_test.mjs';
import { engine } from './support/setup.mjs';
import { pngSize } from './support/png.mjs';

const browserTest = browserSuite({
  folder: fileURLToPath(new URL('./driver_page/', import.meta.url)),
  base: '/below/',
});

const heard = (page, ...types) =>
  page.evaluate((wanted) => window.heard.splice(0).filter((line) => wanted.includes(line.split(' ')[0])), types);
const centreOf = (page, selector) =>
  page.evaluate((which) => {
    const box = document.querySelector(which).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);

browserTest('a mouse drag is a press, moves with the button held, and a release', {}, async (page, { address }) => {
  await page.goto(address);
  await page.mouseDrag({ x: 20, y: 30 }, { x: 100, y: 30 }, { x: 100, y: 110 });
  const events = await heard(page, 'mousedown', 'mousemove', 'mouseup');
  assert.ok(events.includes('mousedown 20 30 1'), String(events));
  assert.ok(events.includes('mousemove 100 30 1'), String(events));
  assert.equal(events.at(-1), 'mouseup 100 110 0');
});

browserTest('a click reaches a button', {}, async (page, { address }) => {
  await page.goto(address);
  await page.click(await centreOf(page, '#button'));
  assert.deepEqual(await heard(page, 'click'), ['click']);
});

browserTest('fingers: tap, drag, two at once, and a cancelled one', { touch: true }, async (page, { address }) => {
  await page.goto(address);
  const touches = () => heard(page, 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'mousedown');

  await page.tap({ x: 40, y: 50 });
  assert.deepEqual(await touches(), ['touchstart 40 50 1', 'touchend 40 50 0'], 'a claimed tap makes no mouse events');

  await page.touchDrag({ x: 40, y: 50 }, { x: 140, y: 50 });
  const drag = await touches();
  assert.equal(drag[0], 'touchstart 40 50 1');
  assert.ok(drag.includes('touchmove 140 50 1'), String(drag));
  assert.equal(drag.at(-1), 'touchend 140 50 0');

  await page.touchStart({ x: 40, y: 50 }, 0);
  await page.touchStart({ x: 140, y: 150 }, 1);
  await page.touchEnd(1);
  await page.touchEnd(0);
  const pair = (await touches()).filter((line) => line !== 'touchmove 40 50 1'); // Firefox reports the first finger again
  assert.deepEqual(pair, ['touchstart 40 50 1', 'touchstart 140 150 2', 'touchend 140 150 1', 'touchend 40 50 0']);

  await page.touchStart({ x: 40, y: 50 });
  await page.touchCancel();
  const cancelled = [];
  await page.untilHere('both', async () => cancelled.push(...(await touches())) >= 2); // the page notes it later
  assert.deepEqual(cancelled, ['touchstart 40 50 1', 'touchcancel 40 50 0']);
  await page.tap({ x: 60, y: 50 });
  assert.deepEqual(await touches(), ['touchstart 60 50 1', 'touchend 60 50 0'], 'the next touch is whole again');
});

browserTest('a tap on a button is a click', { touch: true }, async (page, { address }) => {
  await page.goto(address);
  await page.tap(await centreOf(page, '#button'));
  await page.untilHere('the click', async () => (await heard(page, 'click')).length === 1);
});

browserTest('keys, with modifiers, and typed text', {}, async (page, { address }) => {
  await page.goto(address);
  await page.click(await centreOf(page, '#field'));
  await heard(page);
  await page.press('Shift+ArrowUp', 'Enter', ' ', 'Escape', 'Tab');
  assert.deepEqual(await heard(page, 'keydown'), [
    'keydown Shift+Shift',
    'keydown Shift+ArrowUp',
    'keydown Enter',
    'keydown  ',
    'keydown Escape',
    'keydown Tab',
  ]);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'button');
  await page.press('Enter');
  await page.press(' ');
  assert.deepEqual(await heard(page, 'click'), ['click', 'click'], 'Enter and Space press a button');
  await page.press('Tab');
  await page.type('army ants 2020, c3–c4');
  assert.equal(await page.evaluate(() => document.getElementById('input').value), 'army ants 2020, c3–c4');
});

for (const pixelRatio of engine === 'webkit' ? [1, 2] : [1, 1.5, 2]) {
  browserTest(
    `the viewport has the size and pixel ratio asked for, ${pixelRatio}`,
    { viewport: { width: 820, height: 1180 }, pixelRatio, composited: true },
    async (page, { address }) => {
      await page.goto(address);
      const seen = await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio]);
      assert.deepEqual(seen, [820, 1180, pixelRatio]);
      assert.deepEqual(pngSize(await page.png()), { width: 820 * pixelRatio, height: 1180 * pixelRatio });
      await page.setViewport({ width: 1180, height: 820 });
      await page.until('the turned viewport', () => innerWidth === 1180 && innerHeight === 820);
    },
  );
}

browserTest('the fonts are DejaVu, whatever else the machine has', {}, async (page, { address }) => {
  await page.goto(address);
  const widths = await page.evaluate(() => {
    const paper = document.createElement('canvas').getContext('2d');
    const widthIn = (family) => {
      paper.font = `100px ${family}`;
      return paper.measureText('Anthill, 40 cells and 16 cards').width;
    };
    const others = ['DejaVu Math TeX Gyre', 'DejaVu Sans Condensed', 'Noto Sans', 'Liberation Sans', 'Roboto'];
    return {
      plain: widthIn('"DejaVu Sans"'),
      generic: ['system-ui', 'sans-serif'].map(widthIn),
      wide: widthIn('monospace'),
      others: others.map((family) => widthIn(`"${family}", monospace`)),
    };
  });
  assert.notEqual(widths.plain, widths.wide);
  assert.deepEqual(widths.generic, [widths.plain, widths.plain]);
  assert.deepEqual(new Set(widths.others), new Set([widths.wide]), 'no other font is found');
});

browserTest('dark and with reduced motion', { colorScheme: 'dark', reducedMotion: true }, async (page, { address }) => {
  await page.goto(address);
  const seen = await page.evaluate(() =>
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) => matchMedia(query).matches),
  );
  assert.deepEqual(seen, [true, true]);
});

browserTest('light and with motion, and with WebGL', {}, async (page, { address }) => {
  await page.goto(address);
  const seen = await page.evaluate(() =>
    ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'].map((query) => matchMedia(query).matches),
  );
  assert.deepEqual(seen, [false, false]);
  assert.equal(await page.evaluate(() => window.webgl), true);
});

// WebGL that is switched off is a console warning of its own in Firefox.
browserTest('without WebGL', { webgl: false, allowed: /WebGL/ }, async (page, { address }) => {
  await page.goto(address);
  assert.equal(await page.evaluate(() => window.webgl), false);
});

browserTest(
  'console messages, errors and failed requests are seen',
  { allowed: /said|thrown|missing|elsewhere/ },
  async (page, { address, said, server }) => {
    await page.goto(address);
    await page.evaluate(() => {
      console.log('said aloud');
      setTimeout(() => {
        throw new Error('thrown later');
      });
      void fetch('missing.txt');
      void fetch('http://elsewhere.invalid/').catch(() => {});
    });
    const saw = (pattern) => page.untilHere(`${pattern}`, () => said().some(({ text }) => pattern.test(text)));
    await saw(/said aloud/);
    await saw(/thrown later/);
    await page.untilHere('the missing file', () =>
      server.log.some(({ path, status }) => path.endsWith('missing.txt') && status === 404),
    );
    await page.untilHere('the request to somebody else', () =>
      [...page.answers.map(({ url }) => url), ...said().map(({ text }) => text)].some((text) => /elsewhere/.test(text)),
    );
  },
);

browserTest('a page forgets what another page stored, and a reload does not', {}, async (page, { address, open }) => {
  const visits = (which) => which.evaluate(() => localStorage.getItem('visits'));
  await page.goto(address);
  await page.reload();
  assert.equal(await visits(page), '2');
  const other = await open();
  await other.goto(address);
  assert.equal(await visits(other), '1');
});

browserTest('waiting outlives the page that is left meanwhile', {}, async (page, { address }) => {
  await page.goto(address);
  await page.evaluate(() => {
    window.before = true;
    setTimeout(() => location.reload(), 50);
  });
  await page.until('the page anew', () => new Promise((done) => setTimeout(() => done(!window.before), 200)));
});

browserTest('another tab in front hides the page', { whole: true }, async (page, { address }) => {
  await page.goto(address);
  await page.hide();
  await page.show();
  await page.untilHere('hidden, then visible', async () =>
    (await page.evaluate(() => window.heard.join())).includes('visibility hidden,visibility visible'),
  );
});

// WebKit's driver has no way to go offline, and its browser forgets every profile.
if (engine !== 'webkit') {
  browserTest(
    'offline, no request gets through',
    { allowed: /index|fetch|INTERNET|NetworkError/ },
    async (page, { address }) => {
      await page.goto(address);
      const reached = () =>
        page.evaluate(() =>
          fetch('index.html', { cache: 'no-store' }).then(
            () => true,
            () => false,
          ),
        );
      assert.equal(await reached(), true);
      await page.setOffline(true);
      assert.equal(await reached(), false);
      await page.setOffline(false);
      assert.equal(await reached(), true);
    },
  );

  browserTest('a killed browser comes back with its profile', {}, async (page, { address, open, kill }) => {
    const profile = await mkdtemp(join(tmpdir(), 'anthill-profile-'));
    try {
      const first = await open({ profile });
      await first.goto(address);
      await kill(first);
      const second = await open({ profile });
      await second.goto(address);
      assert.ok(Number(await second.evaluate(() => localStorage.getItem('visits'))) >= 1);
      await kill(second);
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
