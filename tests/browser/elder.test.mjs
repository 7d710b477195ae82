// The Elder, which takes the time that it is given: it says for how long, moves when it is told to, and thinks on the other side's time.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { answered, chooseGame, chooseLevel, gapMove, scriptChance, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { overhear, overheard, untilSaid } from './support/overheard.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

const elder = { opponent: 'Computer', level: 'Elder', side: 'Red' };

/** A game against the Elder in which a first move has been made. */
async function challenged(page, address, Hand, seconds) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await chooseLevel(hand, 'Elder');
  await hand.choose(seconds);
  await chooseGame(hand, elder);
  await hand.table.ready();
  await overhear(page);
  await hand.play(gapMove(await hand.table.spaces()));
  return hand;
}

const said = async (page) => (await overheard(page)).filter(({ from }) => from === 'page').map(({ line }) => line);

pageTest('the Elder takes its seconds, moves at once when told to, and ponders', tablet, async (page, { address }) => {
  const hand = await challenged(page, address, FingerHand, '10');
  await waitForText(page, 'is thinking (up to 10 seconds)');
  // Only who has looked two moves ahead expects an answer that can be pondered.
  await page.until('an answer that it expects', () =>
    window.overheard.some(({ from, line }) => from !== 'page' && / pv \S+ \S+/.test(line)),
  );
  const pressed = Date.now();
  await hand.press('Move now');
  await answered(page, hand.table, 2);
  assert.ok(Date.now() - pressed < 8000, 'its whole time was not waited for');
  assert.ok((await said(page)).some((line) => line.startsWith('go movetime 10000 seed ')));
  await untilSaid(page, 'go ponder movetime 10000 ');
  const pondered = (await said(page))
    .filter((line) => line.startsWith('position '))
    .at(-1)
    .split(' moves ')[1]
    .split(' ');
  assert.deepEqual(pondered.slice(0, 2), await hand.table.moves());
  assert.equal(pondered.length, 3);
  // A hint comes first, and then it goes on.
  await hand.press('Hint');
  await hand.press('Show the hint');
  await untilSaid(page, 'go level 10');
  await untilSaid(page, 'go ponder ', 2);
  const lines = await said(page);
  const hint = lines.findIndex((line) => line.startsWith('go level 10'));
  assert.equal(lines[hint - 2], 'stop');
});
