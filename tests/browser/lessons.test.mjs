// Lessons: learnt by keys alone and by touch, and accessible; what was learnt is remembered, and no game is touched by it.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone, still, tablet, waitForText } from './support/game.mjs';
import { FingerHand, KeyHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { WarTable } from './support/war_table.mjs';

/** @param {{ after?: string }} [lesson] the step of Ant War that has been solved, so that the lesson goes on with the next one */
async function learn(page, address, Hand, { game = 'Army Ants', table = Table, after } = {}) {
  const hand = new Hand(new table(page));
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  if (game !== 'Army Ants') {
    await hand.choose(game);
    await atRest(page);
  }
  const progress = after && JSON.stringify({ steps: [after] });
  if (after) await page.evaluate((text) => localStorage.setItem('anthill.progress.ant-war', text), progress);
  await hand.press(new RegExp(`^Learn ${game}`));
  await find(page, 'heading', /^Learn /);
  return hand;
}

/** Until the step is on the board. */
async function onStep(hand, title, spaces) {
  await find(hand.page, 'heading', title);
  await hand.table.ready(spaces);
  await atRest(hand.page);
}

/** Skips steps up to the one of that title. What solves each of them, and what does not: tests/wasm/lessons.test.mjs. */
async function skipTo(hand, title) {
  const { page } = hand;
  for (let asked = ''; ;) {
    asked = await page.untilHere('another step', async () => {
      const now = await page.evaluate(() => document.querySelector('anthill-lesson h2')?.innerText);
      return now !== asked && now;
    });
    if (asked === title) return;
    await hand.press('Skip');
  }
}

pageTest('the lesson of Army Ants by keys alone, to its short game', desktop, async (page, { address }) => {
  const hand = await learn(page, address, KeyHand);
  await onStep(hand, 'Move Out');
  await hand.move('d1', 'd8');
  await waitForText(page, 'That was a Move Out.');
  await hand.press('Next');
  await onStep(hand, 'March');
  await hand.formLine('a4', 'c4');
  await hand.marchTo('a4', 'e4');
  await waitForText(page, 'Three cards in one turn.');
  await hand.press('Next');
  await skipTo(hand, 'The Queen’s Favor');
  await onStep(hand, 'The Queen’s Favor');
  await hand.press('Queen’s Favor');
  await hand.press('Send her home');
  await waitForText(page, 'She is safe');
  await hand.press('Next');
  await onStep(hand, 'A short battle');
  await hand.move('b3', 'b6'); // the 9 takes the 4
  await page.untilHere('the computer’s answer', async () =>
    /last move/.test([...(await hand.table.spaces()).values()].map(({ states }) => states).join()),
  );
  // Nothing of it is a game: there is none to go on with.
  await hand.press('Home');
  await find(page, 'button', /^Learn /);
  assert.ok(!(await exists(page, 'button', 'Continue')));
  // It goes on where it was left, also after a reload.
  await page.goto(address);
  await hand.press(/^Learn /);
  await onStep(hand, 'A short battle');
});

pageTest('the lesson of Ant War by touch, to its short round', tablet, async (page, { address }) => {
  const hand = await learn(page, address, FingerHand, { game: 'Ant War', table: WarTable });
  await onStep(hand, 'Covering an ant', 9);
  await hand.move('b2', 'b3');
  await waitForText(page, 'The 9 is covered for good.');
  await hand.press('Next');
  await skipTo(hand, 'Passing and the end');
  await onStep(hand, 'Passing and the end', 9);
  await hand.press('Pass');
  await waitForText(page, 'the round is scored');
  await hand.press('Next');
  await onStep(hand, 'Odds', 9);
  for (let half = 0; half < 3; half += 1) await hand.press('Half a turn more for Red');
  await hand.press('Set these odds');
  await waitForText(page, 'Set two whole turns for Red.');
  // A wrong try leaves the odds as they were.
  await find(page, 'button', 'Half a turn more for Red');
  await hand.press('Half a turn more for Red');
  await assertAccessible(page, 'lesson with a panel');
  await hand.press('Set these odds');
  await waitForText(page, 'The other player has seen the odds');
  await hand.press('Next');
  await onStep(hand, 'Picking a colour', 9);
  await hand.press(/^Play Red/);
  await waitForText(page, 'Red has fewer points on the board');
  await find(page, 'button', /^Play Black/);
  await hand.press(/^Play Black/);
  await waitForText(page, 'so it was the better choice');
  await hand.press('Next');
  await onStep(hand, 'A short round', 12);
  const { from, to } = await hand.table.cover(hand, 'Red');
  await hand.move(from, to);
  await page.untilHere('the computer’s answer', async () => (await hand.table.spaces()).get(from).card === '');
});

/** The lent board's place on the screen, and how its cards lie. */
const boardPlace = (page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('canvas').getBoundingClientRect();
    const { layout } = document.querySelector('anthill-app').session.state.match.snapshot;
    return { x, y, width, height, cellW: layout.cellW, cellH: layout.cellH, cards: layout.cards };
  });

for (const [name, device] of Object.entries({ phone, tablet })) {
  pageTest(`the count of a lesson’s short round leaves the board in its place, ${name}`, device, async (page, host) => {
    const hand = await learn(page, host.address, FingerHand, { game: 'Ant War', table: WarTable, after: 'colour' });
    await onStep(hand, 'A short round', 12);
    const before = await boardPlace(page);
    const match = () =>
      page.evaluate(() => {
        const { held = false, ply, turn } = document.querySelector('anthill-app').session.state.match.snapshot;
        return { held, ply, isMine: !held && turn === 'red' };
      });
    // Egg passes as soon as it finds nothing to cover.
    for (let now = await match(); !now.held;) {
      const { ply } = now;
      await hand.press('Pass');
      now = await page.untilHere('the answer', async () => {
        const { held, isMine, ply: after } = await match();
        return (held || (isMine && after > ply)) && { held, ply: after };
      });
    }
    await find(page, 'button', 'Try the puzzles');
    await page.untilHere('all cards counted, and the sums', async () => {
      const [tags, cards, sums] = await page.evaluate(() => [
        document.querySelectorAll('.count-tags .tag').length,
        document.querySelector('anthill-app').session.state.match.snapshot.counted.cards.length,
        [...document.querySelectorAll('.war-notes b')].map((sum) => Number(sum.innerText)),
      ]);
      return tags === cards && sums.length === 2 && sums.some((sum) => sum > 0);
    });
    await atRest(page);
    assert.deepEqual(await boardPlace(page), before);
  });
}

pageTest('a wrong answer about the odds takes its room from the board', still(phone), async (page, { address }) => {
  const hand = await learn(page, address, FingerHand, { game: 'Ant War', table: WarTable, after: 'pass' });
  await onStep(hand, 'Odds', 9);
  for (let half = 0; half < 2; half += 1) await hand.press('Half a turn more for Red');
  await hand.press('Set these odds');
  await waitForText(page, 'Set two whole turns for Red.');
  await find(page, 'button', 'Half a turn more for Red'); // the move has been taken back
  await atRest(page);
  // A screen that is too tall scrolls.
  const hidden = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('.game');
    return scrollHeight - clientHeight;
  });
  assert.ok(hidden <= 0, `${hidden} pixels are out of sight`);
  // The note has room around its words.
  const [above, before, after] = await page.evaluate(() => {
    const [task, note, words] = ['.task', '.message-line', '.message-line p'].map((part) =>
      document.querySelector(part).getBoundingClientRect(),
    );
    return [note.top - task.bottom, words.top - note.top, note.bottom - words.bottom];
  });
  assert.ok(above >= 6 && before >= 6 && after >= 6, `${above} above it, in it ${before} and ${after}`);
});

const strength = (page) =>
  page.evaluate(() => document.querySelector('#throw-strength').getAttribute('aria-valuetext'));
const setStrength = (page, n) =>
  page.evaluate((value) => {
    const slider = document.querySelector('#throw-strength');
    slider.value = value;
    slider.dispatchEvent(new Event('input'));
  }, n);

/** Throws from the panel until the step is solved, or three times: real dice may fall anywhere. */
async function throwUntil(hand, right) {
  const { page } = hand;
  const isRight = () => page.evaluate(() => document.querySelector('.lesson .message-line.right') !== null);
  const inHand = () => exists(page, 'button', 'Throw');
  for (let tries = 0; tries < 3; tries += 1) {
    await hand.press('Throw');
    // The message about the throw before may still be there.
    await page.untilHere('the dice thrown', async () => !(await inHand()));
    await page.untilHere('right, or the dice back in the hand', async () => (await isRight()) || (await inHand()));
    if (await isRight()) {
      await waitForText(page, right);
      await hand.press('Next');
      return;
    }
  }
  await hand.press('Skip');
}

pageTest('the lesson of Red vs. Black by touch, to its short game', tablet, async (page, { address }) => {
  const hand = await learn(page, address, FingerHand, { game: 'Ants: Red vs. Black' });
  const step = async (title) => {
    await find(page, 'heading', title);
    await atRest(page);
  };
  const done = async (right) => {
    await waitForText(page, right);
    await hand.press('Next');
  };
  const farHill = () =>
    page.evaluate(() => {
      const hills = [...document.querySelectorAll('.hill')];
      const height = (hill) => hill.getBoundingClientRect().top;
      return hills.sort((a, b) => height(a) - height(b))[0]?.textContent.trim();
    });
  await step('Committing units');
  assert.equal(await farHill(), 'Red’s Hill', 'the learner is Red from the first step on');
  await hand.press(/^Commit 4/);
  await done('Five dice for you');
  await step('A gentle throw');
  assert.equal(await farHill(), 'Red’s Hill');
  await throwUntil(hand, 'wounds the Black unit');
  await step('A hard throw');
  await setStrength(page, 1);
  await hand.press('Throw');
  await waitForText(page, 'No die got into the last four rows');
  await find(page, 'button', 'Throw');
  assert.equal(await strength(page), '1 of 10', 'the slider stays where it was left');
  await setStrength(page, 10);
  await throwUntil(hand, 'brings a lost unit back');
  await skipTo(hand, 'What each die does');
  await step('What each die does');
  await assertAccessible(page, 'lesson with dice');
  await hand.press('No tactic');
  await hand.press('Show all');
  await hand.press('Bring units back');
  await hand.press(/^Bring back/);
  await done('the die on the Hill brought a unit back');
  await skipTo(hand, 'Swap colours');
  await step('Swap colours');
  await hand.press('No tactic');
  await waitForText(page, 'Then only one die wounds.');
  await page.until('the decision back', () => document.querySelector('anthill-tactics') === null);
  await find(page, 'button', 'Swap colours');
  await hand.press('Swap colours');
  await hand.press('Spend 1 Tactic Point');
  await waitForText(page, 'Four wounds instead of one');
  await hand.press('Show all');
  await page.until('all told', () => document.querySelector('.resolution .primary') !== null);
  assert.ok(!(await exists(page, 'button', 'Next turn')), 'one button leads on');
  await hand.press('Next');
  await skipTo(hand, 'A short game');
  await step('A short game');
  await hand.press(/^Commit 2/);
  await find(page, 'button', 'Throw');
});

pageTest('all steps of Red vs. Black have one table, and room for their words', phone, async (page, { address }) => {
  const hand = await learn(page, address, FingerHand, { game: 'Ants: Red vs. Black' });
  const seen = [];
  for (let last = ''; last !== 'A short game';) {
    last = await page.untilHere('another step', async () => {
      const now = await page.evaluate(() => document.querySelector('anthill-lesson h2')?.innerText);
      return now !== last && now;
    });
    await atRest(page);
    seen.push(
      await page.evaluate(() => {
        const talk = document.querySelector('.lesson .talk');
        const { height } = document.querySelector('.board').getBoundingClientRect();
        const rotated = document.querySelector('.hill.rotated') !== null;
        return { height, rotated, cut: Math.max(0, talk.scrollHeight - talk.clientHeight) };
      }),
    );
    if (last !== 'A short game') await hand.press('Skip');
  }
  const heights = seen.map(({ height }) => height);
  assert.ok(Math.max(...heights) - Math.min(...heights) < 2, heights.join());
  const wrong = seen.filter(({ rotated, cut }) => rotated || cut > 0);
  assert.deepEqual(wrong, []);
});

pageTest('a lesson answers what is wrong, and takes it back', phone, async (page, { address }) => {
  const hand = await learn(page, address, FingerHand);
  await onStep(hand, 'Move Out');
  await hand.move('d1', 'd5');
  await waitForText(page, 'directly left or right of the Black Queen');
  await page.untilHere('the 9 back', async () => (await hand.table.spaces()).get('d1').value === 9);
  for (const title of ['March', 'March side by side', 'Attack']) {
    await hand.press('Skip');
    await onStep(hand, title);
  }
  await hand.move('c2', 'c6');
  await waitForText(page, 'The 5 can’t take the 7: its value is lower.');
  await hand.press('Show rule 11');
  await find(page, 'heading', '11. Attack');
  await find(page, 'dialog', /Army Ants/);
  // From the rules to an example, and back to the rules.
  await find(page, 'button', 'Try it on the board: From afar');
  await assertAccessible(page, 'rules with ways to the board');
  await hand.press('Try it on the board: From afar');
  await hand.press('Try it yourself');
  await onStep(hand, 'From afar');
  await hand.move('b5', 'b1');
  await waitForText(page, 'The 2 can’t take the 6');
  await hand.move('e1', 'b1');
  await waitForText(page, 'The 9 comes from across the board');
  await assertAccessible(page, 'lesson');
  await hand.press('Back to rules');
  await find(page, 'dialog', /Army Ants/);
});

/** The text of the opened example, and its board in words. */
const exampleOn = (page) =>
  page.evaluate(() => {
    const example = document.querySelector('anthill-example');
    const canvas = example?.querySelector('canvas');
    if (!canvas) return null;
    return {
      said: example.querySelector('[role=status]').innerText,
      board: canvas.getAttribute('aria-label'),
      shape: canvas.height / canvas.width,
    };
  });
const coloursOfExample = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('anthill-example canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

pageTest('an example of the rules is stepped through, on the true board', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  const position = await hand.table.position();
  await hand.press('Rules');
  await find(page, 'dialog', /Army Ants/);
  await hand.press('Try it on the board: The rally');
  await page.untilHere('the picture', async () => (await exampleOn(page)) !== null);
  const before = await exampleOn(page);
  // Five columns and eight rows, with what is around them.
  assert.ok(before.shape > 1.2 && before.shape < 2.4, `${before.shape}`);
  assert.ok((await coloursOfExample(page)) > 40);
  assert.match(before.said, /Swap one of your 9s into your front row/);
  const nine = '9 of diamonds, Red, c3';
  assert.ok(before.board.includes(nine), before.board);
  await hand.press('Next');
  await page.untilHere('the move', async () => (await exampleOn(page)).said !== before.said);
  const after = await exampleOn(page);
  assert.match(after.said, /Red.*9 of diamonds.*A 9 in front/);
  assert.ok(!after.board.includes(nine), after.board);
  await assertAccessible(page, 'an example of the rules');
  await hand.press('Previous');
  await page.untilHere('the position before', async () => (await exampleOn(page)).said === before.said);
  await hand.press('Try it on the board: The rally');
  await page.untilHere('no example', async () => (await exampleOn(page)) === null);
  // The game on the page's own board has seen nothing of it.
  await page.press('Escape');
  await hand.table.ready();
  assert.equal(await hand.table.position(), position);
});
