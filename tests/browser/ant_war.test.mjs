// Ant War as it is played: a whole match by touch, a round against the computer by keys, the dial, cards that are looked at, and what a
// reload must not lose.

import assert from 'node:assert/strict';
import { assertAccessible, assertDrawnOnItsButton } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, desktop, laterParts, phone, still, tablet, waitForText } from './support/game.mjs';
import { visitAntWar } from './support/game_visits.mjs';
import { LANGUAGES } from './support/languages.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';
import { cutWhileAsked, sitDownToWar } from './support/war_table.mjs';

/** Both pass, the round is counted, and the match goes on. */
async function endRound(hand, next) {
  const { page } = hand;
  await hand.press('Pass');
  await waitForText(page, 'has passed');
  await hand.press('Pass');
  await page.untilHere('the count', async () => {
    if (await exists(page, 'button', 'Skip to the total')) await hand.press('Skip to the total');
    return exists(page, 'button', next);
  });
}

const sums = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.sum b')].map((sum) => Number(sum.innerText)));

browserTest('a whole match of Ant War by touch, two friends on one device', phone, async (page, { address }) => {
  const hand = await sitDownToWar(page, address, FingerHand);
  const { table } = hand;
  await table.ready(25);
  await find(page, 'heading', /^Player 1 sets the odds/);
  await atRest(page);
  await hand.press(/Half a turn more for Black/);
  await hand.press(/Half a turn more for Black/);
  await waitForText(page, 'Black has 1 turn before Red moves.');
  await hand.press('Set these odds');
  await find(page, 'heading', /^Player 2 picks a colour/);
  await hand.press(/Play Red/);
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');

  for (let turn = 0; turn < 4; turn += 1) {
    const side = await table.toMove();
    const { from, to } = await table.cover(hand, side);
    const [mover, covered] = [from, to].map((cell) => cell);
    const card = (await table.spaces()).get(mover).card;
    await hand.move(mover, covered);
    // A move is named when it is kept: the one before it may come into the list after this one has begun.
    await page.untilHere('the move', async () => (await table.moves()).at(-1) === `${mover}-${covered}`);
    const there = (await table.spaces()).get(covered);
    assert.equal(there.card, card);
    assert.ok(there.under >= 1);
    assert.notEqual(await table.toMove(), side);
  }
  // A reload loses nothing.
  const moves = await table.moves();
  await page.reload();
  await table.ready(25);
  assert.deepEqual(await table.moves(), moves);

  await laterParts(page);
  await endRound(hand, 'Next round');
  // No side is to move, and each has the colour of the round that is scored.
  const plates = await page.evaluate(() =>
    [...document.querySelectorAll('.player-bar')].map((plate) => [plate.matches('.active'), plate.innerText]),
  );
  assert.deepEqual(
    plates.map(([active]) => active),
    [false, false],
  );
  assert.match(plates[0][1], /R\s+Player 2\s+Red/);
  assert.match(plates[1][1], /B\s+Player 1\s+Black/);
  const first = await sums(page);
  assert.equal(first.length, 2);
  await hand.press('Next round');
  const dealt = () => page.evaluate(() => document.querySelectorAll('.dealt').length);
  await page.untilHere('the second deal', async () => (await dealt()) === 25);
  await find(page, 'heading', /^Player 2 sets the odds/);
  await hand.press('Set these odds');
  await find(page, 'heading', /^Player 1 picks a colour/);
  await hand.press(/Play Red/);
  await cutWhileAsked(hand);
  // The cut has shown cards, so it cannot be taken back.
  assert.equal((await findAll(page, 'button', '^Undo$'))[0].disabled, true);
  await endRound(hand, 'Show result');
  const second = await sums(page);
  assert.doesNotMatch(
    await page.evaluate(() => document.querySelector('.status').innerText),
    /wins|Draw/,
    'nothing is told before it has been counted',
  );
  assert.equal(await page.evaluate(() => document.querySelector('.player-bar.won')), null);
  await hand.press('Show result');
  await find(page, 'heading', /wins|Draw/);
  await hand.press('More');
  // Player 1 was black in the first round and is red in the second; the table of the result has red first.
  const result = await page.evaluate(() =>
    [...document.querySelectorAll('.war-result tbody tr')].map((row) =>
      [...row.cells].map((cell) => (/^\d+$/.test(cell.innerText) ? Number(cell.innerText) : cell.innerText)),
    ),
  );
  assert.deepEqual(result, [
    ['Player 1', first[1], second[0], first[1] + second[0]],
    ['Player 2', first[0], second[1], first[0] + second[1]],
  ]);
});

pageTest('a round on the spiral against the computer, by keys alone', desktop, async (page, { address }) => {
  const hand = await sitDownToWar(page, address, KeyHand, {
    opponent: 'Computer',
    level: 'Egg',
    deals: 'You',
    shape: 'Spiral',
  });
  const { table } = hand;
  await table.ready(25);
  // The dial by arrow keys: one to the right is half a turn for Black.
  const dial = async () => (await page.evaluate(() => document.activeElement?.id)) === 'odds-dial';
  for (let steps = 0; steps < 40 && !(await dial()); steps += 1) await page.press('Tab');
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await page.press('ArrowLeft');
  await waitForText(page, 'Red has 2 turns before Black moves.');
  await hand.press('Set these odds');
  await page.untilHere('the computer to pick a colour', async () => (await table.toMove()) === 'Red');

  // The person passes whenever it is their turn: sooner or later the computer has nothing to gain and passes too.
  const next = 'Next round';
  for (let name = ''; name !== next;) {
    const offered = async () => (await findAll(page, 'button', `^(Pass|Skip to the total|${next})$`)).at(-1)?.name;
    name = await page.untilHere('something to press', offered);
    const before = (await table.moves()).length;
    await hand.press(name);
    // While the computer thinks there is no such button; it may have answered before anybody looks.
    const passed = async () => (await table.moves()).length > before || !(await exists(page, 'button', 'Pass'));
    if (name === 'Pass') await page.untilHere('the pass', passed);
    else if (name !== next)
      await page.until('the focus on the panel still', () => document.activeElement?.closest('.panel.count') !== null);
  }
  await page.untilHere('the computer to name its odds', () => exists(page, 'button', /Play Red/));
});

pageTest('special ants are learnt by looking, stacks show what they hold', tablet, async (page, { address }) => {
  const hand = await sitDownToWar(page, address, FingerHand);
  const { table } = hand;
  await table.ready(25);
  await atRest(page);
  const lookAt = async (pattern) => {
    await atRest(page); // the panel that just closed gives its room to the board
    const space = [...(await table.spaces()).values()].find(({ card }) => pattern.test(card));
    await hand.point(space.button.centre);
  };
  await hand.press(/Half a turn more for Red/);
  await hand.press(/Half a turn more for Red/);
  await waitForText(page, 'Red has 1 turn before Black moves.');
  await hand.press('Set these odds');
  await hand.press(/Play Black/);
  await page.untilHere('Red to move', async () => (await table.toMove()) === 'Red');
  await lookAt(/^joker/);
  await waitForText(page, '3 points for a colour if only that colour’s ants are next to it');
  await lookAt(/^Soldier of (spades|clubs)/);
  await waitForText(page, 'Can never be covered');
  const { from, to } = await table.cover(hand, 'Red');
  await hand.move(from, to);
  await page.untilHere('a stack', async () => (await table.spaces()).get(to).under === 1);
  await hand.point(await table.centreOf(to));
  await hand.press('1 card below');
  await find(page, 'dialog', `The stack on ${to}`);
  await assertAccessible(page, 'stack');
});

pageTest('a refused cover says why', desktop, async (page, { address }) => {
  const hand = await sitDownToWar(page, address, MouseHand);
  const { table } = hand;
  await table.ready(25);
  // From the dial to the rules about it, from there to a lesson, which leads back to the same game.
  await hand.press('How do odds work?');
  await find(page, 'dialog', /rules/);
  await find(page, 'heading', /Odds, colours and the cut/);
  assert.equal(await page.evaluate(() => document.activeElement.closest('section').id), 'rule-odds');
  await hand.press('Try it on the board: Odds');
  await hand.press('Try it yourself');
  await find(page, 'heading', 'Odds');
  await table.ready(9);
  assert.ok(!(await exists(page, 'button', 'How do odds work?')));
  await hand.press('Back to the game');
  await table.ready(25);
  await hand.press(/Half a turn more for Black/);
  await hand.press(/Half a turn more for Black/);
  await hand.press('Set these odds');
  await hand.press(/Play Black/);
  await page.untilHere('Black to move', async () => (await table.toMove()) === 'Black');
  const spaces = [...(await table.spaces()).values()];
  const worker = spaces.find(({ card, side }) => side === 'Black' && /^(Ace|\d+) of/.test(card));
  const joker = spaces.find(({ card }) => card === 'joker');
  await hand.point(worker.button.centre);
  await page.untilHere('it in hand', async () => /selected/.test((await table.spaces()).get(worker.cell).states));
  await hand.point(joker.button.centre);
  await waitForText(page, 'is food and can’t be covered');
});

pageTest('the accessibility checkers find nothing in Ant War, light and dark', phone, (page, { address }) =>
  visitAntWar(page, address, FingerHand, (screen) => assertAccessible(page, screen, ['dark'])),
);

pageTest(
  'while odds are set, nothing of the board is covered and no button moves',
  still(phone),
  async (page, { address }) => {
    const hand = await sitDownToWar(page, address, FingerHand);
    const { table } = hand;
    await table.ready(25);
    await atRest(page);
    const boxOf = (part) =>
      page.evaluate((found) => document.querySelector(found).getBoundingClientRect().toJSON(), part);
    const covered = async () => (await boxOf('.board')).bottom - (await boxOf('.game-panel')).top;
    const [{ top: nudge }, { top: button }] = [await boxOf('.nudge'), await boxOf('.panel .primary')];
    for (const more of ['', /Half a turn more for Red/, /Half a turn more for Red/, /Half a turn more for Red/]) {
      if (more) await hand.press(more);
      await atRest(page); // a button that is pressed lies a pixel lower
      assert.ok((await covered()) < 6, `${await covered()} pixels`);
      assert.deepEqual([(await boxOf('.nudge')).top, (await boxOf('.panel .primary')).top], [nudge, button]);
    }
    // The dealer's plate stands clear of the panel and of the board.
    assert.match(await page.evaluate(() => document.querySelector('.near').innerText), /Player 1\s+dealer/);
    assert.ok((await boxOf('.near')).bottom <= (await boxOf('.board')).top);
    await hand.press('Ask the computer');
    await waitForText(page, 'about even');
    assert.ok((await covered()) < 6, `${await covered()} pixels of the opinion`);
    await page.evaluate(() => document.querySelector('anthill-app').change({ typing: 'on' }));
    await find(page, 'button', 'Play it');
    await atRest(page);
    assert.ok((await covered()) < 6, `${await covered()} pixels of the field for typed moves`);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await atRest(page);
    const { top, height } = await boxOf('.board');
    assert.ok((await boxOf('.game-panel')).top - top > height / 2, 'large letters leave half of the board');
  },
);

pageTest('while a colour is picked, no card is covered in any language', still(phone), async (page, { address }) => {
  await page.goto(address);
  await laterParts(page);
  for (const language of LANGUAGES) {
    const covered = await page.evaluate(async (language) => {
      const app = document.querySelector('anthill-app');
      app.change({ language });
      await app.begin('ant-war', { red: { kind: 'computer', level: 1 }, black: { kind: 'person', name: '' } }, 7);
      const until = async (there) => {
        while (!there()) await new Promise((resolve) => setTimeout(resolve, 20));
      };
      const ask = () => document.querySelector('.panel .by-computer');
      await until(() => document.querySelector('anthill-take .colours') && ask());
      const lowest = () => {
        const cells = [...document.querySelectorAll('[role=gridcell]')].map(
          (cell) => cell.getBoundingClientRect().bottom,
        );
        return Math.max(...cells) - document.querySelector('.game-panel').getBoundingClientRect().top;
      };
      await app.updateComplete;
      const before = lowest();
      ask().click();
      // While the computer thinks, the sentence ends with dots.
      await until(() => /[^…]$/.test(document.querySelector('.panel .appraisal')?.textContent.trim() ?? ''));
      return Math.max(before, lowest());
    }, language);
    assert.ok(covered < 6, `${language}: ${covered} pixels`);
  }
});

pageTest(
  'a strip of a board stands beside what is asked, as tall as the screen',
  still(tablet),
  async (page, { address }) => {
    const { table } = await sitDownToWar(page, address, FingerHand, { shape: '2×10' });
    await page.untilHere('the board', async () => (await table.spaces()).size >= 20);
    await atRest(page);
    const [board, panel, cell] = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
      const { cellW, cellH } = document.querySelector('anthill-board-grid').snapshot.layout;
      return [box('.board'), box('.game-panel'), [cellW, cellH]];
    });
    assert.ok(board.right <= panel.left, 'the panel lies beside the board');
    assert.ok(board.height > 0.9 * tablet.viewport.height);
    assert.ok(cell[0] >= 140 && cell[1] >= 100, `a space is ${cell[0]} x ${cell[1]}`);
  },
);

pageTest(
  'the mirror lies over the drawn spaces on a spiral',
  { ...phone, reducedMotion: true, composited: true },
  async (page, { address }) => {
    const { table } = await sitDownToWar(page, address, FingerHand, { shape: 'Spiral' });
    await page.untilHere('the board', async () => (await table.spaces()).size >= 20);
    await atRest(page);
    for (const cell of ['a1', 'g7', 'a5', 'c5']) await assertDrawnOnItsButton(page, table, cell, phone, /looked at/);
  },
);
