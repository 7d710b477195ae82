// The page in other words: a made-up language that shows what no catalogue says and what long words push out of sight, and one that is
// written from right to left.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, boardLoaded, phone, scriptChance, still, tablet } from './support/game.mjs';
import { LANGUAGES } from './support/languages.mjs';

/** Opens the page as a visitor with these settings finds it. */
async function arrive(page, address, settings) {
  await page.goto(address);
  await boardLoaded(page);
  await page.evaluate((text) => localStorage.setItem('anthill.settings', text), JSON.stringify(settings));
  await page.reload();
  await page.until('the start screen', () => document.querySelector('form.setup button[type=submit]') !== null);
  await atRest(page);
}

const press = async (page, selector, index = 0) => {
  await page.until(`something to press: ${selector}`, (wanted) => document.querySelector(wanted) !== null, selector);
  await page.evaluate((wanted, at) => [...document.querySelectorAll(wanted)].at(at).click(), selector, index);
  await atRest(page);
};

/** Runs in the page: what is said to people outside the brackets of the made-up language. */
function withoutCatalogue() {
  // Names of people, programs and languages, cards, cells and moves.
  const names = '[lang], [translate=no], .licences, .wordmark, svg text, input, output, kbd, [dir=auto]';
  const outside = (text) => {
    let rest = text;
    for (let inner; (inner = rest.replace(/\[[^[\]]*\]/g, '')) !== rest;) rest = inner;
    return /\p{L}{2}/u.test(rest);
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (!parentElement || parentElement.closest(`script, style, noscript, ${names}`) || !seen(parentElement)) continue;
    if (outside(node.textContent)) found.push(node.textContent.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest('.licences') && outside(element.getAttribute(name))) found.push(element.getAttribute(name));
  return found;
}

/** Runs in the page: what lies beyond its edge, or does not fit what it is written on. */
function cutOff() {
  const scrolls = (element) =>
    element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const words = [...document.querySelectorAll('button, h1, h2, h3, p, legend, summary, label > span')].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
  );
  const beyond = words.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
  });
  const squeezed = words.filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 2 &&
      element.clientWidth > 0 &&
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      getComputedStyle(element).textOverflow !== 'ellipsis',
  );
  return [...new Set([...beyond, ...squeezed])].map((element) => element.textContent.trim().slice(0, 80));
}

/** Runs in the page: toolbars with pictures that are not level with the others of their row. */
function uneven() {
  const tools = [...document.querySelectorAll('.tools > .tool:has(svg)')].filter((tool) => tool.checkVisibility());
  const places = (elements) => new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top))).size;
  return places(tools.map((tool) => tool.querySelector('svg'))) === places(tools)
    ? []
    : tools.map((tool) => tool.innerText.trim());
}

/**
 * Through the screens of the page and of each game, as who has these settings finds them.
 * @param {(screen: string) => Promise<void>} look at each of them
 */
async function walk(page, address, settings, look) {
  await arrive(page, address, settings);
  await look('start');
  for (const [screen, button, index] of [
    ['rules', '.begin button', 1],
    ['settings', '.desk nav .about button', 0],
    ['about', '.desk nav .about button', 1],
  ]) {
    await press(page, button, index);
    await page.until('the dialog', () => document.querySelector('dialog[open] p, dialog[open] legend') !== null);
    await look(screen);
    await press(page, 'dialog[open] button');
  }
  for (const game of ['army-ants', 'ant-war', 'red-vs-black']) {
    await arrive(page, address, { ...settings, game, opponent: 'friend' });
    await look(`${game}, start`);
    await press(page, '.desk nav .more button');
    await page.until('a puzzle', () => document.querySelector('.puzzle .tool') !== null);
    await atRest(page);
    await look(`${game}, a puzzle`);
    await press(page, '.bar button');
    await press(page, '.desk nav .more button', 1);
    await page.until('a position', () => document.querySelector('.position-foot p')?.innerText.trim());
    await look(`${game}, setting up`);
    await press(page, '.bar button');
    await press(page, 'form.setup button[type=submit]');
    await page.until('the game', () => document.querySelector('main.game .bar h1') !== null);
    await atRest(page);
    await look(game);
    await press(page, '.tools button', -1);
    await look(`${game}, menu`);
    await press(page, 'dialog[open] button');
    await press(page, '.bar button', -1);
    await page.until('the rules', () => document.querySelector('dialog[open] .rules section') !== null);
    await look(`${game}, rules`);
  }
  await arrive(page, address, settings);
  await press(page, '.desk nav .more button', 2);
  await page.until('the library', () => document.querySelector('anthill-library main') !== null);
  await look('library');
}

pageTest('every word is from a catalogue, and long words fit', still(phone), async (page, { address }) => {
  await walk(page, `${address}?pseudo&renderer=software`, {}, async (screen) => {
    assert.deepEqual(await page.evaluate(withoutCatalogue), [], `${screen}: in no catalogue`);
    assert.deepEqual(await page.evaluate(cutOff), [], `${screen}: cut off`);
    assert.deepEqual(await page.evaluate(uneven), [], `${screen}: pictures that are not level`);
  });
});

const WIDTHS = [{ width: 768, height: 1024 }, { width: 1280, height: 800 }, phone.viewport];

pageTest('in Arabic nothing is cut off at three widths', still(phone), async (page, { address }) => {
  await walk(page, `${address}?renderer=software`, { language: 'ar', theme: 'light' }, async (screen) => {
    for (const viewport of WIDTHS) {
      await page.setViewport(viewport);
      await atRest(page);
      assert.deepEqual(await page.evaluate(cutOff), [], `${screen}, ${viewport.width} wide: cut off`);
    }
  });
});

/** Upright screens between a small phone and a large tablet: where lines are short, longer words take more of them. */
const UPRIGHT = [
  [360, 740],
  [600, 960],
  [768, 1024],
  [820, 1180],
];

pageTest(
  'whatever the line says, in long words, the board stays where it is',
  still(phone),
  async (page, { address }) => {
    await arrive(page, address, { game: 'army-ants', opponent: 'friend', language: 'de' });
    await scriptChance(page);
    await press(page, 'form.setup button[type=submit]');
    await page.until('the cards', () => document.querySelector('[role=grid] button') !== null);
    for (const [width, height] of UPRIGHT) {
      await page.setViewport({ width, height });
      const boxes = new Map();
      const seen = async (line) => {
        await atRest(page);
        const box = await page.evaluate(() =>
          JSON.stringify(document.querySelector('.board canvas').getBoundingClientRect()),
        );
        boxes.set(box, line);
      };
      await seen('at first');
      // Own cards, with and without friends beside them; one's own again, which lets it go; the other side's, which are refused.
      for (const cell of ['a1', 'b1', 'e4', 'e4', 'c3', 'c3', 'd5', 'a8']) {
        await page.evaluate((name) => {
          const card = [...document.querySelectorAll('[role=grid] button')].find((button) =>
            new RegExp(`, ${name}\\b`).test(button.getAttribute('aria-label')),
          );
          card.click();
        }, cell);
        await seen(await page.evaluate(() => document.querySelector('.talk').innerText));
      }
      assert.equal(boxes.size, 1, `${width} x ${height}: ${[...boxes.values()].join(' / ')}`);
      assert.notEqual([...boxes.values()][0], 'at first', 'it said something');
    }
  },
);

/** Runs in the page: a game between two people whose cards lie as this number has them. */
function deal(seed) {
  const player = { kind: 'person', name: '' };
  return document.querySelector('anthill-app').begin('army-ants', { red: player, black: player }, seed);
}

pageTest('the Queen’s Favor comes and goes without a change of the board', still(phone), async (page, { address }) => {
  for (const language of LANGUAGES) {
    await arrive(page, address, { game: 'army-ants', opponent: 'friend', language });
    const heights = new Map(); // by the number of tools
    for (let seed = 1; heights.size < 2; seed += 1) {
      assert.ok(seed < 30, `${[...heights.keys()]} tools in thirty deals`);
      await page.evaluate(deal, seed);
      await atRest(page);
      const [tools, height] = await page.evaluate(() => [
        document.querySelectorAll('.tools > *').length,
        document.querySelector('.board canvas')?.getBoundingClientRect().height,
      ]);
      if (tools > 0) heights.set(tools, height);
    }
    assert.equal(heights.get(5), heights.get(6), language);
  }
});

/** Runs in the page: whether the name of the level is in one piece on the plate, and all of it in sight. */
function levelIsWhole(name) {
  const who = document.querySelector('.who');
  const texts = document.createTreeWalker(who, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.data.indexOf(name);
    if (at < 0) continue;
    range.setStart(text, at);
    range.setEnd(text, at + name.length);
    const box = text.parentElement.getBoundingClientRect();
    const rects = [...range.getClientRects()];
    return rects.length === 1 && rects[0].left >= box.left - 1 && rects[0].right <= box.right + 1;
  }
  return false;
}

pageTest('the name of a level is whole on its plate, however narrow', still(phone), async (page, { address }) => {
  for (const game of ['army-ants', 'red-vs-black']) {
    await arrive(page, address, { game, language: 'de', opponent: 'computer', level: 9 });
    await press(page, 'form.setup button[type=submit]');
    await page.until('the plates', () => document.querySelectorAll('.player-bar').length === 2);
    for (const [width, height] of [
      [740, 360],
      [568, 320],
      [600, 960],
      [360, 740],
    ]) {
      await page.setViewport({ width, height });
      await atRest(page);
      assert.ok(await page.evaluate(levelIsWhole, 'Hauptmann'), `${game}, ${width} x ${height}`);
    }
  }
});

browserTest('in Arabic lines begin on the right, and the board stays as it is', tablet, async (page, { address }) => {
  await arrive(page, address, { language: 'ar', opponent: 'friend' });
  const direction = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir].join());
  assert.equal(await direction(), 'ar,rtl');
  await press(page, 'form.setup button[type=submit]');
  await page.until('the board', () => document.querySelectorAll('anthill-board-grid button').length === 40);
  await atRest(page);
  const places = await page.evaluate(() => {
    const left = (element) => element.getBoundingClientRect().left;
    const named = (cell) =>
      [...document.querySelectorAll('anthill-board-grid button')].find(({ ariaLabel }) => ariaLabel.includes(cell));
    return {
      a1: left(named('a1')),
      e1: left(named('e1')),
      back: left(document.querySelector('.bar button')),
      rules: left([...document.querySelectorAll('.bar button')].at(-1)),
      said: document.querySelector('.bar h1').textContent,
    };
  });
  assert.ok(places.a1 < places.e1, 'a1 is left of e1');
  assert.ok(places.back > places.rules, 'the way back is on the right');
  assert.match(places.said, /الأحمر/);
  // The language is kept with the settings, and changed where it was chosen.
  await press(page, '.bar button');
  await press(page, '.desk nav .about button');
  await page.until('the choice', () => document.querySelector('input[name=setting-language][value=de]') !== null);
  await page.evaluate(() => (globalThis.isSamePage = true));
  await page.evaluate(() => document.querySelector('input[name=setting-language][value=de]').click());
  await page.until('the settings and the page in German', () =>
    ['Einstellungen', 'Neue Partie'].every((words) => document.body.textContent.includes(words)),
  );
  assert.equal(await direction(), 'de,ltr');
  // English comes with the page: nothing has to be fetched.
  await page.evaluate(() => document.querySelector('input[name=setting-language][value=en]').click());
  await page.until('English', () => document.querySelector('dialog h2').textContent.includes('Settings'));
  assert.equal(await direction(), 'en,ltr');
  assert.ok(await page.evaluate(() => globalThis.isSamePage), 'the page was not loaded again');
});

pageTest(
  'on a small phone, in long words, the button that goes on lies in sight',
  { ...phone, viewport: { width: 360, height: 640 } },
  async (page, { address }) => {
    const inSight = (selector) =>
      page.evaluate((wanted) => {
        const button = [...document.querySelectorAll(wanted)].at(-1);
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, bottom - 4);
        return top >= 0 && right <= innerWidth && button.scrollWidth <= button.clientWidth && button.contains(hit);
      }, selector);
    for (const [game, action] of [
      ['ant-war', '.panel button.primary'],
      ['red-vs-black', '.panel button.primary'],
    ]) {
      await arrive(page, address, { language: 'pl', game });
      const onward = game === 'ant-war' ? 'form.setup button[type=submit]' : '.waiting button';
      assert.ok(await inSight(onward), `${game}: to begin or to continue`);
      await press(page, 'form.setup button[type=submit]');
      await page.until('the panel', (wanted) => document.querySelector(wanted) !== null, action);
      await atRest(page);
      assert.ok(await inSight(action), `${game}: to go on`);
    }
    await arrive(page, address, { language: 'pl' });
    assert.ok(await inSight('.waiting button'), 'to continue');
  },
);
