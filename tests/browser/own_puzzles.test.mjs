// Puzzles from one's own games: what a review has found to be a mistake is to be found better, on the puzzles' screen.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { atRest, hotSeat, phone, tablet, waitForText, wholeReview } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { endAtOnce } from './support/short_game.mjs';
import { Table } from './support/table.mjs';

/** The puzzle that is open. */
const posed = (page) =>
  page.evaluate(() => {
    const { id, start, before, solution } = document.querySelector('anthill-puzzles').puzzle;
    return { id, start, before, solution };
  });
const talk = (page) => page.evaluate(() => document.querySelector('.talk [role=status]')?.innerText ?? '');
const isFree = (page) =>
  page.evaluate(() => document.querySelector('.tool [data-icon="hint"]')?.closest('button').ariaDisabled === 'false');
async function untilFree(page) {
  await page.untilHere('the board free', () => isFree(page));
  await atRest(page);
}
const SIMPLE = /^([a-e]\d)[-x]([a-e]\d)$/;
/** From the review, when it has looked at all moves. */
async function practise(hand) {
  const { page } = hand;
  await wholeReview(page);
  await hand.press('Practise your mistakes');
  await find(page, 'heading', 'Your move');
  await untilFree(page);
}

pageTest('a mistake of the own game is a puzzle, solved by touch', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await endAtOnce(page);
  const moves = await page.evaluate(() =>
    document.querySelector('anthill-app').session.state.match.snapshot.moves.map(({ text }) => text),
  );
  await hand.press('Review the game');
  await practise(hand);
  await waitForText(page, 'In the game, ');
  await waitForText(page, 'Can you find a better move?');
  await assertAccessible(page, 'a puzzle from an own game');
  // One that is played by two touches, and what was played instead too.
  let puzzle = await posed(page);
  while (![puzzle.solution[0], moves[puzzle.before.length]].every((move) => SIMPLE.test(move))) {
    await hand.press('Skip');
    await page.untilHere('another one', async () => (await posed(page)).id !== puzzle.id);
    await untilFree(page);
    puzzle = await posed(page);
  }
  const [, from, to] = SIMPLE.exec(moves[puzzle.before.length]);
  await hand.move(from, to);
  await page.untilHere('that this was it', async () => /^That’s what was played in the game/.test(await talk(page)));
  await untilFree(page);
  // Reloaded it is still there.
  await page.reload();
  await hand.table.ready();
  await find(page, 'heading', 'Your move');
  await untilFree(page);
  assert.deepEqual(await posed(page), puzzle);
  const [, best, target] = SIMPLE.exec(puzzle.solution[0]);
  await hand.move(best, target);
  await find(page, 'heading', 'Solved');
  assert.match(await talk(page), /^Yes, that’s the best move/);
  await page.until('that it counts', () => /\b1 of \d+ solved/.test(document.querySelector('.record-line').innerText));
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('anthill.progress.army-ants')));
  assert.deepEqual(kept.own, [puzzle.id]);
  assert.equal(kept.rated, 0);
  await hand.press('All puzzles');
  await waitForText(page, 'Your rating 800');
});

pageTest('without a reviewed game it is told how to come by such puzzles', phone, async (page, { address }) => {
  await page.goto(`${address}#puzzles`);
  await find(page, 'heading', 'Your move');
  const hand = new FingerHand({ page });
  await hand.press('From your own games');
  await waitForText(page, 'Your costly mistakes will come back here as puzzles.');
  await assertAccessible(page, 'no puzzle from an own game');
  // From Home one comes to the collection.
  await hand.press('Home');
  await hand.press('Puzzles');
  await find(page, 'heading', 'Your move');
  await hand.press('From your own games');
  await waitForText(page, 'Your costly mistakes will come back here as puzzles.');
  await hand.press('All puzzles');
  await find(page, 'heading', 'Your move');
});

pageTest('on a phone the cards that were taken lie on no name', phone, async (page, { address }) => {
  await page.goto(`${address}#library`);
  const hand = new FingerHand(new Table(page));
  await hand.press('Game 2 75 moves');
  await hand.press('To the end');
  await hand.press('Close the review');
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.player-bar:has(.chip)')].map((bar) => {
        const [name, chips] = [bar.querySelector('.who'), bar.querySelectorAll('.chip')];
        const [{ right }, { left }] = [name, chips[0]].map((each) => each.getBoundingClientRect());
        return { cards: chips.length, overlap: right - left, cut: name.scrollWidth - name.clientWidth };
      }),
    );
  await page.untilHere('many cards', async () => (await bars()).some(({ cards }) => cards > 12));
  for (const { overlap, cut } of await bars())
    assert.ok(overlap <= 0 && cut === 0, `${overlap} px over, ${cut} px cut`);
});

pageTest(
  'a model game is opened with its review, and saved only when it is changed',
  tablet,
  async (page, { address }) => {
    await page.goto(`${address}#library`);
    await find(page, 'heading', 'Saved games');
    const hand = new FingerHand(new Table(page));
    // An empty collection begins with them.
    await find(page, 'heading', 'Model games');
    const open = async () => {
      await waitForText(page, 'The computer played these games, at its strongest');
      await find(page, 'button', 'Game 1 50 moves');
      await assertAccessible(page, 'model games');
      await hand.press('Game 1 50 moves');
      await page.until('its review', () => document.querySelector('anthill-review .curve') !== null);
    };
    await open();
    await wholeReview(page);
    // Its mistakes are no mistakes of a person.
    assert.deepEqual(await findAll(page, 'button', '^Practise your mistakes$'), []);
    // It begins at its start. The sentence of its last move says that this takes the Queen.
    await waitForText(page, 'With this deal, Red wins');
    await hand.press('To the end');
    await waitForText(page, 'That wins the game.');
    // It can be shared, although it is not saved.
    await hand.press('Share or save this game');
    await find(page, 'button', 'Save as a file');
    await hand.press('Close');
    // Nothing goes on that could be held up.
    await hand.press('Close the review');
    await page.untilHere('no more to watch', async () => (await findAll(page, 'button', '^Pause$'))[0]?.disabled);
    const kept = () =>
      page.evaluate(async () =>
        (await document.querySelector('anthill-app').saves.library()).map(({ title }) => title),
      );
    // Back to the list, and from there Home.
    await hand.press('Saved games');
    await find(page, 'heading', 'Model games');
    await hand.press('Home');
    await find(page, 'button', 'Start the game');
    assert.ok(!(await exists(page, 'button', 'Continue')), 'it is no game of this device');
    assert.deepEqual(await kept(), []);

    await page.goto(`${address}#library`);
    await open();
    await page.evaluate(() => document.querySelector('anthill-app').session.note('title', 'Mine'));
    await page.untilHere('the changed one', async () => (await kept()).length === 1);
    assert.deepEqual(await kept(), ['Mine']);
  },
);
