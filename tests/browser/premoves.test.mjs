// Moves chosen while the computer thinks, and the magnifier under a finger on small cells.

import assert from 'node:assert/strict';
import { browserTest } from './support/browser_test.mjs';
import { boardLoaded, phone, savedMoves, scriptChance, startGame, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { entry, openLibrary, paste } from './support/library.mjs';
import { exists, find } from './support/roles.mjs';
import { decodePng, difference } from './support/png.mjs';
import { Table } from './support/table.mjs';
import { WarTable } from './support/war_table.mjs';

/** The computer thinks as long as it is told to, and plays what it is told. */
const holdComputer = (page) =>
  page.evaluate(() => {
    const { thinker } = document.querySelector('anthill-app');
    const ask = thinker.ask.bind(thinker);
    thinker.ask = async (question, priority, ...more) => {
      const [signal] = more;
      const answer = await ask(question, priority, ...more);
      if (priority !== 'move') return answer; // the verdict on the player's move
      const move = await new Promise((resolve) => {
        window.letPlay = resolve;
      });
      return signal.aborted || !answer ? null : { ...answer, move };
    };
  });
const letPlay = async (page, move) => {
  await page.until('the computer’s thought', () => Boolean(window.letPlay));
  await page.evaluate((told) => window.letPlay(told), move);
};

const states = async (table, cell) => (await table.spaces()).get(cell).states;
const waits = (page, table, cell) =>
  page.untilHere(`a premove on ${cell}`, async () => /your premove/.test(await states(table, cell)));
const isTakenBack = (page, table, cell) =>
  page.untilHere('no premove', async () => !/your premove/.test(await states(table, cell)));

browserTest('a premove waits, is taken back, made again, and played', tablet, async (page, { address }) => {
  // The page asks for no confirmation of a premove.
  await page.goto(address);
  await boardLoaded(page);
  await page.evaluate(() =>
    localStorage.setItem('anthill.settings', JSON.stringify({ premove: 'on', confirm: 'off' })),
  );
  await page.goto(address);
  await scriptChance(page);
  const table = new Table(page);
  const hand = new FingerHand(table);
  await startGame(hand, { opponent: 'Computer', side: 'Red' });
  await holdComputer(page);
  const from = (await table.spaces()).get('b1').side ? 'b1' : 'd1';
  await hand.play({ kind: 'single', from, to: 'c1' });
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');

  await hand.move('c1', from);
  await waits(page, table, 'c1');
  await waitForText(page, `Premove set: c1 to ${from}.`);
  assert.match(await states(table, from), /your premove/);
  assert.equal(await savedMoves(page), `${from}-c1`);
  await page.press('Escape');
  await isTakenBack(page, table, 'c1');
  await hand.move('c1', from);
  await waits(page, table, 'c1');
  await page.tap(await table.centreOf('c6'));
  await isTakenBack(page, table, 'c1');
  assert.ok(!(await exists(page, 'button', 'Cancel premove')));

  await page.evaluate(() => document.querySelector('anthill-app').change({ confirm: 'both' }));
  await hand.move('c1', from);
  await waits(page, table, 'c1');
  await find(page, 'button', 'Cancel premove');
  await letPlay(page, 'pass');
  await page.untilHere('the premove played', async () => (await table.moves()).length === 3);
  assert.deepEqual(await table.moves(), [`${from}-c1`, 'pass', `c1-${from}`]);
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');
});

browserTest(
  'a finger that rests on small spaces looks through the magnifier, a mouse does not',
  { ...phone, composited: true },
  async (page, { address }) => {
    const hand = await openLibrary(page, address, FingerHand, WarTable);
    const cards = [...'A23456789TJQK'].flatMap((rank) => [...'hdsc'].map((suit) => rank + suit));
    const board = Array.from({ length: 10 }, (_, row) => cards.slice(5 * row, 5 * row + 5).join('')).join('/');
    await paste(hand, `anthill-game 1\nstart ant-war board=${board} turn=red\nmoves\nresult playing\n`);
    await hand.press(entry);
    const { table } = hand;
    await table.ready(50);
    await page.untilHere('spaces smaller than a finger', async () => {
      const { width, height } = [...(await table.spaces()).values()].at(-1).button.box;
      return Math.min(width, height) < 44;
    });
    await page.drawn();
    // The text below the board may change meanwhile.
    const { top, bottom } = await page.evaluate(() => {
      const { y, height } = document.querySelector('canvas').getBoundingClientRect();
      return { top: y * devicePixelRatio, bottom: (y + height) * devicePixelRatio };
    });
    const drawn = async () => {
      const { width, channels, data } = decodePng(await page.png());
      const [from, to] = [Math.ceil(top), Math.floor(bottom)];
      const rows = data.subarray(from * width * channels, to * width * channels);
      return { width, height: to - from, channels, data: rows };
    };
    let before = await drawn();
    await page.untilHere('a board that lies still', async () => {
      const earlier = before;
      await new Promise((resolve) => setTimeout(resolve, 300));
      before = await drawn();
      return difference(earlier, before, 24).pixels === 0;
    });
    // More than the one space that the pointer is on.
    const seesMore = async () => difference(before, await drawn(), 24).pixels > 5000;
    const at = await table.centreOf('e1');
    await page.touchStart(at);
    await page.untilHere('the magnifier', seesMore);
    await page.touchMove({ x: at.x - 60, y: at.y });
    assert.ok(await seesMore());
    await page.touchCancel();
    await page.untilHere('no magnifier', async () => !(await seesMore()));
    await page.mouseMove(at);
    await page.mouseDown();
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.ok(!(await seesMore()));
    await page.mouseUp();
  },
);
