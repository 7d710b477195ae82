// Red commits in secret: the page and the question to the computer show nothing of it before Black has answered.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { begin } from './support/dice_table.mjs';
import { openChoices, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { assertAlike, seen } from './support/seen.mjs';

const device = { ...tablet, reducedMotion: true, composited: true };

const times = 4; // the first only brings the parts of the page that are fetched late

/** Different ones, of none to four units. */
const commitments = Array.from({ length: times }, (_, game) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .filter((unit) => ((game * 7 + 3) >> (unit % 5)) % 2 === 1 && unit % 3 !== game % 3)
    .slice(0, 4),
);

/** Plays moves as the panels do. */
const command = (page, ...moves) =>
  page.evaluate((all) => {
    const { session } = document.querySelector('anthill-app');
    for (const move of all) session.command(move, session.state.match.snapshot.ply);
  }, moves);

/** The first turn, in which no unit of Red's is wounded, and on to the second. */
async function throughTheFirstTurn(page) {
  await command(page, 'commit:none', 'commit:1', 'throw:1r,2h,3b', 'throw:4o,5e,6r', 'keep', 'keep');
  await page.evaluate(() => document.querySelector('anthill-app').session.proceed());
}

pageTest(`Red vs. Black: wherever Black looks, all commitments look the same`, device, async (page, { address }) => {
  const hand = await begin(page, address, FingerHand, { committing: 'Secret' });
  const first = {};
  const compare = async (where, game) => {
    const now = await seen(page);
    if (game === 0) return; // parts of the page are fetched when they are first wanted
    assertAlike(now, (first[where] ??= now), `${where}, commitment ${game + 1}`);
  };
  for (const [game, units] of commitments.entries()) {
    if (game > 0) await hand.press('Start the game');
    await throughTheFirstTurn(page);
    await waitForText(page, 'Red commits');
    await command(page, `commit:${units.join(',') || 'none'}`);
    await waitForText(page, 'Black commits');
    await compare('the handover screen', game);
    await hand.press('Menu');
    await hand.press('Share or save this game');
    await waitForText(page, 'You can’t share this game');
    await compare('sharing', game);
    await page.press('Escape');
    // The dice of the first turn: players may look back no further.
    await page.evaluate(() => document.querySelector('anthill-app').session.review.goTo(4));
    await compare('the moves', game);
    await hand.press('Back');
    await waitForText(page, 'Black commits');
    await hand.press('Home');
    await find(page, 'button', 'Start the game');
  }
  assert.equal(new Set(commitments.map(String)).size, times, 'they were all different');
});

pageTest(`Red vs. Black: the computer is asked the same, whatever is committed`, device, async (page, { address }) => {
  await page.goto(address);
  await scriptChance(page);
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    window.told = [];
    Worker.prototype.postMessage = function (message, ...more) {
      window.told.push(message);
      return postMessage.call(this, message, ...more);
    };
  });
  const hand = new FingerHand({ page });
  await find(page, 'button', 'Start the game');
  await hand.choose('Ants: Red vs. Black');
  await waitForText(page, 'Ten units each');
  await hand.choose('Computer');
  await openChoices(hand);
  await hand.choose(/^Red/);
  let first;
  for (const units of commitments) {
    await page.evaluate(() => (window.told.length = 0));
    await hand.press('Start the game');
    await find(page, 'button', /^Commit/);
    await command(page, `commit:${units.join(',') || 'none'}`);
    await page.until('the answer', () => document.querySelector('anthill-app').session.state.match.snapshot.ply === 2);
    // Up to its answer: then the commitments lie open, and what is asked about them is for Red.
    // Before that, it may have warmed up in a game of its own.
    const told = await page.evaluate(() => {
      const [begins, ends] = [/^position /, /^go level /].map((what) =>
        window.told.findIndex((line) => what.test(line)),
      );
      return window.told.slice(begins, ends + 1);
    });
    assert.equal(told.length, 2, String(told));
    assert.deepEqual(told, (first ??= told), `commitment ${units}`);
    await hand.press('Home');
    await find(page, 'button', 'Start the game');
  }
});
