// Moves are tried out from any position: each is kept in a tree, the best three lines are shown as long as the analysis is on, and a game
// can begin from there. The game that it began with stays as it was.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, openEditor, phone, tablet } from './support/game.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { find, findAll } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { WarTable } from './support/war_table.mjs';

const ENGINE = 'Computer analysis';

/** Each line: what it comes to, and its moves. */
const lines = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lines li')].map((line) => ({
      worth: line.querySelector('.worth > span')?.innerText ?? '',
      moves: [...line.querySelectorAll('button')].map((button) => button.innerText),
    })),
  );
const progress = (page) => page.evaluate(() => document.querySelector('.lines header p').innerText);
/** The moves that have been tried, as they are said; what is shown is in brackets. */
const tree = async (page) =>
  (await findAll(page, 'treeitem')).map(({ name, checked }) => (checked ? `[${name}]` : name));
const record = (page) => page.evaluate(() => document.querySelector('anthill-app').board.record());
/** Everything that is kept of games. */
const saved = (page) =>
  page.evaluate(async () => {
    const { saves } = document.querySelector('anthill-app');
    return JSON.stringify([await saves.load(), await saves.library()]);
  });

const boardBox = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
/** True if a touch of the element's middle hits the element. */
const isInSight = (selector) => {
  const element = document.querySelector(selector);
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

const threeLines = (page) =>
  page.untilHere('three lines', async () => (await lines(page)).every(({ moves }) => moves.length > 0));
/** Makes the first move of the best line that begins with another one. Lines change: the engine is stopped for that. @returns that move */
async function playLine(hand, other = '') {
  const { page } = hand;
  await threeLines(page);
  await hand.press(ENGINE, 'switch');
  const before = await record(page);
  const { at, move } = await page.evaluate((except) => {
    const buttons = [...document.querySelectorAll('.lines li button:first-child')];
    const button = buttons.find(({ innerText }) => innerText !== except);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { at: { x: x + width / 2, y: y + height / 2 }, move: button.innerText };
  }, other);
  await hand.point(at);
  await page.untilHere('the move on the board', async () => (await record(page)) !== before);
  await atRest(page);
  await hand.press(ENGINE, 'switch');
  return move;
}

async function setUp(page, address, Hand, game) {
  const hand = await openEditor(page, address, Hand, game);
  await hand.press('Analyse');
  await find(page, 'switch', ENGINE);
  await atRest(page);
  return hand;
}

pageTest('moves are tried by touch, branches are kept, and a game begins there', phone, async (page, { address }) => {
  const hand = await setUp(page, address, FingerHand);
  await threeLines(page);
  const [first, second, third] = await lines(page);
  assert.equal(new Set([first, second, third].map(({ moves }) => moves[0])).size, 3, 'three different moves');
  for (const { worth } of [first, second, third]) assert.match(worth, /^(Red \d+%|(Red|Black) wins .*)$/);
  const label = await page.evaluate(() => document.querySelector('.chances-bar').getAttribute('aria-label'));
  assert.match(label, /^(Red \d+%\. Give or take \d+%\.|(Red|Black) wins .*\.)$/);
  await page.untilHere('which levels play a line', () =>
    page.evaluate(() => /^Levels? \d/.test(document.querySelector('.lines .worth small')?.innerText ?? '')),
  );
  await assertAccessible(page, 'the analysis of a position');
  // Deeper and deeper, until it is stopped.
  const before = await progress(page);
  assert.match(before, /^\d+ moves deep, /);
  await page.untilHere('another depth or more positions', async () => (await progress(page)) !== before);
  await hand.press(ENGINE, 'switch');
  const stopped = [await progress(page), await lines(page)];
  await new Promise((resolve) => setTimeout(resolve, 1500));
  assert.deepEqual([await progress(page), await lines(page)], stopped, 'nothing comes after stop');
  await hand.press(ENGINE, 'switch');

  const begun = await playLine(hand);
  await hand.press('One move back');
  await atRest(page);
  await playLine(hand, begun);
  await playLine(hand);
  // A phone has room for the lines or for the tree; the board stays.
  const board = await boardBox(page);
  await hand.press('Moves tried');
  assert.deepEqual(await boardBox(page), board);
  const tried = await tree(page);
  assert.equal(tried.length, 4);
  assert.ok(await page.evaluate(isInSight, '[role=treeitem][aria-selected=true]'), 'the place in the tree');
  assert.match(tried[1], /^Move 1, Red: /);
  assert.match(tried[2], /^Move 1, Red: .*, instead of /);
  assert.match(tried[3], /^\[Move 2, Black: .*, in a variation\]$/);
  await assertAccessible(page, 'an analysis with a branch');
  // Reloaded, it is all there, and shown where it was.
  const shown = await record(page);
  await page.reload();
  await find(page, 'switch', ENGINE);
  await threeLines(page);
  assert.ok(await page.evaluate(isInSight, '.lines li:last-child .worth'), 'three lines');
  await hand.press('Moves tried');
  assert.deepEqual(await tree(page), tried);
  assert.equal(await record(page), shown);
  await hand.press('Make it the main line');
  assert.match((await tree(page))[2], /^Move 1, Red: .*, instead of /);
  assert.match((await tree(page))[3], /^\[Move 2, Black: [^,]*\]$/);
  await hand.press('Delete from here');
  await page.untilHere('a shorter tree', async () => (await tree(page)).length === 3);
  await atRest(page);

  const position = await page.evaluate(
    () => document.querySelector('anthill-app').session.state.match.snapshot.position,
  );
  await hand.press('Play from here');
  await find(page, 'button', 'Play from here');
  await assertAccessible(page, 'who plays from here');
  await hand.choose('Friend on this device');
  await hand.press('Play from here');
  await find(page, 'button', 'Menu');
  const game = await record(page);
  assert.match(game, /^note given yes$/m);
  assert.ok(game.includes(`start ${position}\n`), game);
});

pageTest('a finished game is analysed by keys alone, and stays as it was', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, KeyHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await hand.press('More');
  await hand.press('Analyse');
  await find(page, 'switch', ENGINE);
  await atRest(page);
  const before = await saved(page);
  const main = await tree(page);
  assert.match(main.at(-1), /^\[/, 'the end of the game is shown');
  // Along the line and back, by the keys of the tree.
  await page.evaluate(() => document.querySelector('[role=treeitem][tabindex="0"]').focus());
  await page.press('ArrowLeft');
  await page.untilHere('the position before', async () => (await tree(page)).at(-2).startsWith('['));
  await threeLines(page);
  assert.match((await lines(page))[0].worth, /^Red wins at once$/, 'the Queen can be taken');
  await page.press('ArrowLeft');
  await page.untilHere('the one before that', async () => (await tree(page)).at(-3).startsWith('['));
  // Another move than the one that was played.
  await threeLines(page);
  const played = main.at(-2).split(': ')[1];
  const other = (await lines(page)).findIndex(({ moves }) => moves[0] !== played) + 1;
  await page.evaluate(
    (index) => document.querySelectorAll('.lines li')[index].querySelector('button').focus(),
    other - 1,
  );
  await page.press('Enter');
  await page.untilHere('a branch', async () => (await tree(page)).length === main.length + 1);
  await atRest(page);
  await page.evaluate(() => document.querySelector('[role=treeitem][tabindex="0"]').focus());
  await page.press('Delete');
  await page.untilHere('no branch', async () => (await tree(page)).length === main.length);
  await page.press('Home');
  await page.untilHere('the beginning', async () => (await tree(page))[0].startsWith('['));
  assert.equal(await page.evaluate(() => document.activeElement.dataset.node), '0', 'the focus goes along');
  assert.equal(await saved(page), before, 'byte for byte');
  const [{ record: kept }] = JSON.parse(before);
  await hand.press('Back to the game');
  await find(page, 'button', 'Menu');
  assert.equal(await record(page), kept);
});

pageTest('Ant War: the analysis values moves in points', tablet, async (page, { address }) => {
  const hand = await setUp(page, address, FingerHand, { game: 'Ant War', table: WarTable });
  await threeLines(page);
  for (const { worth } of await lines(page)) assert.match(worth, /^((Red|Black) ahead by \d+|Even)( \(proven\))?$/);
  await playLine(hand);
  assert.match((await tree(page)).at(-1), /^\[Move 1, (Red|Black): /);
});

pageTest('throws are tried as well, each of them a branch', desktop, async (page, { address }) => {
  const hand = await setUp(page, address, MouseHand, { game: 'Ants: Red vs. Black' });
  const commit = async () => {
    const before = await record(page);
    const at = await page.untilHere('a line', () =>
      page.evaluate(() => {
        const box = document.querySelector('.lines li button')?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    await hand.point(at);
    await page.untilHere('a move', async () => (await record(page)) !== before);
    await atRest(page);
  };
  // Which units are sent makes no difference: three ways are told all the same.
  await threeLines(page);
  const sent = await lines(page);
  assert.equal(new Set(sent.map(({ moves }) => moves[0])).size, 3);
  assert.equal(new Set(sent.map(({ worth }) => worth)).size, 1);
  await commit();
  await commit();
  assert.equal((await tree(page)).length, 3);
  await threeLines(page);
  for (const { moves, worth } of await lines(page)) {
    assert.match(moves[0], /^Throw at \d+% strength$/);
    assert.match(worth, /^Red \d+%$/);
  }
  await commit();
  await hand.press('One move back');
  await page.untilHere('the position before', async () => (await tree(page))[2].startsWith('['));
  await atRest(page);
  await commit();
  const tried = await tree(page);
  assert.ok(tried.length >= 4, 'the throw is kept');
  assert.match(tried.at(-1), /Red: throws/);
});

pageTest('the engine rests while the page is out of sight', desktop, async (page, { address }) => {
  await setUp(page, address, MouseHand);
  await threeLines(page);
  const turn = (state) =>
    page.evaluate((to) => {
      Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.untilHere('that it rests', () =>
    page.evaluate(() => document.querySelector('anthill-analysis').engine.state === 'off'),
  );
  await turn('visible');
  await page.untilHere('that it works', () =>
    page.evaluate(() => document.querySelector('anthill-analysis').engine.state === 'working'),
  );
});

pageTest('an analysis without a game shows where to begin', phone, async (page, { address }) => {
  await page.goto(`${address}#analysis`);
  await find(page, 'heading', /^Analysis/);
  await find(page, 'button', 'Saved games');
  await assertAccessible(page, 'an analysis of nothing');
  await new FingerHand({ page }).press('Set up a position');
  await find(page, 'button', 'Play from here');
});
