// Against the computer: it thinks beside the page, not in its way, and whatever happens meanwhile the game stays whole.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import {
  answered,
  chooseLevel,
  desktop,
  gapMove,
  phone,
  proposedLevel,
  sitDown,
  tablet,
  waitForText,
} from './support/game.mjs';
import { engine } from './support/setup.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { golden, openLibrary, paste } from './support/library.mjs';

const strongest = { opponent: 'Computer', level: 'General', side: 'Red' };

/** A game in which the computer has begun to think about its first move. */
async function thinking(page, address, Hand) {
  const hand = await sitDown(page, address, Hand, strongest);
  await page.evaluate(recordThinking, engine === 'webkit');
  await hand.play(gapMove(await hand.table.spaces()));
  await page.until('the computer to think', () => window.thinking.frames.length > 0);
  return hand;
}

/**
 * Runs in the page: notes the time of every frame in which the computer is thinking, since the test outside cannot look often
 * enough. Uses timers instead if frames wait for a software compositor that has to share two cores with the thinker.
 */
function recordThinking(byTimer) {
  const next = byTimer ? (turn) => setTimeout(() => turn(performance.now()), 10) : requestAnimationFrame;
  window.thinking = { frames: [], over: false };
  const frame = (time) => {
    if (document.body.innerText.includes('is thinking')) window.thinking.frames.push(time);
    else if (window.thinking.frames.length > 0) window.thinking.over = true;
    if (!window.thinking.over) next(frame);
  };
  next(frame);
}

browserTest('a reload in mid-think loses nothing, and the computer answers', tablet, async (page, { address }) => {
  const { table } = await thinking(page, address, FingerHand);
  /** The computer may move between two questions: the position is asked first. "" once it has. */
  const unanswered = async () => {
    const position = await table.position();
    const ply = await page.evaluate(() => document.querySelector('anthill-app').session.state.match.snapshot.ply);
    return ply === 1 ? position : '';
  };
  const [first] = await table.moves();
  const before = await unanswered();
  // Several times, since each catches the board and the worker at another moment of their loading.
  for (let time = 0; time < 4; time += 1) {
    await page.reload();
    await table.ready();
  }
  assert.equal((await table.moves())[0], first);
  const after = await unanswered();
  if (before !== '' && after !== '') assert.equal(after, before);
  await answered(page, table, 2);
});

browserTest('the page draws on while the computer thinks', desktop, async (page, { address }) => {
  await thinking(page, address, MouseHand);
  await page.until('the end of the thought', () => window.thinking.over);
  const gaps = await page.evaluate(() =>
    window.thinking.frames.slice(1).map((time, i) => time - window.thinking.frames[i]),
  );
  // Thought on the page's own thread would be one gap as long as the thought. A busy machine leaves longer gaps, too.
  assert.ok(gaps.length > 3, `${gaps.length + 1} frames, with gaps of ${gaps.join(', ')} ms`);
});

pageTest(
  'a level that has been beaten wears a crown, three games suggest the next',
  phone,
  async (page, { address }) => {
    const hand = await openLibrary(page, address, FingerHand);
    const backup = JSON.parse(await golden('backups/first.json'));
    const players = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: 1 } };
    const won = backup.games.map((game) => ({ ...game, players, over: true, result: 'red' }));
    const another = { id: 'third', record: won[0].record.replace('The golden game', 'Another game') };
    const games = [...won, { ...won[0], ...another }];
    await paste(hand, JSON.stringify({ ...backup, games, aside: [], settings: null }));
    await waitForText(page, '3 games imported.');
    await page.goto(address);
    await page.untilHere('a crown', async () => (await proposedLevel(page)) === '1 Egg, beaten');
    await waitForText(page, 'it misses most of what it could do. You have beaten it 3 times.');
    await waitForText(page, 'Suggested level: Larva');
    await hand.press('Suggested level: Larva');
    await page.untilHere('the suggestion', async () => (await proposedLevel(page)) === '2 Larva');
    await chooseLevel(hand, 'Egg');
    await hand.press('Ant War', 'radio');
    await page.untilHere('no crown', async () => (await proposedLevel(page)) === '1 Egg');
    await page.until('no suggestion', () => !document.body.innerText.includes('Suggested'));
  },
);
