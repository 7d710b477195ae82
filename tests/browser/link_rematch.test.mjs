// Rematches by link.

import assert from 'node:assert/strict';
import { pageTest } from './support/browser_test.mjs';
import { meet, passAndSend, takeLink } from './support/by_link.mjs';
import { phone, waitForText } from './support/game.mjs';
import { find } from './support/roles.mjs';

/** The names on the plates, from the far side to the near one. */
const plates = (page) =>
  page.evaluate(() =>
    ['far', 'near'].map((place) => document.querySelector(`.${place} .who`).innerText.replace(/\s+/g, ' ')),
  );

pageTest('a rematch by link: who lost as Red is invited as Black', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  await page.goto(acceptance);
  await ada.press('Resign');
  await ada.press('Resign');
  await ada.press('Send');
  await bo.page.goto(await takeLink(ada));
  await waitForText(bo.page, 'Ada resigned.');
  await bo.press('Close');
  await bo.press('Your matches');
  await bo.press(/^Army Ants with Ada You win! ·/);
  await bo.press('Rematch');
  const invitation = await takeLink(bo);
  // Asked for once more it is the same.
  await bo.press('Your matches');
  await bo.press(/^Army Ants with Ada You win! ·/);
  await bo.press('Rematch');
  assert.equal(await takeLink(bo), invitation);
  await page.goto(invitation);
  await waitForText(page, 'Bo invites you to a match.');
  await waitForText(page, 'Your role: Black.');
  await ada.press('Accept');
  await bo.page.goto(await takeLink(ada));
  await find(bo.page, 'button', 'Pass');
  assert.deepEqual(await plates(bo.page), ['Black Ada', 'Red Bo']);
  await page.goto(await passAndSend(bo));
  await find(page, 'button', 'Pass');
  assert.deepEqual(await plates(page), ['Red Bo', 'Black Ada']);
});
