// A finished game is reviewed: a curve of who stood how well, what was a mistake, the better move, and the puzzle of finding it. The
// findings are kept with the game, and the game stays as it was.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { hotSeat, phone, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { endAtOnce } from './support/short_game.mjs';

const told = (page) => page.evaluate(() => document.querySelector('anthill-review .what')?.innerText.trim() ?? '');
const headed = (page) => page.evaluate(() => document.querySelector('anthill-review header p')?.innerText ?? '');
const record = (page) => page.evaluate(() => document.querySelector('anthill-app').board.record());
const curve = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('[role=slider]');
    const { x, y, width, height } = element.getBoundingClientRect();
    const [now, text] = [element.ariaValueNow, element.ariaValueText];
    return { box: { x, y, width, height }, now: Number(now), most: Number(element.ariaValueMax), text };
  });
/** The places of all that a person may be about to touch. */
const places = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board, .review header button, .curve, .tools button')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.ariaLabel ?? element.className} ${[x, y, width, height].map(Math.round)}`;
    }),
  );
/** The engine looks at a dozen positions at its strongest: each may take its time. */
async function reviewed(page) {
  for (;;) {
    const head = await headed(page);
    if (/key moment|No big mistakes/i.test(head)) return;
    await page.untilHere(`another head of the review than "${head}"`, async () => (await headed(page)) !== head);
  }
}
/** The decision that was a mistake, and what would have been better. */
const lookedAt = (page) =>
  page.evaluate(() => {
    const { reviewed: known } = document.querySelector('anthill-review').reviewedMatch;
    const { ply, moves } = document.querySelector('anthill-app').session.state.match.snapshot;
    return { played: moves[ply].text, best: known.findings.judgements.get(ply).best };
  });

/** The puzzle on the screen: after how many moves of the game, and its solution. */
const posed = (page) =>
  page.evaluate(() => {
    const { before, solution } = document.querySelector('anthill-puzzles').puzzle;
    return { made: before.length, solution };
  });

/** Goes back from key moment to key moment until one can be made on the board by two touches. */
async function findSimple(hand) {
  for (;;) {
    await hand.press('Previous key moment');
    const { played, best } = await lookedAt(hand.page);
    if ([played, best].every((move) => /^[a-e]\d[-=x][a-e]\d$/.test(move))) return { played, best };
  }
}

pageTest('the buttons for going through a game have their room before they come', phone, async (page, tools) => {
  const { address, server } = tools;
  const arrival = {};
  const arrived = new Promise((resolve) => (arrival.tell = resolve));
  server.holdsBack = (path) => (path.includes('replay_bar') ? arrived : undefined);
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await hand.press('Review the game');
  await page.until('the review', () => document.querySelector('[role=slider] path.area') !== null);
  const early = await places(page);
  assert.ok(!early.some((place) => place.startsWith('One move back')), 'the buttons are still on their way');
  arrival.tell();
  await page.until('the buttons', () => document.querySelector('anthill-replay button') !== null);
  const late = await places(page);
  assert.deepEqual(late.slice(0, 1), early.slice(0, 1));
  assert.match(late[0], /^board /);
});

pageTest('a finished game is reviewed by touch, and a mistake becomes a puzzle', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  await hand.press('Review the game');
  await page.until('the review', () => document.querySelector('[role=slider] path.area') !== null);
  await page.until('the buttons', () => document.querySelector('anthill-replay button') !== null);
  const early = await places(page);
  await hand.press('Pause');
  await page.untilHere('that it rests', async () => /\d+ of \d+ moves checked/.test(await headed(page)));
  await hand.press('Resume');
  await reviewed(page);
  // The step that works is gone as it is done; nothing else has moved.
  const late = await places(page);
  assert.deepEqual(
    late,
    early.filter((place) => !/^(Pause|Continue) /.test(place)),
  );
  await assertAccessible(page, 'the review');
  const game = await record(page);
  assert.match(await told(page), /captures.*Red 100%/);
  const { box, most } = await curve(page);
  await page.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.untilHere('the middle of the game', async () => {
    const { now, most, text } = await curve(page);
    return now === Math.round(most / 2) && new RegExp(`^Move ${now}\\. .* Red \\d+%`).test(text);
  });
  // From the board to the curve, and along it by keys.
  await page.evaluate(() => document.querySelector('[role=slider]').focus());
  for (const [key, now] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
    ['End', most],
  ]) {
    await page.press(key);
    await page.untilHere(key, async () => (await curve(page)).now === now);
  }
  const found = await headed(page);
  const { best } = await findSimple(hand);
  assert.match(await told(page), /(Inaccuracy|Mistake|Blunder)\. Red: from \d+% to \d+%\./);
  await page.until('the mistake on the board', () => document.querySelector('.board-marks .threat') !== null);
  await hand.press('Show best move');
  await page.until('the better move', () => document.querySelector('.board-marks .arrow') !== null);
  assert.match(await told(page), /^This move is better\. Black/);
  await assertAccessible(page, 'the better move');
  const from = await page.evaluate(() => document.querySelector('anthill-app').session.state.match.snapshot.ply);
  await hand.press('Find it yourself');
  await waitForText(page, 'Can you find a better move?');
  assert.deepEqual(await posed(page), { made: from, solution: [best] });
  await page.evaluate(() => history.back());
  await hand.table.ready();
  assert.equal(await record(page), `${game}ply ${from}\n`, 'the game is as it was, and shown where it was left');
  // Kept with the game, and a page that is reloaded goes on with it.
  await page.untilHere('the game on the disk', async () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('anthill.game.current')).review?.judgements.length > 0),
  );
  await page.reload();
  await hand.table.ready();
  await page.untilHere('the same review', async () => (await headed(page)) === found);
  assert.equal((await curve(page)).now, from);
  await hand.press('Close the review');
  await page.until('the end of the game', () => document.querySelector('.message-line.over') !== null);
});
