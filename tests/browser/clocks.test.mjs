// Two people against the clock: the clocks on the plates, the pause that covers the board, and a game that is lost on time. Time is what the page's own clock says, which the tests set.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { scriptChance, startGame, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find, findAll } from './support/roles.mjs';
import { Table } from './support/table.mjs';

/** So many seconds later for the page, in steps after which its clocks tick: a longer one is a device that has slept. */
const pass = (page, seconds, step = 4) =>
  page.evaluate(
    async (by, most) => {
      window.realNow ??= performance.now.bind(performance);
      performance.now = () => window.realNow() + window.later;
      window.later ??= 0;
      for (let left = by; left > 0; left -= most) {
        window.later += Math.min(left, most) * 1000;
        await new Promise((resolve) => setTimeout(resolve, 120));
      }
    },
    seconds,
    step,
  );

const clocks = async (page) => (await findAll(page, 'button', ' left$')).map(({ name }) => name);
const seconds = (name) => {
  const [, minutes, rest] = /(\d+):(\d\d) left$/.exec(name) ?? [];
  return Number(minutes) * 60 + Number(rest);
};

async function timedGame(page, address, Hand) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  await scriptChance(page);
  await startGame(hand, { clock: '3+2' });
  await page.untilHere('both clocks', async () => (await clocks(page)).length === 2);
  return hand;
}
const first = { kind: 'single', from: 'b1', to: 'c1' };
const second = { kind: 'single', from: 'b8', to: 'c8' };

pageTest('each clock runs in its own turn; a pause covers the board, by touch', tablet, async (page, { address }) => {
  const hand = await timedGame(page, address, FingerHand);
  assert.deepEqual(await clocks(page), ['3:00 left', '3:00 left']);
  await hand.play(first);
  await pass(page, 60);
  await hand.play(second);
  const [black, red] = await page.untilHere('a minute gone, two seconds gained', async () => {
    const [far, near] = (await clocks(page)).map(seconds);
    return far > 110 && far <= 122 && near >= 170 && [far, near];
  });
  assert.ok(black < red);
  for (const { box } of await findAll(page, 'button', '^Pause the clocks'))
    assert.ok(box.height >= 44 && box.width >= 44);
  await hand.press(/^Pause the clocks, 2:/);
  await find(page, 'heading', 'Clocks paused');
  const hidden = () => getComputedStyle(document.querySelector('.board canvas')).visibility;
  assert.equal(await page.evaluate(hidden), 'hidden');
  await pass(page, 100, 100);
  await hand.press('Resume');
  await page.until(
    'the board again',
    () => getComputedStyle(document.querySelector('.board canvas')).visibility === 'visible',
  );
  const left = (await clocks(page)).map(seconds);
  assert.ok(left[1] > red - 15, `${left[1]} of ${red}`);
});
