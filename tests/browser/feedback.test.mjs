// The sounds: one for a move, and no other after one tap.

import assert from 'node:assert/strict';
import { browserTest } from './support/browser_test.mjs';
import { hotSeat, tablet } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';

/** Runs in the page: counts the tones that are made. */
function countTones() {
  window.tones = 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...options) {
      super(...options);
      window.tones += 1;
    }
  };
}

browserTest('a move is heard, and one tap makes the game silent for good', tablet, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await page.evaluate(countTones);
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await page.until('a tone', () => window.tones > 0);

  await hand.press('Sound');
  const before = await page.evaluate(() => window.tones);
  await hand.play({ kind: 'single', from: 'b8', to: 'c8' });
  await page.drawn();
  assert.equal(await page.evaluate(() => window.tones), before);

  await page.reload();
  await hand.table.ready();
  const { name } = await find(page, 'button', 'Sound');
  const pressed = await page.evaluate(
    (label) => document.querySelector(`button[aria-label="${label}"]`).getAttribute('aria-pressed'),
    name,
  );
  assert.equal(pressed, 'false', 'silence outlives a reload');
});
