// The page arrives: from the root of a host and from a folder below it, silently, and without requests to other hosts.

import assert from 'node:assert/strict';
import { browserSuite, pageTest } from './support/browser_test.mjs';
import { desktop, hotSeat, waitForText } from './support/game.mjs';
import { MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';

// At the root of a host it stands in all other cases.
const base = '/somewhere/below/';

browserSuite({ base, keepsFiles: true }).browserTest(
  `served under ${base}, the page loads silently and a game begins`,
  desktop,
  async (page, { address, server }) => {
    const hand = await hotSeat(page, address, MouseHand);
    assert.equal(await hand.table.toMove(), 'Red');
    const spaces = [...(await hand.table.spaces()).values()];
    assert.equal(spaces.filter(({ side }) => side === 'Red').length, 19);
    assert.equal(spaces.filter(({ side }) => side === 'Black').length, 19);
    assert.ok(server.log.some(({ path }) => path.endsWith('.wasm')));

    const policy = await page.evaluate(
      () => document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.content ?? '',
    );
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
  },
);

pageTest('the board is asked for when the start screen is painted, not before', desktop, async (page, { address }) => {
  await page.goto(address);
  const { board, painted, script } = await page.until('a painted page and a board on its way', () => {
    const asked = (pattern) =>
      performance.getEntriesByType('resource').find(({ name }) => pattern.test(name))?.startTime;
    const board = asked(/board_[^/]*\.wasm$/);
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return board !== undefined && painted !== undefined && { board, painted, script: asked(/index[^/]*\.js$/) };
  });
  // On a machine that stalls, the board is asked for after a while all the same. (app/first_paint.ts)
  assert.ok(board >= Math.min(painted, script + 1000), `board ${board}, painted ${painted}, script ${script}`);
});

pageTest(
  'where no script runs the page says so, and not while it is on its way',
  { ...desktop, allowed: /MIME|module script|stylesheet/ },
  async (page, { address, open, server }) => {
    server.typed = (path) => (path.endsWith('.js') ? 'text/plain' : undefined);
    await page.goto(address);
    await waitForText(page, 'Loading…');
    assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /hasn’t started/);
    const deep = await open();
    server.frontForAll = true;
    await deep.goto(`${address}deep/link/`);
    for (const each of [deep, page]) await waitForText(each, 'Anthill hasn’t started.');
    assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /Loading/);
    server.heal();
    await page.reload();
    await find(page, 'button', 'Start the game');
    assert.equal(await page.evaluate(() => document.querySelector('.unstarted') !== null), false);
  },
);
