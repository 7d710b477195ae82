// Luck told from skill: in the review of a game of dice what each throw gave and what decisions cost, and a better decision to be found where
// the game asks for it.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { countDiceGame, reviewDiceGame, takeInDiceGame } from './support/dice_game.mjs';
import { atRest, phone, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { repository } from '../support/program.mjs';

const told = (page) =>
  page.evaluate(() => document.querySelector('anthill-review [role=status]')?.innerText.trim() ?? '');
const toldOf = (page, words) => page.untilHere(String(words), async () => words.test(await told(page)));
/** Waits for the puzzle's answer. */
const saidOf = (page, words) =>
  page.untilHere(String(words), () =>
    page.evaluate(
      (source) => new RegExp(source).test(document.querySelector('.talk [role=status]')?.innerText ?? ''),
      words.source,
    ),
  );
const record = (page) => page.evaluate(() => document.querySelector('anthill-app').board.record());
/** The rows of the table: what each is called, and its figures for Red and Black. */
const table = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.luck-table tbody tr')].map((row) => {
        const [name, ...figures] = [...row.children].map(({ innerText }) => innerText);
        return [name, figures];
      }),
    ),
  );

/** Runs in the page: into how many lines the words of each button of the review are broken. */
function linesOfButtons() {
  return [...document.querySelectorAll('.actions button')].map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return `${button.innerText}: ${new Set([...words.getClientRects()].map(({ top }) => top)).size}`;
  });
}

pageTest('a game of dice is reviewed by touch: its luck, and a better tactic', phone, async (page, { address }) => {
  const hand = await reviewDiceGame(page, address, FingerHand);
  const game = await record(page);
  await hand.press('Luck');
  await find(page, 'heading', 'Luck and skill');
  const rows = await table(page);
  assert.deepEqual(Object.keys(rows), [
    'Luck of the dice',
    'Where the dice landed',
    'Decisions',
    'Units hit (average)',
  ]);
  // Black had the better dice; neither has gained by a decision.
  assert.match(rows['Luck of the dice'][1], /^\+\d+%$/);
  for (const figure of rows.Decisions) assert.match(figure, /^−\d+%$/);
  assert.deepEqual(rows['Units hit (average)'], ['14 (13.9)', '20 (17.2)']);
  await assertAccessible(page, 'luck and skill');
  await hand.press(/^Turn 1, Black −\d+%/);
  await toldOf(page, /^Turn 1\. Black: throws .* Unlucky: it cost \d+%\. Red \d+% to win\./);

  await hand.press('Next key moment');
  await toldOf(page, /^Turn 1\. Red: adjusts die 3 up.* (Mistake|Blunder)\./);
  await page.setViewport({ width: 740, height: 360 });
  await atRest(page);
  assert.deepEqual(await page.evaluate(linesOfButtons), ['Luck: 1', 'Show best move: 1', 'Find it yourself: 1']);
  await page.setViewport(phone.viewport);
  await atRest(page);
  await hand.press('Find it yourself');
  await waitForText(page, 'Can you find a better move?');
  await assertAccessible(page, 'looking for a tactic');
  await hand.press('Swap colours');
  await hand.press('Spend 1 Tactic Point');
  await saidOf(page, /^Not quite\. Red \d+% to win\./);
  await hand.press('No tactic');
  await saidOf(page, /^Yes, that’s the best move/);
  await page.evaluate(() => history.back());
  await toldOf(page, /^Turn 1\. Red: adjusts die 3 up/);
  assert.equal(await record(page), `${game}ply 4\n`, 'the game is as it was, and shown where it was left');
});

pageTest('the statistics tell how lucky the dice of all games were', phone, async (page, { address }) => {
  const hand = await takeInDiceGame(page, address, FingerHand);
  await countDiceGame(page, 4);
  await hand.press('Statistics');
  await find(page, 'heading', 'Luck and skill');
  await hand.press('Measure 1 game');
  await waitForText(page, 'Games against the computer measured: 1 of 1.');
  assert.match(
    await page.evaluate(() => document.querySelector('.dice-report').innerText),
    /You scored 0%\. With average dice, it would have been 2\d%\.\s+Units hit by your dice: 14 \(average: 13\.9\)\. .*not unusual/,
  );
  await assertAccessible(page, 'luck in the statistics');
  assert.equal(await exists(page, 'button', /^Measure/), false);
  // Kept with the game, also for its review.
  await page.reload();
  await hand.press('Statistics');
  await waitForText(page, 'Games against the computer measured: 1 of 1.');
});

pageTest('a game in rounds tells what deal, odds and cut were worth', phone, async (page, { address, open }) => {
  const game = await readFile(`${repository}tests/golden/records/ant_war.txt`, 'utf8');
  const hand = await takeInDiceGame(page, address, FingerHand, game);
  await hand.press(/^Two rounds, the higher total wins/);
  await hand.press('Menu');
  await hand.press('Review the game');
  await find(page, 'button', 'Luck');
  await hand.press('Luck');
  await find(page, 'heading', 'Luck and skill');
  const rows = await table(page);
  assert.deepEqual(Object.keys(rows), ['Deal', 'Odds', 'Colour choice', 'Cut', 'Play', 'Result']);
  const number = (figure) => Number(figure.replace('−', '-'));
  for (const round of [0, 1]) {
    const [result, ...parts] = Object.values(rows)
      .map((figures) => number(figures[round]))
      .reverse();
    // Each is rounded by itself.
    const sum = parts.reduce((all, part) => all + part, 0);
    assert.ok(Math.abs(sum - result) <= 2, `${parts} against ${result}`);
  }
  assert.match(
    await page.evaluate(() => document.querySelector('.luck-table p').innerText),
    /^Without luck, .* ahead by \d+/,
  );
  await assertAccessible(page, 'luck in a game of rounds');
  // It goes out with the game.
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('anthill.game.current')).review?.rounds ?? null);
  await page.untilHere('the review on the disk', async () => (await kept()) !== null);
  const rounds = await kept();
  await hand.press('Close');
  await hand.press('Share or save this game');
  await find(page, 'button', 'Copy the link');
  const link = await page.evaluate(() => document.querySelector('anthill-share input').value);
  assert.ok(link.length < 1200, `${link.length} characters`);
  const elsewhere = await open();
  const other = await takeInDiceGame(elsewhere, address, FingerHand, link);
  assert.deepEqual(
    await elsewhere.evaluate(async () => {
      const { saves } = document.querySelector('anthill-app');
      const [{ id }] = await saves.library();
      return (await saves.find(id)).review.rounds;
    }),
    rounds,
  );
  await other.press(/^Two rounds, the higher total wins/);
  await other.press('Menu');
  await other.press('Review the game');
  await other.press('Luck');
  assert.deepEqual(await table(elsewhere), rows);
});
