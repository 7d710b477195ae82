// Gestures: the question whether two friends swap or march, the line, refusals in words, and all that must not become a move.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone, tablet, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';

/** Runs something that must leave the game as it was. */
async function commitsNothing(table, act) {
  const [moves, position] = [await table.moves(), await table.position()];
  await act();
  await table.page.drawn();
  assert.deepEqual(await table.moves(), moves);
  assert.equal(await table.position(), position);
  assert.equal(await table.toMove(), moves.length % 2 === 0 ? 'Red' : 'Black');
}

/** Two own cards beside the gap c1, which may swap or march into it. */
const pair = { from: 'b1', last: 'a1' };

for (const [means, Hand, device] of [
  ['touch', FingerHand, tablet],
  ['mouse', MouseHand, desktop],
  ['keys', KeyHand, desktop],
]) {
  browserTest(`two friends side by side: asked by ${means}, they swap or march`, device, async (page, { address }) => {
    const hand = await hotSeat(page, address, Hand);
    const before = await hand.table.spaces();
    await hand.move(pair.from, pair.last);
    await find(page, 'button', 'March together');
    assert.deepEqual(await hand.table.moves(), []);
    await hand.press('Swap places');
    await page.untilHere('the swap', async () => (await hand.table.moves()).length === 1);
    const after = await hand.table.spaces();
    assert.equal(after.get('a1').value, before.get('b1').value);
    assert.equal(after.get('b1').value, before.get('a1').value);
    await hand.press('Pass');
    await page.untilHere('the pass', async () => (await hand.table.moves()).length === 2);
    await hand.play({ kind: 'march', ...pair, to: 'c1' });
    assert.deepEqual(await hand.table.moves(), ['a1=b1', 'pass', 'a1:b1-b1']);
    assert.equal((await hand.table.spaces()).get('a1').side, '');
  });
}

browserTest(
  'a sweep over cards of a column makes a line of them, and it marches',
  tablet,
  async (page, { address }) => {
    const hand = await hotSeat(page, address, FingerHand);
    await hand.play({ kind: 'march', ...pair, to: 'c1' });
    await hand.press('Pass');
    await page.untilHere('the pass', async () => (await hand.table.moves()).length === 2);
    await page.touchDrag(await hand.table.centreOf('a4'), await hand.table.centreOf('a2'));
    await page.untilHere(
      'a line of three',
      async () =>
        [...(await hand.table.spaces()).values()].filter(({ states }) => /in the line|selected/.test(states)).length ===
        3,
    );
    await hand.marchTo('a4', 'a1');
    await page.untilHere('the march', async () => (await hand.table.moves()).length === 3);
    assert.equal((await hand.table.moves())[2], 'a2:a4-a1');
    assert.equal((await hand.table.spaces()).get('a4').side, '');
  },
);

/** The board hears of a tap in its own frame, and the page draws its words in the next. */
const MOST_FRAMES = 2;

/** Runs in the page: counts the frames between the end of a touch and the sentence, to be seen and to be heard. */
function watchFor(sentence) {
  const says = (selector) =>
    [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(sentence));
  let frames = 0;
  const look = () => {
    if (says('.message-line, .talk') && says('[role=status]')) window.answeredAfter = frames;
    else if ((frames += 1) < 1000) requestAnimationFrame(look);
  };
  addEventListener('touchend', () => requestAnimationFrame(look), { capture: true, once: true });
}

pageTest('a refused move says why in words, at once', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await commitsNothing(hand.table, async () => {
    await page.tap(await hand.table.centreOf('a4'));
    await page.untilHere('it in hand', async () => /selected/.test((await hand.table.spaces()).get('a4').states));
    const enemy = await hand.table.centreOf('a5');
    await page.evaluate(watchFor, 'You can’t attack during the rally.');
    await page.tap(enemy);
    const frames = Number(await page.until('the sentence', () => window.answeredAfter?.toString()));
    assert.ok(frames <= MOST_FRAMES, `${frames} frames until it is said`);
    await find(page, 'button', /^Show rule \d+$/);
    await page.tap(await hand.table.centreOf('a4'));
    await hand.move('a4', 'c1');
    await waitForText(page, 'There is no path through empty spaces to c1.');
    // The same once more is said once more: what says it is another node.
    const isNew = () => {
      const said = [...document.querySelectorAll('main > [role=status] > span')].find(({ textContent }) =>
        textContent.startsWith('There is no path'),
      );
      const before = window.said;
      window.said = said ?? before;
      return said !== undefined && said !== before;
    };
    await page.until('said to screen readers', isNew);
    await page.tap(await hand.table.centreOf('c1'));
    await page.until('said again', isNew);
  });
});

browserTest(
  'a second finger, a cancelled touch, slides back and off commit nothing',
  tablet,
  async (page, { address }) => {
    const { table } = await hotSeat(page, address, FingerHand);
    const [card, gap, far] = [await table.centreOf('b1'), await table.centreOf('c1'), await table.centreOf('d3')];
    const board = await table.spaces();
    const outside = {
      x: gap.x,
      y: Math.min(
        page.options.viewport.height - 2,
        board.get('c1').button.box.y + board.get('c1').button.box.height + 30,
      ),
    };

    await commitsNothing(table, async () => {
      await page.touchStart(card, 0);
      await page.touchStart(far, 1);
      await page.touchMove(gap, 0);
      await page.touchEnd(1);
      await page.touchEnd(0);
    });
    await commitsNothing(table, async () => {
      await page.touchStart(card);
      await page.touchMove({ x: (card.x + gap.x) / 2, y: card.y });
      await page.touchMove(gap);
      await page.touchCancel();
    });
    await commitsNothing(table, () => page.touchDrag(card, gap, card));
    await commitsNothing(table, () => page.touchDrag(card, gap, outside));
  },
);

browserTest('a swipe from the edge of the screen commits nothing', phone, async (page, { address }) => {
  const { table } = await hotSeat(page, address, FingerHand);
  const { box } = (await table.spaces()).get('a1').button;
  await commitsNothing(table, () =>
    page.touchDrag({ x: 2, y: box.y + box.height / 2 }, { x: 180, y: box.y + box.height / 2 }),
  );
});

browserTest('a mouse that lets go beside the board commits nothing', desktop, async (page, { address }) => {
  const { table } = await hotSeat(page, address, MouseHand);
  const [card, gap] = [await table.centreOf('b1'), await table.centreOf('c1')];
  await commitsNothing(table, () => page.mouseDrag(card, gap, { x: gap.x, y: page.options.viewport.height - 1 }));
  await commitsNothing(table, () => page.mouseDrag(card, gap, { x: 1, y: gap.y }));
});

browserTest('turned in mid-drag, the board lets go of the card and plays on', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await commitsNothing(hand.table, async () => {
    await page.touchStart(await hand.table.centreOf('b1'));
    await page.touchMove(await hand.table.centreOf('c1'));
    await page.setViewport({ width: 1180, height: 820 });
    // The board follows some frames after the window, at last to the left of the panel.
    await page.untilHere('the board to turn', async () => {
      const { x, y } = await hand.table.centreOf('b1');
      return x < 1180 / 3 && y < 820;
    });
    await atRest(page);
    await page.touchEnd();
  });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
});

pageTest('by keys: Home, End and pages on the board, and Escape lets go', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, KeyHand);
  await hand.move('a1', 'a1');
  const here = async () => [...(await hand.table.spaces()).values()].find(({ button }) => button.focused)?.cell;
  const reached = [];
  for (const key of ['End', 'PageUp', 'Home', 'PageDown']) {
    await page.press(key);
    reached.push(await here());
  }
  assert.deepEqual(reached, ['e1', 'e8', 'a8', 'a1']);
  await hand.formLine('a4', 'a2');
  const chosen = async () =>
    [...(await hand.table.spaces()).values()].filter(({ states }) => /in the line|selected/.test(states)).length;
  await page.untilHere('three cards in line', async () => (await chosen()) === 3);
  await page.press('Escape');
  await page.untilHere('nothing selected', async () => (await chosen()) === 0);
  assert.equal(await exists(page, 'dialog', /.*/), false);
});

pageTest('single letters press the tools, until they are switched off', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  const moved = (count) => page.untilHere(`${count} moves`, async () => (await hand.table.moves()).length === count);
  await page.press('u');
  await moved(0);
  await page.press('r');
  await moved(1);
  await page.press('p');
  await moved(2);
  await page.press('m');
  await hand.press('Settings');
  await waitForText(page, 'U: undo');
  await page.press('u'); // not through a dialog
  await page.evaluate(() => document.querySelector('input[name=setting-shortcuts][value=off]').click());
  await page.press('Escape');
  await page.press('u');
  await page.press('Control+z');
  await moved(1);
});

pageTest('zoomed in by two fingers, two fingers on the board zoom out again', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const zoom = () => page.evaluate(() => visualViewport.scale);
  /** Two fingers one above the other, from so far apart to so far. */
  const pinch = async ({ x, y }, from, to) => {
    const ends = (apart) => [y - apart / 2, y + apart / 2].map((end) => ({ x, y: end }));
    for (const [finger, point] of ends(from).entries()) await page.touchStart(point, finger);
    for (let step = 1; step <= 10; ++step)
      for (const [finger, point] of ends(from + ((to - from) * step) / 10).entries())
        await page.touchMove(point, finger);
    for (const finger of [0, 1]) await page.touchEnd(finger);
    await page.drawn();
  };
  const board = await page.evaluate(() => document.querySelector('.board canvas').getBoundingClientRect().toJSON());
  const onBoard = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  await commitsNothing(hand.table, async () => {
    await pinch(onBoard, 60, 240);
    assert.equal(await zoom(), 1, 'the board itself does not zoom in');
    await page.devTools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await page.until('the page zoomed in', () => document.documentElement.hasAttribute('data-zoomed'));
    await pinch(onBoard, 260, 40);
    assert.ok((await zoom()) < 1.05, `${await zoom()}`);
  });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
});
