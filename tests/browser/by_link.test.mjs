// Matches by link: two devices that share nothing but links invite, play, agree and check; the page explains a link that does not fit and changes nothing.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { begin, handOn, invite, keptMatch, meet, name, passAndSend, takeLink, takeOver } from './support/by_link.mjs';
import { phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { WarTable } from './support/war_table.mjs';

async function verify(hand) {
  await hand.press('Match');
  await hand.press('Verify this match');
  await waitForText(hand.page, 'Verified. Everything fits');
}

pageTest('an invitation without a name says at the field what is missing', phone, async (page, tools) => {
  const ada = handOn(page);
  await page.goto(`${tools.address}#friend`);
  await ada.press('Invite someone');
  await ada.press('Create the invitation');
  await waitForText(page, 'Enter your name.');
  assert.ok((await find(page, 'textbox', 'Your name')).focused);
  await assertAccessible(page, 'an invitation without a name');
  await page.type('Ada');
  await page.until('no complaint', () => !document.body.innerText.includes('Enter your name.'));
  await ada.press('Create the invitation');
  await takeLink(ada);
});

browserTest('two devices play by links, agree on a draw and check the match', phone, async (page, tools) => {
  const { ada, bo, invitation, acceptance } = await meet(page, tools);
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
  await verify(bo);
  // Kept on both devices, and in the list of saved games where it is over.
  await bo.page.goto(`${tools.address}#library`);
  await find(bo.page, 'heading', 'Finished');
  // Links of before, of both: nothing changes.
  for (const old of [invitation, acceptance, first]) {
    await ada.page.goto(old);
    await waitForText(ada.page, 'That was an earlier link. Here is the match as it stands now.');
  }
});

pageTest('the page explains a link that does not fit, and keeps the match', tablet, async (page, tools) => {
  const { ada, bo, invitation, acceptance } = await meet(page, tools);
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
  // Ada puts the match away: Bo, who knows the deal, has left it. Bo's answer takes it up again.
  await ada.page.goto(`${tools.address}#friend`);
  await ada.press(/^Army Ants with Bo/);
  await ada.press('Match');
  await ada.press('Put this match away');
  await find(ada.page, 'heading', 'Put away');
  await waitForText(ada.page, 'Bo left 1 match after a deal, cut or throw');
  // Bo is still the one who is next.
  await bo.page.goto(first);
  await find(bo.page, 'button', 'Pass');
  assert.ok(!(await exists(bo.page, 'button', 'Send')));
  await ada.page.goto(await passAndSend(bo, first));
  await find(ada.page, 'button', 'Pass');
  await ada.press('Your matches');
  await find(ada.page, 'heading', 'Your turn');
  assert.ok(!(await exists(ada.page, 'heading', 'Put away')));
});

/** A move is chosen and can be sent, and is kept: a page that closes in the moment before loses it. */
async function chosen({ page }) {
  await find(page, 'button', 'Send');
  await page.untilHere('the choice kept', async () => /"draft":\["/.test(await keptMatch(page)));
}

/** The page is closed, whatever it is at, and opened again at the list of its matches. */
async function closeAndReturn(hand, address) {
  await hand.page.goto('about:blank');
  await hand.page.until('the page closed', () => location.href === 'about:blank');
  await hand.page.goto(`${address}#friend`);
  await hand.page.until('the page opened', () => location.href !== 'about:blank');
}
/** Counts the moments at which a page says that nothing of the match can be shown. */
const countCovers = () => {
  globalThis.covers = 0;
  new MutationObserver(() => {
    if (document.querySelector('.covered')) globalThis.covers += 1;
  }).observe(document.body, { subtree: true, childList: true });
};
async function returnToMatch(hand, address, name) {
  await closeAndReturn(hand, address);
  await hand.page.evaluate(countCovers);
  await hand.press(new RegExp(`^Army Ants(, invitation| with ${name})`));
}
/** The link of what has been sent is the same after the page was closed. */
async function sameLinkAgain(hand, address, name, link) {
  await returnToMatch(hand, address, name);
  await hand.press('Show my link');
  assert.equal(await takeLink(hand), link);
}

// In every engine: each has a storage of its own, and its own way to leave a page.
browserTest('pages that close at any step go on where they were', tablet, async (page, tools) => {
  const { address } = tools;
  const [ada, bo] = [handOn(page), handOn(await tools.open(tablet))];
  const invitation = await invite(ada, address);
  await sameLinkAgain(ada, address, 'Bo', invitation);
  // Before Bo accepts nothing of it is kept.
  await bo.page.goto(invitation);
  await waitForText(bo.page, 'Ada invites you to a match.');
  await closeAndReturn(bo, address);
  await find(bo.page, 'button', 'Invite someone');
  assert.ok(!(await exists(bo.page, 'button', /^Army Ants with/)));
  await bo.page.goto(invitation);
  await name(bo, 'Bo');
  await bo.press('Accept');
  const acceptance = await takeLink(bo);
  await sameLinkAgain(bo, address, 'Ada', acceptance);
  // Ada's page closes while it takes the answer, with a move chosen, and as it sends that.
  let link = acceptance;
  for (const [hand, other] of [
    [ada, 'Bo'],
    [bo, 'Ada'],
  ]) {
    await hand.page.goto(link);
    await closeAndReturn(hand, address);
    await hand.page.goto(link);
    await find(hand.page, 'button', 'Pass');
    await returnToMatch(hand, address, other);
    await hand.press('Pass');
    await chosen(hand);
    // The move that was chosen is still there, and can still be changed.
    await returnToMatch(hand, address, other);
    await hand.press('Undo');
    await hand.press('Pass');
    await chosen(hand);
    await returnToMatch(hand, address, other);
    await hand.press('Send');
    await returnToMatch(hand, address, other);
    // It was sent, or is still to be sent.
    await find(hand.page, 'button', /^(Send|Show my link)$/);
    assert.equal(await hand.page.evaluate(() => globalThis.covers), 0, 'a match with moves is never called hidden');
    await hand.press((await exists(hand.page, 'button', 'Send')) ? 'Send' : 'Show my link');
    link = await takeLink(hand);
    await sameLinkAgain(hand, address, other, link);
  }
  await ada.page.goto(link);
  await ada.press('Resign');
  await returnToMatch(ada, address, 'Bo');
  await ada.press('Resign');
  await ada.press('Resign');
  await chosen(ada);
  await returnToMatch(ada, address, 'Bo');
  await waitForText(ada.page, 'You resign. Send the message to end the match.');
  await ada.press('Send');
  await bo.page.goto(await takeLink(ada));
  await find(bo.page, 'heading', 'You win!');
  await waitForText(bo.page, 'Ada resigned.');
  await find(bo.page, 'button', 'Review the game');
  await assertAccessible(bo.page, 'the end of a match by link');
  await bo.press('Close');
  await verify(bo);
  await bo.page.goto('about:blank');
  await returnToMatch(ada, address, 'Bo');
  await waitForText(ada.page, 'You resigned.');
  await ada.press('Review the game');
  // The deal decides whether the pass was a mistake.
  await ada.page.until('a review', () => /key moment|No big mistakes/.test(document.body.innerText));
});

/** In a tab that this page has opened: its buttons of these names, one after the other. */
async function pressInOtherTab(page, ...names) {
  for (const name of names)
    await page.until(
      `the button ${name} in the other tab`,
      (text) => {
        const buttons = globalThis.otherTab.document.querySelectorAll('button:not(:disabled)');
        const button = [...buttons].find(({ innerText }) => innerText.trim() === text);
        button?.click();
        return button !== undefined;
      },
      name,
    );
}

pageTest('of two tabs with one match each follows what the other one does', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  const openInOtherTab = (link) => page.evaluate((address) => void (globalThis.otherTab = window.open(address)), link);
  const closeOtherTab = () => page.evaluate(() => globalThis.otherTab.close());
  // A move that is chosen here while the other tab sends one is lost.
  await page.goto(acceptance);
  await ada.press('Pass');
  await find(page, 'button', 'Send');
  await openInOtherTab(acceptance);
  await pressInOtherTab(page, 'Undo', 'Pass', 'Send');
  await waitForText(page, 'The match has gone on in another tab, so your message wasn’t sent.');
  await ada.press('Show my link');
  const first = await takeLink(ada);
  await closeOtherTab();
  // An answer that is opened in the other tab is taken there: it is Ada's turn in this one, too.
  await openInOtherTab(await passAndSend(bo, first));
  const second = await passAndSend(ada);
  await page.until('the other tab to follow', () =>
    globalThis.otherTab.document.body.innerText.includes('Waiting for Bo’s answer.'),
  );
  await closeOtherTab();
  await bo.page.goto(second);
  await find(bo.page, 'button', 'Pass');
});

/** Ada asks to undo her latest move. Returns her link. */
async function askToUndo(hand, link) {
  await hand.page.goto(link);
  await hand.press('Ask to undo');
  await waitForText(hand.page, 'You ask to undo 2 moves.');
  await hand.press('Send');
  return takeLink(hand);
}

pageTest('a player asks to undo, is refused, asks again and may', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  let link = acceptance;
  for (const hand of [ada, bo]) link = await passAndSend(hand, link);
  for (const [answer, own, told] of [
    ['Decline', 'You decline the request to undo.', 'Bo declines your request to undo. It’s still your turn.'],
    ['Accept', 'You agree to the undo.', 'Bo agrees to the undo. It’s your turn again.'],
  ]) {
    await bo.page.goto(await askToUndo(ada, link));
    await waitForText(bo.page, 'Ada asks to undo 2 moves.');
    await bo.press(answer);
    await waitForText(bo.page, own);
    await bo.press('Send');
    await ada.page.goto(await takeLink(bo));
    await waitForText(ada.page, told);
    link = await passAndSend(bo, await passAndSend(ada));
  }
});

/** Presses what the player of Ant War is asked until the message is ready, or the match is over. Returns the last button's name. */
async function answerInWar(hand) {
  const asked = 'Skip to the total|Next round|Show result|Set these odds|Play Red.*|Cut here.*|Pass';
  return hand.page.untilHere('a message, or the end', async () => {
    const up = (await findAll(hand.page, 'button', `^(${asked}|Send|Rematch)$`, true)).find(
      ({ disabled }) => !disabled,
    );
    if (!up || up.name === 'Send' || up.name === 'Rematch') return up?.name;
    await hand.page.tap(up.centre);
    return undefined;
  });
}

pageTest('a match of Ant War ends with two deals, the same on both devices', phone, async (page, tools) => {
  const [ada, bo] = [page, await tools.open(tablet)].map((each) => new FingerHand(new WarTable(each)));
  let link = (await begin(ada, bo, tools.address, { game: 'Ant War', seat: 'Deals first' })).acceptance;
  const seen = new Map([ada, bo].map((hand) => [hand, new Set()]));
  let next = ada;
  for (let messages = 2; ; messages += 1) {
    assert.ok(messages < 20, 'two rounds without a move are over by then');
    await next.page.goto(link);
    const last = await answerInWar(next);
    if (last === 'Rematch') await next.press('Close');
    const cards = [...(await next.table.spaces()).values()].map(({ cell, card }) => `${cell} ${card}`);
    seen.get(next).add(cards.sort().join(', '));
    if (last === 'Rematch') break;
    await next.press('Send');
    link = await takeLink(next);
    next = next === ada ? bo : ada;
  }
  assert.deepEqual([...seen.get(bo)], [...seen.get(ada)]);
  assert.equal(seen.get(ada).size, 2);
  for (const hand of [ada, bo]) await find(hand.page, 'heading', /win|draw/i);
});

pageTest(
  'a set-up by link, row by row, lies there again when the page is closed in between',
  phone,
  async (page, tools) => {
    const { ada, acceptance } = await meet(page, tools, { setup: /^Minor/ });
    await page.goto(acceptance);
    const laid = async () => (await findAll(page, 'button', 'of \\w+ on ')).map(({ name: card }) => card);
    const returns = async (row) => {
      const before = await laid();
      await page.untilHere('the set-up is kept', async () => {
        const { moves, row: staged } = JSON.parse(await keptMatch(page)).setup;
        return moves.length === 5 * (row - 1) && staged.slots.filter(Boolean).length === before.length;
      });
      await returnToMatch(ada, tools.address, 'Bo');
      await waitForText(page, `row ${row} of 4`);
      await page.untilHere('the cards', async () => (await laid()).join() === before.join());
    };
    for (const row of [1, 2, 3, 4]) {
      await waitForText(page, `row ${row} of 4`);
      await ada.press('Arrange for me');
      await waitForText(page, 'All cards are placed.');
      if (row === 2) await returns(2);
      await ada.press(/^Done/);
      if (row === 2) await returns(3);
    }
    await find(page, 'button', 'Send');
    await ada.press('Undo');
    await waitForText(page, 'row 4 of 4');
    assert.equal((await laid()).length, 19);
    // It has the menu of its match, and the way to the list.
    await ada.press('Match');
    await ada.press('Resign');
    await waitForText(page, 'Resign this match?');
    await ada.press('Cancel');
    await ada.press('Your matches');
    await find(page, 'button', /^Army Ants with Bo/);
  },
);

pageTest('of two versions of a match the first goes on, the other can be looked at', tablet, async (page, tools) => {
  const players = [page, await tools.open(), await tools.open()];
  const [ada, bo, copy] = players.map((each) => new FingerHand(new WarTable(each)));
  const { acceptance } = await begin(ada, bo, tools.address, { game: 'Ant War', seat: 'Deals first' });
  await ada.page.goto(acceptance);
  await find(ada.page, 'button', 'Set these odds');
  // On a device that goes on as if it were the only one.
  await takeOver(copy, tools.address, await keptMatch(ada.page));
  const links = [];
  for (const hand of [ada, copy]) {
    if (hand === copy) await hand.press(/Half a turn more for Black/);
    await hand.press('Set these odds');
    await hand.press('Send');
    links.push(await takeLink(hand));
  }
  await bo.page.goto(links[0]);
  await find(bo.page, 'button', /Play Red/);
  await bo.page.goto(links[1]);
  await waitForText(bo.page, 'A different message with this number is already here.');
  await bo.press(/^Ant War with Ada/);
  await bo.press('Show the other version');
  await waitForText(bo.page, 'Black +½');
  assert.ok(!(await exists(bo.page, 'button', /Play Red/)), 'nothing is played in it');
  await bo.press('Show this match');
  await bo.press(/Play Red/);
  await bo.press('Send');
  await ada.page.goto(await takeLink(bo));
  // The match goes on, with the colour that the card names.
  await waitForText(ada.page, 'The cut shows');
});
