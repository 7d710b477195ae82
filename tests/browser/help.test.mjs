// Help while playing: what can be taken is shown, a move that gives something away is asked about before it stands, one that stands is judged,
// and hints say why.
// Against the lowest levels and in a lesson's short game; nowhere else unless the player turns it on.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import { atRest, phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { entry, openLibrary, paste } from './support/library.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import { WarTable } from './support/war_table.mjs';

/** The 9 can have the 7 for nothing, and the 7 waits for the Queen to come to its column. */
const BATTLE =
  'army-ants board=8s..Qs..../........../........../........../7s....9h../........../........../....Qh..3h turn=red phase=battle';
/** The 9 stands in line with the Queen. */
const WON =
  'army-ants board=....Qs..8s/........../........../........../....9h..../........../........../Qh......3h turn=red phase=battle';
/** The 8 of hearts can bury the 9, and the 9 the 8. */
const WAR = 'ant-war board=....5s/8h9c../2d..** turn=red lead=0 passed=no';

/** A position in the library, opened as Red's game against the computer. */
async function playOn(page, address, position, { level = 1, table = Table, spaces } = {}) {
  const hand = await openLibrary(page, address, FingerHand, table);
  const record = `anthill-game 1\nstart ${position}\nnote red human\nnote black computer ${level}\nmoves\nresult playing\n`;
  await paste(hand, record);
  await waitForText(page, '1 game imported.');
  await hand.press(entry);
  if (spaces !== 0) await hand.table.ready(spaces);
  await atRest(page);
  return hand;
}

const marks = (page) =>
  page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(`anthill-help-marks ${selector}`).length;
    return {
      dangers: count('.danger.line'),
      threats: count('.threat'),
      chances: count('.chance.line'),
      names: count('.ring-name'),
    };
  });
const line = (page) => page.evaluate(() => document.querySelector('.message-line')?.innerText ?? '');

pageTest('what can be taken is shown, and a blunder is asked about', phone, async (page, { address }) => {
  const hand = await playOn(page, address, BATTLE);
  await page.untilHere('a ring', async () => (await marks(page)).chances === 1);
  assert.deepEqual(await marks(page), { dangers: 0, threats: 0, chances: 1, names: 1 });
  await waitForText(page, 'Your 9 of hearts on d4 can take the 7 of spades for free.');
  await assertAccessible(page, 'help');

  const before = await hand.table.position();
  await hand.move('c1', 'a1');
  await waitForText(page, 'This lets the 7 of spades take your Queen.');
  await assertAccessible(page, 'a blunder');
  assert.deepEqual(await marks(page), { dangers: 0, threats: 0, chances: 0, names: 0 });
  await hand.press('Cancel');
  await page.untilHere('the position before', async () => (await hand.table.position()) === before);

  await hand.move('d4', 'a4');
  await waitForText(page, 'Red: 9 of hearts on a4 captures 7 of spades. It wins the 7 of spades for free.');
  await assertAccessible(page, 'a verdict');
  await page.untilHere('the answer', async () => (await hand.table.moves()).length === 2);
  await page.untilHere('what Black has done', async () => /^Black\b/.test(await line(page)));
});

pageTest(
  'a hint says why, and a move that misses the Queen hears of the better one',
  phone,
  async (page, { address }) => {
    const hand = await playOn(page, address, WON);
    await hand.press('Hint');
    await hand.press('Show the hint');
    await hand.press('Tell me more');
    await hand.press('Show the move');
    await waitForText(page, 'That wins the game.');
    await assertAccessible(page, 'a hint with a reason');
    await hand.move('e1', 'e2');
    await waitForText(
      page,
      'There was a better move. Red: 9 of hearts on c8 captures Queen of spades. That wins the game.',
    );
    await assertAccessible(page, 'a better move');
    assert.equal(await page.evaluate(() => document.querySelector('.message-line').getBoundingClientRect().height), 52);
  },
);

pageTest('Ant War: what can be buried, and what a move exposes', tablet, async (page, { address }) => {
  const hand = await playOn(page, address, WAR, { table: WarTable, spaces: 9 });
  await page.untilHere('rings', async () => (await marks(page)).chances > 0);
  assert.deepEqual(await marks(page), { dangers: 1, threats: 1, chances: 1, names: 2 });
  await waitForText(page, 'can cover');
  await assertAccessible(page, 'help in Ant War');
  await hand.press('Hint');
  await hand.press('Show the hint');
  await hand.press('Tell me more');
  await hand.press('Show the move');
  await waitForText(page, 'It takes the 9 of clubs out of the round.');
  await hand.move('a1', 'b2');
  await waitForText(page, 'Good move. It takes the 9 of clubs out of the round.');
});

pageTest('Red vs. Black: what the other throw is about to remove', phone, async (page, { address }) => {
  const throws = 'red-throw=5b,2b,9b black-throw=2b,5b,9b';
  const dice = `red-vs-black red=0100100000 black=0000000000 tactics=3,3 phase=tactics turn=1 red-commit=none black-commit=none ${throws}`;
  const said = 'Black’s dice would remove units 2 and 5.';
  await playOn(page, address, dice, { spaces: 0 });
  await waitForText(page, said);
  await assertAccessible(page, 'help in Red vs. Black');
  await page.evaluate(() => {
    const { session } = document.querySelector('anthill-app');
    session.command('heal:2,5', session.state.match.snapshot.ply);
  });
  await waitForText(page, 'As the dice are now, it saves units 2 and 5.');
  await playOn(page, address, dice, { spaces: 0, level: 4 });
  await find(page, 'button', 'Heal');
  assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /dice would remove/);
});

pageTest('Red vs. Black: why wounded units aren’t to be committed', phone, async (page, { address }) => {
  const armies = (red) => `red-vs-black red=${red} black=0000000000 tactics=3,3 phase=commit turn=1`;
  const why = () => page.evaluate(() => document.querySelector('anthill-commit .why').innerText.trim());
  await playOn(page, address, armies('1111xxxxxx'), { spaces: 0 });
  await find(page, 'button', 'Go on with 3 dice');
  assert.equal(await why(), 'Only unwounded units can be committed.');
  await playOn(page, address, armies('0011xxxxxx'), { spaces: 0 });
  await find(page, 'button', /^Commit 2 units: 4 dice/);
  assert.equal(await why(), 'Only unwounded units can be committed.');
});

pageTest(
  'Red vs. Black: who has won is said as soon as the last turn has been told',
  phone,
  async (page, { address }) => {
    const throws = 'red-throw=1r,8b,9b black-throw=1r,5r,9r';
    const last = `red-vs-black red=0000000000 black=100xxxxxxx tactics=3,0 phase=tactics turn=7 red-commit=none black-commit=none ${throws}`;
    const hand = await playOn(page, address, last, { spaces: 0 });
    await hand.press('No tactic');
    await find(page, 'button', 'Show result');
    const text = (where) => page.evaluate((selector) => document.querySelector(selector).innerText, where);
    assert.match(await text('h1.status'), /^You win!/);
    assert.match(await text('.resolution'), /You win! Units left: Red 10, Black 2\./);
  },
);

pageTest('the short game of a lesson helps as well', tablet, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  // The step before the short game is solved.
  await page.evaluate(() => localStorage.setItem('anthill.progress.army-ants', JSON.stringify({ steps: ['favor'] })));
  const hand = new FingerHand(new Table(page));
  await atRest(page);
  await hand.press(/^Learn /);
  await find(page, 'heading', 'A short battle');
  await hand.table.ready();
  await atRest(page);
  const before = await hand.table.position();
  await hand.move('a2', 'a4');
  await waitForText(page, 'This lets the 6 of clubs take your 5 of hearts.');
  await hand.press('Cancel');
  await page.untilHere('the position before', async () => (await hand.table.position()) === before);
});
