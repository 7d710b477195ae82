// Phones held sideways, and windows no wider than 320: in every phase of every game each button is in sight without scrolling, and none lies
// on another one.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { reviewDiceGame } from './support/dice_game.mjs';
import { begin } from './support/dice_table.mjs';
import { atRest, hotSeat, playText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { startWar, WarTable } from './support/war_table.mjs';

const browserTest = browserSuite();

const SIZES = [
  [568, 320],
  [740, 360],
  [844, 390],
  [320, 640],
];
const [width, height] = SIZES[2];
const sideways = { viewport: { width, height }, touch: true, reducedMotion: true };

/** Runs in the page: the buttons that are not whole within the window, that something covers, or that lie on another one. */
function outOfReach() {
  const root = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document;
  // The list of moves and the words of a task may scroll; the grid lies over the board.
  const free = '.move-list, anthill-board-grid, .standing, .study';
  const buttons = [...root.querySelectorAll('button, input[type=range]')].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest(free),
  );
  const name = (button) => (button.getAttribute('aria-label') ?? (button.innerText.trim() || button.id)).slice(0, 30);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const found = [];
  for (const [index, { left, top, right, bottom }] of boxes.entries()) {
    const button = buttons[index];
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name(button)} is outside, ${Math.round(top)} to ${Math.round(bottom)}`);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(at) && !at?.closest('label')?.contains(button)) found.push(`${name(button)} is covered`);
    for (const [other, box] of boxes.slice(0, index).entries()) {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const along = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (across > 1 && along > 1) found.push(`${name(button)} lies on ${name(buttons[other])}`);
    }
  }
  return found;
}

/** Keeps what is wrong in each phase at each size; the window is then as it was. */
function looking(page) {
  const wrong = [];
  const look = async (phase) => {
    for (const [wide, high] of SIZES) {
      await page.setViewport({ width: wide, height: high });
      await atRest(page);
      wrong.push(...(await page.evaluate(outOfReach)).map((what) => `${phase}, ${wide}x${high}: ${what}`));
    }
    await page.setViewport({ width, height });
    await atRest(page);
  };
  return { look, judge: () => assert.deepEqual(wrong, []) };
}

browserTest.ofThePage('sideways: Red vs. Black in every phase', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = await begin(page, address, FingerHand);
  await look('commit');
  for (const move of ['commit:1,2,3,4', 'commit:1,2,3,4']) await playText(page, move);
  await look('throw');
  await playText(page, 'throw:5r,9b,7h,2b,6r');
  await look('second throw');
  await playText(page, 'throw:10b,9b,7b,2b,6r');
  await look('tactics');
  await hand.press('No tactic');
  await hand.press('No tactic');
  await look('resolution');
  await hand.press('Next turn');
  for (const move of ['commit:1,3,4,5', 'commit:1,2,3,4', 'throw:5r,9b,7h,2b,6r', 'throw:10b,9b,7b,2b,6r'])
    await playText(page, move);
  await hand.press('Heal');
  await look('heal');
  judge();
});

browserTest.ofThePage('sideways: Army Ants and Ant War', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  await hotSeat(page, address, FingerHand);
  await look('Army Ants');
  await page.goto(address);
  const war = new FingerHand(new WarTable(page));
  await startWar(war);
  for (const phase of ['odds', 'colour', 'cut', 'play']) {
    await look(`Ant War, ${phase}`);
    const next = await page.evaluate(() => document.querySelector('.panel .primary')?.innerText.trim() ?? '');
    if (next === '') break;
    await war.press(next);
    await atRest(page);
  }
  judge();
});

for (const game of ['Army Ants', 'Ant War', 'Ants: Red vs. Black']) {
  browserTest.ofThePage(`sideways: the lesson and a puzzle of ${game}`, sideways, async (page, { address }) => {
    const { look, judge } = looking(page);
    const hand = new FingerHand(new Table(page));
    for (const way of [/^Learn /, 'Puzzles']) {
      await page.goto(address);
      await find(page, 'button', 'Start the game');
      await atRest(page);
      if (game !== 'Army Ants') await hand.choose(game);
      await atRest(page);
      await hand.press(way);
      await find(page, 'heading', way === 'Puzzles' ? /[Pp]uzzle/ : /^Learn /);
      await atRest(page);
      await look(way === 'Puzzles' ? 'a puzzle' : 'the first step');
      if (way === 'Puzzles') continue;
      for (let step = 2; step <= 7; ++step) {
        await hand.press('Skip');
        await atRest(page);
        await look(`step ${step}`);
      }
    }
    judge();
  });
}

browserTest.ofThePage('sideways: the review of a game', sideways, async (page, { address }) => {
  const { look, judge } = looking(page);
  const hand = await reviewDiceGame(page, address, FingerHand);
  await look('review');
  await hand.press('Previous key moment');
  await look('a key moment');
  judge();
});
