// Letters twice as large: a screen may scroll, but nothing covers or cuts anything.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, chooseGame, hotSeat, playText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { crowded, looking, sideways } from './support/sideways.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

const enlarged = {
  sizes: [
    [320, 640], // a screen of 1280, zoomed to 400 %
    [820, 1180],
  ],
  search: crowded,
  letters: '200%',
};

pageTest('letters twice as large: games', sideways, async (page, { address }) => {
  const { look, judge } = looking(page, enlarged);
  const { table } = await hotSeat(page, address, FingerHand);
  await look('Army Ants');
  for (const cell of ['b1', 'a1']) await page.tap(await table.centreOf(cell));
  await find(page, 'button', 'March together');
  await look('a question of Army Ants');
  await page.goto(address);
  const war = new FingerHand(new WarTable(page));
  await startWar(war);
  await look('Ant War, odds');
  await war.press('Set these odds');
  await find(page, 'button', /Play Red/);
  await look('Ant War, colour');
  await begin(page, address, FingerHand);
  await look('commit');
  await playText(page, 'commit:1,2,3,4', 'commit:1,2,3,4', 'throw:5r,9b,7h,2b,6r', 'throw:10b,9b,7b,2b,6r');
  await look('tactics');
  judge();
});

pageTest('letters twice as large: lessons, puzzles, and a set-up', sideways, async (page, { address }) => {
  const { look, judge } = looking(page, enlarged);
  const hand = new FingerHand(new Table(page));
  for (const [way, heading] of [
    [/^Learn /, /^Learn /],
    ['Puzzles', /[Pp]uzzle/],
    ['Set up a position', /^Set up a position/],
    ['Settings', 'Settings'],
    ['Rules', /rules/],
  ]) {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await look('start');
    await hand.press(way);
    await find(page, 'heading', heading);
    await atRest(page);
    await look(String(way));
  }
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await hand.choose('Ant War');
  for (const [way, heading] of [
    [/^Learn /, /^Learn /],
    ['Puzzles', /[Pp]uzzle/],
  ]) {
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await hand.press(way);
    await find(page, 'heading', heading);
    await atRest(page);
    await look(`Ant War, ${way}`);
  }
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await hand.choose('Army Ants');
  await chooseGame(hand, { setup: 'Total' });
  await hand.hold('Hold to see the cards', () => find(page, 'button', 'Arrange for me'));
  await look('a secret set-up');
  judge();
});

pageTest('letters twice as large, and long words', sideways, async (page, { address }) => {
  const { look, judge } = looking(page, { ...enlarged, sizes: enlarged.sizes.slice(0, 1) });
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
    await look(`${language}, start`);
    await play('red-vs-black');
    await look(`${language}, commit`);
    await play('ant-war');
    await look(`${language}, odds`);
    await page.evaluate(() => document.querySelector('anthill-app').goTo('puzzles'));
    await page.until('a puzzle', () => document.querySelector('.puzzle .tool') !== null);
    await look(`${language}, a puzzle`);
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
