// A move that the rules refuse is answered at once: the sentence is there in the frame after the tap, for those who see and those who hear.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, hotSeat, playText, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

/** The board hears of a tap in its own frame, and the page draws its words in the next. */
const MOST_FRAMES = 2;

/**
 * Runs in the page: counts the frames between an event and the sentence, to be seen and to be heard.
 * @param {string} event null: from now on
 */
function watchFor(sentence, event) {
  const says = (selector) =>
    [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(sentence));
  const isSaid = () => says('.message-line, .talk') && says('[role=status]');
  if (isSaid()) throw new Error(`it is said already: ${sentence}`);
  window.answered = null;
  const begin = () => {
    let frames = 0;
    const look = () => {
      if (isSaid()) window.answered = frames;
      else if ((frames += 1) < 1000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  if (event) addEventListener(event, begin, { capture: true, once: true });
  else begin();
}

async function assertAtOnce(page, sentence, act, event = 'touchend') {
  await page.evaluate(watchFor, sentence, event);
  await act();
  const frames = await page.until(`the sentence "${sentence}"`, () => window.answered !== null && `${window.answered}`);
  assert.ok(Number(frames) <= MOST_FRAMES, `${frames} frames until "${sentence}"`);
}

pageTest('Army Ants answers a refused tap at once', tablet, async (page, { address }) => {
  const { table } = await hotSeat(page, address, FingerHand);
  const spaces = await table.spaces();
  const column = [...'abcde'].find((letter) => !spaces.get(`${letter}4`).queen);
  await page.tap(await table.centreOf(`${column}4`));
  await page.untilHere('it in hand', async () => /selected/.test((await table.spaces()).get(`${column}4`).states));
  const enemy = await table.centreOf(`${column}5`);
  await assertAtOnce(page, 'You can’t attack during the rally.', () => page.tap(enemy));
});

pageTest('Ant War answers a refused tap at once', tablet, async (page, { address }) => {
  const hand = new FingerHand(new WarTable(page));
  const { table } = hand;
  await page.goto(address);
  await startWar(hand, { deck: 'Analytical' }); // it has a joker in every deal
  await table.ready(25);
  await playText(page, 'odds:black+2');
  await playText(page, 'take:black');
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');
  await atRest(page);
  const spaces = [...(await table.spaces()).values()];
  const joker = spaces.find(({ card }) => card === 'joker');
  const worker = spaces.find(({ card, side }) => side === 'Black' && /^(Ace|\d+) of/.test(card));
  await hand.point(worker.button.centre);
  await page.untilHere('it in hand', async () => /selected/.test((await table.spaces()).get(worker.cell).states));
  await assertAtOnce(page, 'is food and can’t be covered', () => page.tap(joker.button.centre));
});

// Its panels offer only what the rules allow: a move that is refused there has been typed.
pageTest('Red vs. Black answers a refused move at once', tablet, async (page, { address }) => {
  await begin(page, address, FingerHand);
  await assertAtOnce(
    page,
    'First choose the units to commit, or none.',
    () => page.evaluate(() => document.querySelector('anthill-app').session.command('throw:1b', 0)),
    null,
  );
});
