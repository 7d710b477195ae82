// Matches by link: two devices that share nothing but links invite, play, agree and check; what does not fit is told and changes nothing.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { name, takeLink } from './support/by_link.mjs';
import { phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find } from './support/roles.mjs';
import { Table } from './support/table.mjs';

const browserTest = browserSuite();

const handOn = (page) => new FingerHand(new Table(page));

/** Ada, who plays Red, invites; Bo accepts. */
async function begin(ada, bo, address) {
  await ada.page.goto(`${address}#friend`);
  await ada.press('Invite someone');
  await ada.choose('Red');
  await name(ada, 'Ada');
  await ada.press('Create the invitation');
  const invitation = await takeLink(ada);
  await bo.page.goto(invitation);
  await waitForText(bo.page, 'Ada invites you to a match.');
  await name(bo, 'Bo');
  await bo.press('Accept');
  return { invitation, acceptance: await takeLink(bo) };
}

/** A turn that ends with the rally's command to pass, sent. */
async function passAndSend(hand, link) {
  await hand.page.goto(link);
  await hand.press('Pass');
  await hand.press('Send');
  return takeLink(hand);
}

browserTest('two devices play by links, agree on a draw and check the match', phone, async (page, tools) => {
  const [ada, bo] = [handOn(page), handOn(await tools.open(tablet))];
  const { invitation, acceptance } = await begin(ada, bo, tools.address);
  const first = await passAndSend(ada, acceptance);
  const second = await passAndSend(bo, first);
  await ada.page.goto(second);
  await ada.press('Pass');
  await ada.press('Offer a draw');
  await ada.press('Send');
  const offer = await takeLink(ada);
  await bo.page.goto(offer);
  await waitForText(bo.page, 'Ada offers a draw.');
  await bo.press('Accept');
  await bo.press('Send');
  await takeLink(bo);
  await bo.press('Check this match');
  await waitForText(bo.page, 'verified draw agreed');
  // Kept on both devices, and in the list of saved games where it is over.
  await bo.page.goto(`${tools.address}#library`);
  await find(bo.page, 'heading', 'Finished');
  // Links of before, of both: nothing changes.
  for (const old of [invitation, acceptance, first]) {
    await ada.page.goto(old);
    await waitForText(ada.page, 'This link is old.');
  }
});

browserTest.ofThePage('what does not fit is told, and the match stays as it is', tablet, async (page, tools) => {
  const [ada, bo] = [handOn(page), handOn(await tools.open(tablet))];
  const { invitation, acceptance } = await begin(ada, bo, tools.address);
  const first = await passAndSend(ada, acceptance);
  // A third device: it may watch what is whole.
  const cy = handOn(await tools.open(tablet));
  await cy.page.goto(first);
  await waitForText(cy.page, 'This is a match between Ada and Bo.');
  // The invitation once more: it has been accepted.
  await cy.page.goto(invitation);
  await name(cy, 'Cy');
  await cy.press('Accept');
  const late = await takeLink(cy);
  for (const [link, told] of [
    [late, 'Someone else has already accepted this invitation.'],
    [`${tools.address}#m1.AAAA`, 'This link is damaged or incomplete.'],
    [`${tools.address}#m2.AAAA`, 'This match needs a newer version of Anthill.'],
  ]) {
    await ada.page.goto(link);
    await waitForText(ada.page, told);
  }
  // Bo is still the one who is next.
  await bo.page.goto(first);
  await find(bo.page, 'button', 'Pass');
  assert.ok(!(await exists(bo.page, 'button', 'Send')));
});
