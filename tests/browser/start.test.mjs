// The start screen: what lies within sight at each size, and what it offers of the game before.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import {
  atRest,
  chooseLevel,
  desktop,
  hotSeat,
  openChoices,
  phone,
  proposedLevel,
  tablet,
  waitForText,
} from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';

/** How a button lies on the screen, and whether it is what a finger at its middle would touch. */
const placeOf = (page, text) =>
  page.evaluate((wanted) => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === wanted);
    const { top, bottom, left, width } = button.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return { top, bottom, touched: button.contains(middle), height: innerHeight };
  }, text);

pageTest('to start and to learn lie within sight at every size', phone, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  for (const { viewport } of [phone, { viewport: { width: 740, height: 360 } }, tablet, desktop]) {
    await page.setViewport(viewport);
    await page.evaluate(() => void scrollTo(0, 0)); // a button may have been looked for below
    await atRest(page);
    for (const text of ['Start the game', 'Rules']) {
      const { top, bottom, touched, height } = await placeOf(page, text);
      assert.ok(top >= 0 && bottom <= height && touched, `${text}: from ${top} to ${bottom} of ${height}`);
    }
    if (viewport !== tablet.viewport) continue;
    const [start, edition, scrolls] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return [box('.begin').top, box('.variant').bottom, document.documentElement.scrollHeight - innerHeight];
    });
    assert.ok(edition <= start, `the last question ends at ${edition}, the start button's row begins at ${start}`);
    assert.equal(scrolls, 0, 'a tablet shows all that is asked at once');
  }
});

pageTest('the game can be started from anywhere in a long choice', phone, async (page, { address }) => {
  await page.goto(address);
  const hand = new FingerHand({ page });
  await find(page, 'button', 'Start the game');
  await chooseLevel(hand, 'Elder');
  await find(page, 'radio', '10');
  for (const opening of [() => undefined, () => openChoices(hand)]) {
    await opening();
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [568, 320],
    ]) {
      await page.setViewport({ width, height });
      await page.evaluate(() => void scrollTo(0, 0));
      await atRest(page);
      const { bottom, touched } = await placeOf(page, 'Start the game');
      assert.ok(bottom <= height && touched, `${width}x${height}: its lower edge is at ${bottom}`);
    }
  }
});

pageTest('a second visit hides nothing that is asked, on phones', phone, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await page.evaluate(() => localStorage.setItem('anthill.progress.army-ants', JSON.stringify({ days: [1] })));
  await page.goto(address);
  await find(page, 'heading', 'Today');
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [844, 390],
    [568, 320],
  ]) {
    await page.setViewport({ width, height });
    for (const game of ['army-ants', 'ant-war', 'red-vs-black']) {
      await page.evaluate((id) => document.querySelector('anthill-app').change({ game: id }), game);
      await page.until(`the questions of ${game}`, (id) => document.querySelector(`.setup[data-game=${id}]`), game);
      await page.evaluate(() => void scrollTo(0, 0));
      await atRest(page);
      const { bottom, touched } = await placeOf(page, 'Start the game');
      assert.ok(bottom <= height && touched, `${game} at ${width}x${height}: the start button ends at ${bottom}`);
      const hidden = await page.evaluate(() => {
        const bar = document.querySelector('.begin').getBoundingClientRect().top;
        return document.querySelector('.variant').getBoundingClientRect().bottom - bar;
      });
      assert.ok(hidden < 6, `${game} at ${width}x${height}: ${hidden} pixels of what was chosen`);
    }
  }
});

pageTest('another game, chosen while the board is on its way', tablet, async (page, { address, server }) => {
  const arrival = {};
  const arrived = new Promise((resolve) => (arrival.tell = resolve));
  server.holdsBack = (path) => (/board_[^/]*\.wasm$/.test(path) ? arrived : undefined);
  await page.goto(address);
  const hand = new FingerHand({ page });
  await find(page, 'button', 'Start the game');
  await page.until('the board on its way', () =>
    performance.getEntriesByType('resource').some(({ name }) => /module-[^/]*\.js$/.test(name)),
  );
  await hand.choose('Ants: Red vs. Black');
  await waitForText(page, 'Ten units each');
  await openChoices(hand);
  await find(page, 'radio', 'At least 60%');
  await hand.press('Start the game');
  await waitForText(page, 'Setting up the board…');
  arrival.tell();
  await page.until(
    'the game on its board',
    () => document.querySelector('anthill-app').session.state.match?.snapshot.game === 'red-vs-black',
  );
});

pageTest('a game that has ended is not continued, one before it is', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await page.goto(address);
  await find(page, 'heading', 'Today');
  assert.ok(!(await exists(page, 'button', 'Continue')));
  await atRest(page);
  await hand.press('Saved games');
  await hand.press(/^Two players/);
  await find(page, 'heading', /wins/);
  await hotSeat(page, address, FingerHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await page.goto(address);
  await hand.press('Continue');
  await hand.table.ready();
  assert.deepEqual(await hand.table.moves(), ['b1-c1']);
});

pageTest('the way back stays where it is from one screen to the next', phone, async (page, { address }) => {
  await hotSeat(page, address, FingerHand);
  const place = () =>
    page.evaluate(() => {
      const head = document.querySelector('header:is(.bar, .page-head)');
      const button = head.querySelector('button').getBoundingClientRect();
      return { head: head.getBoundingClientRect().height, left: button.left, top: button.top };
    });
  const overBoard = await place();
  await page.goto(`${address}#library`);
  await find(page, 'heading', 'Saved games');
  await atRest(page);
  assert.deepEqual(await place(), overBoard);
});

pageTest('Today: puzzles, a deal, a streak, and a result without spoilers', phone, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  assert.ok(!(await exists(page, 'heading', 'Today')), 'nothing of it before anything has been played');
  await page.evaluate(() => {
    const today = Math.floor(
      Date.UTC(...['FullYear', 'Month', 'Date'].map((part) => new Date()[`get${part}`]())) / 864e5,
    );
    const days = [today - 4, today - 3, today - 1, today];
    localStorage.setItem('anthill.progress.army-ants', JSON.stringify({ days }));
    navigator.clipboard.writeText = (text) => Promise.resolve(void (window.copied = text));
  });
  await page.goto(address);
  const hand = new FingerHand({ page });
  await find(page, 'heading', 'Today');
  await waitForText(page, 'Streak: 4 days');
  await find(page, 'button', 'Army Ants Solved');
  await page.evaluate(() => {
    delete Navigator.prototype.share;
    navigator.clipboard.writeText = (text) => Promise.resolve(void (window.copied = text));
  });
  await hand.press('Share my result');
  await waitForText(page, 'Result copied.');
  assert.match(await page.evaluate(() => window.copied), /^Anthill, \d{4}-\d\d-\d\d: ●○○○ Streak: 4 days$/);
  await hand.press(/^Ant War Beat /);
  await find(page, 'button', /^Set these/);
  const deal = () =>
    page.evaluate(() => document.querySelector('anthill-app').session.state.match.record.notes.get('deal'));
  const dealt = await deal();
  assert.match(dealt, /^\d{1,9}$/);
  await hand.press('Home');
  await hand.press(/^Ant War Started$/);
  await find(page, 'button', /^Set these/);
  assert.equal(await deal(), dealt);
  await hand.press('Home');
  await find(page, 'button', /^Ant War Started$/);
  await page.evaluate(() => {
    const Today = Date;
    window.Date = class extends Today {
      constructor(...given) {
        super(...(given.length > 0 ? given : [Today.now() + 864e5]));
      }
    };
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await find(page, 'button', 'Army Ants Puzzle');
  await find(page, 'button', /^Ant War Beat /);
  await find(page, 'button', 'Ant War Puzzle');
  await page.evaluate(() => {
    const today = document.querySelector('anthill-today');
    today.solve = () => {
      delete today.solve;
      return Promise.reject(new Error('away'));
    };
  });
  await hand.press('Ant War Puzzle');
  await waitForText(page, 'This part of Anthill didn’t load.');
  await hand.press('Ant War Puzzle');
  await waitForText(page, 'Daily puzzle');
});

pageTest('the level is chosen by keys, and the ladder shows all of them', phone, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await page.evaluate(() => document.querySelector('.stepper input').focus());
  await page.press('ArrowRight');
  await page.untilHere('the second level', async () => (await proposedLevel(page)) === '2 Larva');
  await page.press('End');
  await page.untilHere('the last level', async () => (await proposedLevel(page)) === '11 Elder');
  await page.press('Home');
  await page.untilHere('the first level', async () => (await proposedLevel(page)) === '1 Egg');
  for (const [button, level] of [
    ['Harder level', '2 Larva'],
    ['Easier level', '1 Egg'],
  ]) {
    await new FingerHand({ page }).press(button);
    await page.untilHere(level, async () => (await proposedLevel(page)) === level);
  }
  await page.evaluate(() =>
    localStorage.setItem('anthill.progress.army-ants', JSON.stringify({ learnt: true, beaten: { 2: ['a', 'b'] } })),
  );
  await page.goto(address);
  const hand = new FingerHand({ page });
  await hand.press('Ladder');
  await find(page, 'heading', 'Your next goals');
  await waitForText(page, 'You have beaten it 2 times.');
  await waitForText(page, 'Beat Pupa without a hint.');
  await assertAccessible(page, 'ladder');
  await hand.press(/^Play 7 Scout/);
  await page.untilHere('that level', async () => (await proposedLevel(page)) === '7 Scout');
});
