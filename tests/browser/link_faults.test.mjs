// Matches by link on a device where something is missing: the engine, room for a message, or the match itself, which the browser has deleted.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import {
  begin,
  clearSiteData,
  fillOnce,
  handOn,
  meet,
  meetTwice,
  takeLink,
  watchPlacesOf,
} from './support/by_link.mjs';
import { phone, waitForText } from './support/game.mjs';
import { exists, find } from './support/roles.mjs';

/** The engine of Army Ants never arrives, and the page waits a second at most for anything, until `isPatient`. */
function withoutEngine() {
  const { fetch, setTimeout } = window;
  window.fetch = (address, ...rest) =>
    String(address).includes('remote_army_ants') ? new Promise(() => undefined) : fetch(address, ...rest);
  window.setTimeout = (work, milliseconds, ...rest) =>
    setTimeout(work, window.isPatient ? milliseconds : Math.min(milliseconds, 1000), ...rest);
}

pageTest('a link whose engine does not arrive says so, and holds up no other', phone, async (page, tools) => {
  const { dice, cards } = await meetTwice(page, tools);
  await page.goto('about:blank');
  tools.server.fault = withoutEngine;
  await page.goto(cards);
  await waitForText(page, 'This part of Anthill didn’t load.');
  // The engine of the dice may take longer than a second on a busy machine.
  await page.evaluate(
    (fragment) => Object.assign(window, { isPatient: true }) && (location.hash = fragment),
    new URL(dice).hash,
  );
  await find(page, 'button', /^Commit 4 units/);
});

pageTest(
  'a match whose engine is missing has a way back, and comes by a second try',
  { ...phone, allowed: /404|remote_army_ants/ },
  async (page, tools) => {
    const { ada } = await meet(page, tools);
    await page.goto('about:blank');
    tools.server.instead = (path) => (/remote_army_ants.*\.wasm$/.test(path) ? null : undefined);
    await page.goto(`${tools.address}#friend`);
    await ada.press(/^Army Ants/);
    await waitForText(page, 'This part of Anthill didn’t load.');
    await assertAccessible(page, 'a match whose engine is missing');
    await ada.press('Your matches');
    await ada.press(/^Army Ants/);
    await waitForText(page, 'This part of Anthill didn’t load.');
    tools.server.heal();
    await ada.press('Try again');
    await find(page, 'heading', /^Waiting/);
  },
);

pageTest(
  'a link that finds no room says so, and the match that was on the screen goes on',
  phone,
  async (page, tools) => {
    const { ada, bo, acceptance: first } = await meet(page, tools);
    for (const each of [page, bo.page]) await each.goto('about:blank');
    const second = (await begin(ada, bo, tools.address)).acceptance;
    await page.goto(first);
    await ada.press('Pass');
    await find(page, 'button', 'Send');
    await fillOnce(page);
    await page.goto(second);
    await waitForText(page, 'This browser has no room to save that, so nothing has changed.');
    await watchPlacesOf(page, 'Send');
    await ada.press(/^Army Ants with Bo/);
    await ada.press('Send');
    assert.equal((await page.evaluate(() => window.places)).length, 1, 'no button moves under the finger');
    assert.match(await takeLink(ada), /#m1/);
  },
);

pageTest('a link that could not be taken is taken when the page is loaded again', phone, async (page, tools) => {
  const { acceptance } = await meet(page, tools);
  await page.goto('about:blank');
  await page.goto(`${tools.address}#friend`);
  await find(page, 'button', /^Army Ants, invitation/);
  await fillOnce(page);
  await page.goto(acceptance);
  await waitForText(page, 'This browser has no room to save that, so nothing has changed.');
  await page.reload();
  await find(page, 'button', 'Pass');
  assert.equal(await page.evaluate(() => location.hash), '#friend');
});

pageTest(
  'a match that the browser deletes while it is open says so, and is saved again',
  phone,
  async (page, tools) => {
    const { ada, bo, acceptance } = await meet(page, tools);
    const gone = 'This browser has deleted this match';
    await page.goto(acceptance);
    await find(page, 'button', 'Pass');
    for (const change of ['Put this match away', 'Move to another device']) {
      await clearSiteData(page);
      await ada.press('Match');
      await ada.press(change);
      await waitForText(page, gone);
      await ada.press('Save it again');
      await find(page, 'button', 'Pass');
    }
    await clearSiteData(page);
    await ada.press('Pass');
    await waitForText(page, gone);
    await assertAccessible(page, 'a match that is deleted');
    await ada.press('Save it again');
    await find(page, 'button', 'Send');
    await page.reload();
    await find(page, 'button', 'Send');
    await clearSiteData(page);
    await ada.press('Send');
    await waitForText(page, gone);
    await ada.press('Save it again');
    await ada.press('Send');
    await bo.page.goto(await takeLink(ada));
    await find(bo.page, 'button', 'Pass');
  },
);

pageTest('a link that nothing was taken from yet stays in the address', phone, async (page, tools) => {
  const { invitation, acceptance } = await meet(page, tools);
  const cy = handOn(await tools.open(phone));
  for (const [link, told] of [
    [invitation, 'Ada invites you to a match.'],
    [acceptance, 'This is a match between Ada and Bo.'],
  ]) {
    await cy.page.goto('about:blank');
    await cy.page.goto(link);
    await waitForText(cy.page, told);
    // For the way to another browser, and for a page that the system has closed meanwhile.
    assert.equal(await cy.page.evaluate(() => location.href), link);
    await cy.page.reload();
    await waitForText(cy.page, told);
  }
  await cy.press('Keep and watch');
  await find(cy.page, 'button', 'Match');
  assert.equal(await cy.page.evaluate(() => location.hash), '#friend');
  const dan = handOn(await tools.open(phone));
  await dan.page.goto(invitation);
  await dan.press('Cancel');
  await find(dan.page, 'button', 'Invite someone');
  assert.equal(await dan.page.evaluate(() => location.hash), '#friend');
});

pageTest('a link that takes its time is said to be on its way', phone, async (page, tools) => {
  const { invitation } = await meet(page, tools);
  const cy = handOn(await tools.open(phone));
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  tools.server.holdsBack = (path) => (path.includes('remote_army_ants') ? held : undefined);
  await cy.page.goto(invitation);
  await waitForText(cy.page, 'Opening the link…');
  assert.ok(!(await exists(cy.page, 'button', 'Invite someone')), 'no other way in its place');
  answer();
  await waitForText(cy.page, 'Ada invites you to a match.');
  assert.ok(!(await cy.page.evaluate(() => document.body.innerText.includes('Opening the link…'))));
});

/** In the page: the fingerprint of the dice that is kept ends otherwise, and belongs to a browser of this name, or to this one. */
const changeKeptDice = (browser) => {
  const key = Object.keys(localStorage).find((each) => each.endsWith('.dice'));
  const [dice, digits] = localStorage.getItem(key).split('\n');
  const changed = digits.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  localStorage.setItem(key, [dice.replace(/ .*/, (own) => browser ?? own), changed].join('\n'));
};

pageTest('the dice of a match are measured once by each browser', phone, async (page, tools) => {
  const { invitation } = await meet(page, tools, { game: 'Ants: Red vs. Black' });
  for (const [browser, told] of [
    [undefined, 'This match uses different rules or dice'],
    [' of before', 'Ada invites you to a match.'],
  ]) {
    const cy = handOn(await tools.open(phone));
    await cy.page.goto(invitation);
    await waitForText(cy.page, 'Ada invites you to a match.');
    await cy.page.evaluate(changeKeptDice, browser);
    await cy.page.reload();
    await waitForText(cy.page, told);
  }
});
