// For everybody: no violation that axe knows of on any screen, light or dark, a mirror that lies exactly over the board, one tab
// stop, each move said once, and no movement where the system asks for none.

import assert from 'node:assert/strict';
import { assertAccessible, assertDrawnOnItsButton } from './support/accessible.mjs';
import { framesAskedFor } from './support/first_move.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone, still, tablet } from './support/game.mjs';
import { find } from './support/roles.mjs';
import { visitArmyAnts, visitDeployment } from './support/game_visits.mjs';
import { visitEditor } from './support/tool_visits.mjs';
import { engine } from './support/setup.mjs';
import { FingerHand, KeyHand, MouseHand } from './support/hands.mjs';

pageTest('axe finds nothing on any screen, light and dark', tablet, async (page, { address }) => {
  const check = (screen) => assertAccessible(page, screen, ['dark']);
  await visitArmyAnts(page, address, FingerHand, check);
  await visitEditor(page, address, FingerHand, check);
});

/** Runs in the page: what a chosen thing and one that is not look like. */
const looks = () =>
  [(state) => `.segments input:${state} + span`, (state) => `.games label:has(input:${state})`].map((chosen) =>
    ['checked', 'not(:checked)'].map((state) => {
      const { backgroundColor, borderColor } = getComputedStyle(document.querySelector(chosen(state)));
      return `${backgroundColor} ${borderColor}`;
    }),
  );

// Only this engine's protocol forces colours.
if (engine === 'chromium') {
  browserTest('with forced colours what is chosen still shows', tablet, async (page, { address }) => {
    await page.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ],
    });
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    for (const [chosen, other] of await page.evaluate(looks)) assert.notEqual(chosen, other);
    await assertAccessible(page, 'start, colours forced');
    await hotSeat(page, address, FingerHand);
    await assertAccessible(page, 'game, colours forced');
    const plates = await page.evaluate(() =>
      ['.player-bar.active', '.player-bar:not(.active)'].map(
        (plate) => getComputedStyle(document.querySelector(plate)).outlineStyle,
      ),
    );
    assert.deepEqual(plates, ['solid', 'none']);
  });
}

pageTest('the accessibility checkers find nothing on a secret set-up', phone, (page, { address }) =>
  visitDeployment(page, address, FingerHand, (screen) => assertAccessible(page, screen)),
);

browserTest(
  'the mirror lies over the drawn spaces',
  { ...tablet, reducedMotion: true, composited: true },
  async (page, { address }) => {
    const { table } = await hotSeat(page, address, KeyHand);
    for (const cell of ['a4', 'e3', 'b2', 'd1']) await assertDrawnOnItsButton(page, table, cell, tablet, /selected/);
  },
);

pageTest('the board is one tab stop, and each move is announced once', desktop, async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  const stops = [...(await hand.table.spaces()).values()].filter(({ button }) => button.tabIndex >= 0);
  assert.equal(stops.length, 1);
  await page.evaluate(() => {
    window.spoken = [];
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live)),
      );
      for (const region of regions) if (region?.textContent.trim()) window.spoken.push(region.textContent.trim());
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await page.until('the announcement', () => window.spoken.some((text) => /^Red: .* to c1\./.test(text)));
  await atRest(page);
  const spoken = await page.evaluate(() => window.spoken);
  assert.equal(spoken.filter((text) => /to c1\./.test(text)).length, 1, spoken.join(' / '));
  const inList = () =>
    page.evaluate(() => [...document.querySelectorAll('.move-list button')].map(({ tabIndex }) => tabIndex));
  assert.deepEqual(await inList(), [-1, 0], 'and so is the list of moves');
  await page.evaluate(() => document.querySelector('.move-list [tabindex="0"]').focus());
  await page.press('ArrowLeft', 'Enter');
  await page.untilHere('the start of the game', async () => (await inList()).join() === '0,-1');
});

browserTest('with reduced motion a move is there at once', still(desktop), async (page, { address }) => {
  const hand = await hotSeat(page, address, MouseHand);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await page.drawn();
  assert.equal(await page.evaluate(framesAskedFor, 10), 0, 'nothing moves any more');
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  assert.equal(running, 0);
});
