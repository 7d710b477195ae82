// Letters twice as large: a screen may scroll, but nothing covers or cuts anything. Games, lessons and puzzles: sideways.test.mjs.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { atRest } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { ENLARGED, looking, sideways } from './support/sideways.mjs';

pageTest('letters twice as large: start, set-up, settings and rules', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = new FingerHand({ page });
  for (const [way, heading] of [
    ['Set up a position', /^Set up a position/],
    ['Settings', 'Settings'],
    ['Rules', /rules/],
  ]) {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await look('start', ENLARGED);
    await hand.press(way);
    await find(page, 'heading', heading);
    await atRest(page);
    await look(way, ENLARGED);
  }
  judge();
});

pageTest('letters twice as large, and long words', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const narrow = { ...ENLARGED, sizes: ENLARGED.sizes.slice(0, 1) };
  const start = async () => {
    await page.goto(address);
    await page.until('the start screen', () => document.querySelector('.setup [type=submit]') !== null);
    await atRest(page);
  };
  const change = (settings) => page.evaluate((all) => document.querySelector('anthill-app').change(all), settings);
  const play = async (game) => {
    await page.evaluate((id) => {
      const person = { kind: 'person', name: '' };
      return document.querySelector('anthill-app').begin(id, { red: person, black: person }, 7);
    }, game);
    await page.until('the game', () => document.querySelector('.game-panel button') !== null);
    await atRest(page);
  };
  await start();
  for (const language of ['de', 'fr', 'pl', 'ar']) {
    await change({ language, opponent: 'friend' });
    // A notice names a game that cannot be read, and Learn stands among the ways.
    await page.evaluate(() => {
      localStorage.setItem('anthill.progress.army-ants', JSON.stringify({ learnt: true }));
      localStorage.setItem('anthill.progress.ant-war', JSON.stringify({ learnt: 1 }));
    });
    await start();
    await page.evaluate(() => document.querySelector('.variant summary').click());
    await look(`${language}, start`, narrow);
    await play('red-vs-black');
    await look(`${language}, commit`, narrow);
    await play('ant-war');
    await look(`${language}, odds`, narrow);
    await page.evaluate(() => document.querySelector('anthill-app').goTo('puzzles'));
    await page.until('a puzzle', () => document.querySelector('.puzzle .tool') !== null);
    await look(`${language}, a puzzle`, narrow);
    const isCut = () => {
      const small = document.querySelector('.puzzle .status small');
      return small.scrollWidth > small.clientWidth + 1;
    };
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await page.setViewport({ width: 320, height: 640 });
    await atRest(page);
    assert.ok(!(await page.evaluate(isCut)), `${language}: the rating is whole`);
  }
  judge();
});
