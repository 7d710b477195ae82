// Puzzles: solved by touch in every game; a wrong try is answered; and what is kept of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, boardLoaded, phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { WarTable } from './support/war_table.mjs';

/** As web/src/contract/puzzle.ts names them (FNV-1a). */
function idOf(start) {
  let hash = 2166136261;
  for (const character of start) hash = Math.imul(hash ^ character.codePointAt(0), 16777619);
  return (hash >>> 0).toString(36);
}

/** The puzzles that the page brings, in their order. */
function puzzlesOf(game) {
  const file = fileURLToPath(new URL(`../../web/src/games/${game.replaceAll('-', '_')}/puzzles.txt`, import.meta.url));
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, grade, facts, start, moves] = new RegExp(`^(\\d+) (.*?) (${game} .*) moves (.*)$`).exec(line);
      return { grade: Number(grade), facts, start, moves: moves.split(' '), id: idOf(start) };
    });
}

const NAMES = { 'army-ants': 'Army Ants', 'ant-war': 'Ant War', 'red-vs-black': 'Ants: Red vs. Black' };

/** As if all others of its grade had been solved: it is the next one. */
function recordBefore(all, { grade, id }) {
  const solved = all.filter((other) => other.grade === grade && other.id !== id).map((other) => other.id);
  return { rating: grade, solved };
}

async function loaded(page) {
  await find(page, 'button', 'Start the game');
  await boardLoaded(page);
}

/** Opens the puzzles of a game at the one that is wanted. */
async function open(page, address, Hand, game, isWanted, table = Table) {
  const all = puzzlesOf(game);
  const puzzle = all.find(isWanted);
  const progress = recordBefore(all, puzzle);
  await page.goto(address);
  await loaded(page);
  await page.evaluate(
    (name, kept) => {
      localStorage.setItem('anthill.settings', JSON.stringify({ game: name }));
      localStorage.setItem(`anthill.progress.${name}`, JSON.stringify(kept));
    },
    game,
    progress,
  );
  await page.reload();
  await find(page, 'button', 'Start the game');
  await atRest(page);
  const hand = new Hand(new table(page));
  await hand.press('Puzzles');
  await find(page, 'heading', `Puzzles: ${NAMES[game]} Puzzle rating ${puzzle.grade}`);
  await find(page, 'heading', 'Your move');
  await atRest(page);
  return { hand, puzzle, all, already: progress.solved.length };
}

/** One card from here to there, an attack included. */
const SIMPLE = /^([a-j]\d+)[-x]([a-j]\d+)$/;
const isSimple = ({ moves }) => moves.every((move) => SIMPLE.test(move));

const keptOf = (page, game) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`anthill.progress.${name}`)), game);

async function solve(hand, { moves }, until = moves.length) {
  // The name of the piece that is to leave its place next, as it is called there. Only the top of a stack leaves.
  let leaving = '';
  for (const [index, move] of moves.slice(0, until).entries()) {
    const [, from, to] = SIMPLE.exec(move);
    const hasLeft = async () => (await nameAt(hand, from)) !== leaving;
    if (index % 2 === 0) {
      leaving = await nameAt(hand, from);
      const reply = SIMPLE.exec(moves[index + 1] ?? '')?.[1];
      const replying = reply && (await nameAt(hand, reply));
      await hand.move(from, to);
      await hand.page.untilHere(`${move} made`, hasLeft);
      leaving = replying;
    } else {
      await hand.page.untilHere(`the reply ${move}`, hasLeft);
      await hand.page.untilHere('the board free', () => isFree(hand.page));
      await atRest(hand.page);
      await find(hand.page, 'heading', 'Right so far');
    }
  }
}
/** Without what is said of it meanwhile: selected, moved last. */
const nameAt = async (hand, cell) => (await hand.table.spaces()).get(cell).button.name.split(';')[0];
/** The tool for hints is offered while the solver is to move; in a rush, that for skipping. */
const isFree = (page) =>
  page.evaluate(() => {
    const [hint, skip] = ['hint', 'skip'].map((name) => document.querySelector(`.tool [data-icon="${name}"]`));
    return (hint ?? skip)?.closest('button').ariaDisabled !== 'true';
  });

browserTest(
  'a puzzle of Army Ants is solved by touch, and counts',
  { ...tablet, composited: true },
  async (page, { address }) => {
    const isWanted = (puzzle) => puzzle.facts === 'turns=3' && isSimple(puzzle);
    const { hand, puzzle, all, already } = await open(page, address, FingerHand, 'army-ants', isWanted);
    await waitForText(page, 'capture the Queen in 2 moves');
    await assertAccessible(page, 'puzzle');
    await solve(hand, puzzle);
    await find(page, 'heading', 'Solved');
    await waitForText(page, `Your rating is now ${puzzle.grade + 30}.`);
    await waitForText(page, `${already + 1} of ${all.length} solved`);
    await waitForText(page, '1 in a row (best: 1)');
    await assertAccessible(page, 'solved puzzle');
    const kept = await keptOf(page, 'army-ants');
    assert.ok(kept.solved.includes(puzzle.id));
    assert.deepEqual(kept.again, {}, 'what was solved at once does not come back');
    await hand.press('Save the proof');
    await waitForText(page, 'The proof has ');
    await hand.press('Next');
    await find(page, 'heading', 'Your move');
    // Nothing of it is a game: there is none to go on with.
    await hand.press('Home');
    await find(page, 'button', 'Puzzles');
    assert.ok(!(await exists(page, 'button', 'Continue')));
  },
);

pageTest('on a phone the board of a puzzle stays where it is', phone, async (page, { address }) => {
  const isWanted = (puzzle) => puzzle.facts === 'turns=3' && isSimple(puzzle);
  const { hand, puzzle } = await open(page, address, FingerHand, 'army-ants', isWanted);
  const board = () =>
    page.evaluate(() => {
      const { top, height } = document.querySelector('.board').getBoundingClientRect();
      return [top, height].map(Math.round);
    });
  const posed = await board();
  await solve(hand, puzzle, 2);
  assert.deepEqual(await board(), posed, 'between two moves');
  await hand.press('Solution');
  if (await exists(page, 'button', 'Show the solution')) await hand.press('Show the solution');
  await find(page, 'button', 'Save the proof');
  await atRest(page);
  assert.deepEqual(await board(), posed, 'when its proof can be saved');
  await hand.press('Next');
  await hand.press(/rush$/i);
  await waitForText(page, 'The clock starts with your first move.');
  await atRest(page);
  const ready = await board();
  await hand.press('Skip');
  await waitForText(page, '1 of 3 misses');
  await page.untilHere('the board free', () => isFree(page));
  await atRest(page);
  assert.deepEqual(await board(), ready, 'when the rush has begun');
});

pageTest(
  'a rush counts what is solved, ends with the third miss, and is not rated',
  tablet,
  async (page, { address }) => {
    const { hand, all } = await open(page, address, FingerHand, 'army-ants', isSimple);
    const { rating } = await keptOf(page, 'army-ants');
    // Each of sixty parts gives the puzzle at the same share of its length.
    const sorted = [...all].sort((a, b) => a.grade - b.grade);
    const at = (part) => Math.floor((part * sorted.length) / 60);
    const share = (sorted.slice(0, at(1)).findIndex(isSimple) + 0.5) / at(1);
    assert.ok(share > 0, 'one of the easiest is simple');
    const [first, second] = [0, 1].map((part) => sorted[at(part) + Math.floor(share * (at(part + 1) - at(part)))]);
    await page.evaluate((value) => (Math.random = () => value), share);

    await hand.press('Three-minute rush');
    await waitForText(page, 'Three misses end the rush, and a skipped puzzle is a miss. Your rating stays the same.');
    await waitForText(page, '3:00');
    await atRest(page);
    await assertAccessible(page, 'rush');
    await solve(hand, first);
    await waitForText(page, '1 solved');
    await find(page, 'heading', `Puzzles: Army Ants Puzzle rating ${second.grade}`);
    await page.untilHere('the board free', () => isFree(page));
    for (const misses of [1, 2]) {
      await page.untilHere('the board free', () => isFree(page));
      await hand.press('Skip');
      await waitForText(page, `${misses} of 3 misses`);
    }
    await page.untilHere('the board free', () => isFree(page));
    await atRest(page);
    await hand.press('Skip');
    await find(page, 'heading', 'Three misses');
    await waitForText(page, 'You solved 1 puzzle.');
    await waitForText(page, 'That’s your best rush so far.');
    await assertAccessible(page, 'end of a rush');
    const kept = await keptOf(page, 'army-ants');
    assert.deepEqual([kept.rating, kept.bestRush, Object.keys(kept.again).length], [rating, 1, 3]);

    await hand.press('Try the missed puzzles');
    await find(page, 'heading', `Puzzles: Army Ants Puzzle rating ${second.grade}`);
    await page.until('the whole collection', () => /\b\d+ of 681 solved/.test(document.body.innerText));
  },
);

pageTest('a puzzle of Ant War by touch, and a wrong try told by its points', tablet, async (page, { address }) => {
  const isWanted = (puzzle) => isSimple(puzzle) && puzzle.moves.length === 3;
  const { hand, puzzle } = await open(page, address, FingerHand, 'ant-war', isWanted, WarTable);
  await waitForText(page, 'find the one move that gives the best final score');
  const names = async () => [...(await hand.table.spaces()).values()].map(({ button }) => button.name).join();
  const before = await names();
  await hand.press('Pass');
  await waitForText(page, 'at best. There is a better move.');
  // The answer to the wrong try is shown, and then taken back.
  await page.untilHere('the board as it was', async () => (await names()) === before && isFree(page));
  await atRest(page);
  await solve(hand, puzzle);
  await find(page, 'heading', 'Solved');
  await waitForText(page, 'After any other first move, it would be');
  await assertAccessible(page, 'solved puzzle of Ant War');
});

pageTest('a puzzle of Red vs. Black by touch, and all chances are shown', tablet, async (page, { address }) => {
  const isWanted = ({ moves, start }) =>
    moves[0] === 'keep' && !/red-tactic=/.test(start) && /tactics=[1-3],/.test(start);
  const { hand } = await open(page, address, FingerHand, 'red-vs-black', isWanted);
  await waitForText(page, 'Which choice wins most often?');
  await hand.press('Swap colours');
  await hand.press('Spend 1 Tactic Point');
  await waitForText(page, 'There is a better choice.');
  await find(page, 'button', 'No tactic');
  await page.untilHere('the board free', () => isFree(page));
  await atRest(page);
  await hand.press('No tactic');
  await find(page, 'heading', 'Solved');
  await waitForText(page, 'of such games for Red.');
  await page.until('the chances of each', () => document.querySelectorAll('.puzzle-chances > span').length >= 4);
  await assertAccessible(page, 'solved puzzle of Red vs. Black');
});

/** Runs in the page: what of the ways to other puzzles is cut, and how far the words of the answer keep from the edges of their box. */
function roomOfTalk() {
  const box = (element) => element.getBoundingClientRect();
  const talk = document.querySelector('.talk');
  const foot = talk.checkVisibility() && getComputedStyle(talk).display !== 'contents' ? box(talk).bottom : innerHeight;
  const cut = [...document.querySelectorAll('.record-line button')]
    .filter((button) => button.checkVisibility() && box(button).bottom > foot + 1)
    .map((button) => button.innerText);
  const line = document.querySelector('.message-line');
  const words = document.createRange();
  words.selectNodeContents(line);
  const shown = box(line.parentElement);
  const [top, bottom] = [Math.max(box(line).top, shown.top), Math.min(box(line).bottom, shown.bottom)];
  return { cut, above: box(words).top - top, below: bottom - box(words).bottom };
}

pageTest('Red vs. Black: hints and answers have room on a phone', phone, async (page, { address }) => {
  const { hand } = await open(page, address, FingerHand, 'red-vs-black', ({ moves }) => moves[0] === 'keep');
  await hand.press('Hint');
  for (const step of ['Show the hint', 'Tell me more', 'Show the move', 'Play it']) {
    await hand.press(step);
    await atRest(page);
    assert.deepEqual((await page.evaluate(roomOfTalk)).cut, [], step);
  }
  await find(page, 'heading', 'Solved');
  for (const viewport of [phone.viewport, { width: 600, height: 960 }]) {
    await page.setViewport(viewport);
    await atRest(page);
    const { above, below } = await page.evaluate(roomOfTalk);
    assert.ok(above >= 3 && below >= 3, `${viewport.width} px wide: ${above} px above the words, ${below} below`);
  }
});

pageTest('the puzzle of the day is that of the calendar; days are counted', phone, async (page, { address }) => {
  const all = puzzlesOf('army-ants');
  await page.goto(address);
  await loaded(page);
  const day = await page.evaluate(() => {
    const now = new Date();
    return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  });
  const puzzle = all[(day * 7919) % all.length];
  // That of the day has not been solved before: help costs, whichever day it is.
  const { hand } = await open(page, address, FingerHand, 'army-ants', ({ grade }) => grade !== puzzle.grade);
  await hand.press('Daily puzzle');
  await find(page, 'heading', `Puzzles: Army Ants Daily puzzle, rating ${puzzle.grade}`);
  await atRest(page);
  await hand.press('Hint');
  await waitForText(page, 'A hint or the solution costs');
  await hand.press('Show the hint');
  await waitForText(page, 'look at this part of the board');
  await hand.press('Tell me more');
  await hand.press('Show the move');
  await assertAccessible(page, 'puzzle with a hint');
  for (let own = 0; own < puzzle.moves.length; own += 2) {
    if (own > 0) {
      await page.untilHere('the board free', () => isFree(page));
      await hand.press('Hint');
      await hand.press('Tell me more');
      await hand.press('Show the move');
    }
    await hand.press('Play it');
  }
  await find(page, 'heading', 'Solved');
  await waitForText(page, 'Daily puzzle: 1 day');
  const kept = await keptOf(page, 'army-ants');
  assert.deepEqual(kept.days, [day]);
  assert.equal(kept.row, 0);
});

pageTest('the solution is shown on the board', tablet, async (page, { address }) => {
  const { hand, puzzle } = await open(page, address, FingerHand, 'army-ants', isSimple);
  await hand.press('Solution');
  await waitForText(page, 'A hint or the solution costs');
  assert.equal(
    (await keptOf(page, 'army-ants'))?.missed?.includes(puzzle.id) ?? false,
    false,
    'nothing is paid before it is accepted',
  );
  await hand.press('Show the solution');
  await find(page, 'heading', 'Solution');
  await waitForText(page, 'That was the solution.');
  assert.equal((await keptOf(page, 'army-ants')).solved.includes(puzzle.id), false);
  await hand.press('Restart');
  await find(page, 'heading', 'Your move');
  // Three days later it comes back before any other.
  await page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem('anthill.progress.army-ants'));
    kept.again[id].last -= 3;
    localStorage.setItem('anthill.progress.army-ants', JSON.stringify(kept));
    sessionStorage.clear();
  }, puzzle.id);
  await page.reload();
  await find(page, 'heading', `Puzzles: Army Ants Missed before, rating ${puzzle.grade}`);
  await waitForText(page, '1 missed puzzle is due');
  // The start screen tells it, and leads there.
  await hand.press('Home');
  await hand.press('Army Ants: 1 due');
  await find(page, 'heading', `Puzzles: Army Ants Missed before, rating ${puzzle.grade}`);
  await atRest(page);
  // A set by theme has its own sentence and its own progress.
  await hand.press('Themes');
  await assertAccessible(page, 'themes of puzzles');
  const lesson = 'One card threatens the Queen and another card. Only one of them can be saved.';
  await hand.press(`Fork ${lesson} 0 of 31 solved`);
  await waitForText(page, lesson);
  await waitForText(page, '0 of 31 solved');
});
