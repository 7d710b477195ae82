// A hint goes in three steps, on the board and in words, and plays the move that it shows. The board keeps its size and its faces whatever
// comes and goes beside it.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { AGAINST_EGG, atRest, hotSeat, phone, sitDown, still, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

const said = (page) => page.evaluate(() => document.querySelector('anthill-advice p')?.innerText ?? '');
const marks = (page) =>
  page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(`.board-marks ${selector}`).length;
    return { veil: count('.veil'), rings: count('rect.line'), arrows: count('.arrow') };
  });
const notes = (page) =>
  page.evaluate(
    () =>
      document
        .querySelector('anthill-app')
        .board.record()
        .match(/^note hints-.*$/gm) ?? [],
  );

/** The place of the board, and which way its cards lie. */
const seen = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    const { layout } = document.querySelector('anthill-board-grid').snapshot;
    return { box: [x, y, width, height].map(Math.round), layout: { ...layout } };
  });

const hintThere = (page) => page.untilHere('the hint', async () => exists(page, 'button', /^(Tell me more|Play it)/));

pageTest('a hint in three steps, and its move is played', phone, async (page, { address }) => {
  const hand = await sitDown(page, address, FingerHand, AGAINST_EGG);
  const before = await seen(page);
  await hand.press('Hint');
  await page.until('what it costs', () => document.body.innerText.includes('a win won’t count as beating Egg'));
  assert.deepEqual(await notes(page), [], 'nothing is counted before it is accepted');
  await hand.press('Show the hint');
  await hintThere(page);
  assert.deepEqual(await marks(page), { veil: 1, rings: 0, arrows: 0 }, 'where');
  assert.match(await said(page), /Hint for Red/);
  assert.deepEqual(await notes(page), ['note hints-red 1']);
  assert.deepEqual(await seen(page), before, 'the board keeps its size');
  await assertAccessible(page);
  await hand.press('Menu');
  await hand.press('Offer a draw');
  await page.until('the answer to be seen in place of the hint', () =>
    document.querySelector('.talk')?.innerText.includes('The computer declines'),
  );
  await hand.press('Hint'); // as "Tell me more" does
  await page.untilHere('the rings', async () => (await marks(page)).rings > 0);
  assert.equal((await marks(page)).arrows, 0);
  // The tool goes on as the button does.
  await hand.press('Hint');
  await page.untilHere('the arrow', async () => (await marks(page)).arrows === 1);
  const sentence = await said(page);
  assert.match(sentence, /^Red[: ]/);
  assert.doesNotMatch(sentence, /[a-e]\d[-=x:][a-e]\d/, 'no notation');
  assert.deepEqual(await seen(page), before, 'the board keeps its size');
  await hand.press('Play it');
  await page.untilHere('the move', async () => (await hand.table.moves()).length >= 1);
  await page.until('nothing left of the hint', () => document.querySelector('.board-marks, anthill-advice') === null);
  assert.deepEqual(await notes(page), ['note hints-red 1'], 'a hint counts once');
});

pageTest('a hint that is played is not asked about once more', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await page.evaluate(() => document.querySelector('anthill-app').change({ confirm: 'both' }));
  await hand.press('Hint');
  await hintThere(page);
  await hand.press('Hint');
  await hand.press('Hint');
  await hand.press('Play it');
  await page.untilHere('the move', async () => (await hand.table.moves()).length === 1);
  assert.equal(await hand.table.toMove(), 'Black');
  assert.ok(!(await exists(page, 'button', 'Play it')));
});

pageTest('a hint is dropped when the player moves on', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.press('Hint');
  await page.until('a hint on its way', () => document.querySelector('anthill-advice') !== null);
  await hand.press(/Pass/);
  await page.untilHere('the pass', async () => (await hand.table.moves()).length === 1);
  await page.until('no hint', () => document.querySelector('anthill-advice') === null);
  await hand.press('Hint');
  await hintThere(page);
  assert.match(await said(page), /Hint for Black/, 'said who asked');
});

pageTest(
  'beside the board a long hint hides no plate',
  still({ viewport: { width: 1180, height: 820 }, touch: true }),
  async (page, { address }) => {
    const hand = await hotSeat(page, address, FingerHand);
    await hand.press('Hint');
    for (const step of ['Tell me more', 'Show the move', 'Play it']) {
      await find(page, 'button', step);
      assert.equal(
        await page.evaluate(() => {
          document.querySelector('anthill-advice p').style.minHeight = '9em';
          const { bottom } = document.querySelector('.near').getBoundingClientRect();
          return document.querySelector('anthill-advice').getBoundingClientRect().top >= bottom;
        }),
        true,
        step,
      );
      if (step !== 'Play it') await hand.press(step);
    }
  },
);

pageTest('Ant War: the board keeps its size and its faces', phone, async (page, { address }) => {
  const hand = new FingerHand(new WarTable(page));
  await page.goto(address);
  await startWar(hand);
  await page.untilHere('the dial', async () => exists(page, 'button', 'Set these odds'));
  const settled = async () => {
    await atRest(page);
    return seen(page);
  };
  const before = await settled();
  const same = async (what) => assert.deepEqual(await settled(), before, what);
  await hand.press('Half a turn more for Red');
  await hand.press('Half a turn more for Red');
  await hand.press('Set these odds');
  await page.until('the colours', () => document.querySelector('.colour.red') !== null);
  await same('picking a colour');
  await hand.press(/Play Red/);
  await page.untilHere('the round', async () => (await hand.table.toMove()) !== '');
  await same('the round');
  await hand.press('Hint');
  await hintThere(page);
  await same('a hint');
  await hand.press('Hint');
  await hand.press('Hint');
  await page.untilHere('the arrow', async () => (await marks(page)).arrows === 1);
  await same('the move');
  await assertAccessible(page);
  await hand.press('Play it');
  await page.untilHere('the move', async () => (await hand.table.moves()).length > 2);
  await same('the next turn');
});

pageTest('Red vs. Black: hints for units, throw and tactics', still(tablet), async (page, { address }) => {
  const hand = await begin(page, address, FingerHand);
  const board = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('.board').getBoundingClientRect();
      return [Math.round(top), Math.round(bottom)];
    });
  const before = await board();
  await hand.press('Hint');
  await hintThere(page);
  assert.match(await said(page), /commit \d units?/);
  await hand.press('Tell me more');
  await page.until('units pointed at', () => document.querySelectorAll('.unit.hinted').length > 0);
  await hand.press('Show the move');
  assert.deepEqual(await board(), before);
  await hand.press('Play it');
  await page.until('Black to commit', () => document.body.innerText.includes('Black commits'));
  await hand.press(/^Commit 4 units/);
  await page.until('the throw', () => document.querySelector('anthill-throw') !== null);
  await hand.press('Hint');
  await hintThere(page);
  assert.match(await said(page), /aim/);
  // Else it would count as a double click on what committed the units.
  await new Promise((resolve) => setTimeout(resolve, 600));
  await hand.press('Tell me more');
  await page.untilHere('the strength', async () => /gently|medium|hard/.test(await said(page)));
  await hand.press('Show the move');
  await hand.press('Play it');
  await page.until('the throw of Black', () => document.body.innerText.includes('Black throws'));
  assert.deepEqual(await board(), before);
});

pageTest('the end tells which move turned the game, and shows it', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await find(page, 'button', 'Rematch');
  await hand.press('More');
  const placesOfButtons = () =>
    page.evaluate(() => [...document.querySelectorAll('.result .buttons button')].map((each) => each.offsetTop));
  const before = await placesOfButtons();
  await page.until('the turning point', () => /Turning point at move \d+/.test(document.body.innerText));
  const told = await page.evaluate(() => document.querySelector('.turning p').innerText);
  assert.match(told, /(Red|Black)/);
  assert.deepEqual(await placesOfButtons(), before, 'what is found moves no button away from under a finger');
  const move = Number(/move (\d+)/.exec(told)[1]);
  await hand.press('Show it');
  await page.until('the position after it', () => document.querySelector('.message-line.looking') !== null);
  assert.equal((await hand.table.moves()).length, move);
});
