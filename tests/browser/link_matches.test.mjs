// Several matches by link on one device: a link of one while another is on the screen, and all of them among the saved games.

import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessible.mjs';
import { pageTest } from './support/browser_test.mjs';
import {
  begin,
  fillOnce,
  handOn,
  meet,
  meetTwice,
  name,
  passAndSend,
  takeLink,
  watchPlacesOf,
} from './support/by_link.mjs';
import { phone, tablet, waitForText } from './support/game.mjs';
import { exists, find, findAll } from './support/roles.mjs';
import { catchFiles } from './support/saved_files.mjs';

pageTest('a link of another match is opened, with a way back', phone, async (page, tools) => {
  const { ada, bo, dice, cards } = await meetTwice(page, tools);
  await page.goto(cards);
  await ada.press('Pass');
  await find(page, 'button', 'Send');
  await page.goto(dice);
  await find(page, 'button', /^Commit 4 units/);
  await waitForText(page, 'You opened a link to this match. Your move in the match with Bo hasn’t been sent yet.');
  await assertAccessible(page, 'a link of another match');
  await ada.press('Show the match with Bo');
  await ada.press('Send');
  await bo.page.goto(await takeLink(ada));
  await find(bo.page, 'button', 'Pass');
  // Nothing was chosen this time.
  await page.goto(dice);
  await waitForText(page, 'You opened a link to this match.');
  assert.ok(!(await page.evaluate(() => document.body.innerText.includes('hasn’t been sent'))));
  await ada.press(/^Commit 4 units/);
  await find(page, 'button', 'Send');
  assert.ok(!(await exists(page, 'button', 'Show the match with Bo')));
});

/** In the page: opens links one after the other, each before the one before it is done. */
const openAtOnce = (...fragments) => {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (...given) =>
    new Promise((resolve) => setTimeout(() => resolve(instantiate(...given)), 1000));
  for (const each of fragments) location.hash = each;
};

pageTest('of links that are opened at once each leads to the match as it stands', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  const open = async (...links) => {
    await page.goto('about:blank');
    await page.goto(`${tools.address}#friend`);
    await find(page, 'button', /Army Ants/);
    const [one, other] = links.map((link) => new URL(link).hash);
    await page.evaluate(openAtOnce, one, '', other);
  };
  await open(acceptance, acceptance);
  const first = await passAndSend(ada);
  await open(await passAndSend(bo, first), first);
  await waitForText(page, 'That was an earlier link. Here is the match as it stands now.');
});

pageTest('a file that is no match is said to be none, however large it is', phone, async (page, tools) => {
  const ada = handOn(page);
  await page.goto(`${tools.address}#friend`);
  for (const [door, told] of [
    ['Open a link or file', 'This isn’t a match.'],
    ['Verify a match', 'Something doesn’t fit.'],
  ]) {
    await ada.press(door);
    await find(page, 'textbox', 'Link or text');
    await page.evaluate(() => {
      const input = document.querySelector('input[type=file]');
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array((64 << 20) + 1)], 'holiday.mp4'));
      input.files = given.files;
      input.dispatchEvent(new Event('change'));
    });
    await waitForText(page, told);
    await ada.press('Your matches');
  }
});

/** In the page: the database ends what is written from now on only when window.writeNow() is called. */
const holdWrites = () => {
  const { get } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'mode');
  const waiting = [];
  window.writeNow = () => waiting.splice(0).forEach((go) => go());
  const listen = EventTarget.prototype.addEventListener;
  IDBTransaction.prototype.addEventListener = function (kind, listener, ...rest) {
    const late = kind === 'complete' && get.call(this) === 'readwrite';
    listen.call(this, kind, late ? (event) => waiting.push(() => listener(event)) : listener, ...rest);
  };
};

pageTest(
  'a link that is opened while another match’s message is kept shows its own match',
  phone,
  async (page, tools) => {
    const { ada, dice, cards } = await meetTwice(page, tools);
    await page.goto(dice);
    await find(page, 'button', /^Commit 4 units/);
    await page.goto(cards);
    await ada.press('Pass');
    await find(page, 'button', 'Send');
    await page.evaluate(holdWrites);
    await ada.press('Send');
    await page.goto(dice);
    await find(page, 'button', /^Commit 4 units/);
    await page.evaluate(() => window.writeNow());
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    assert.ok(!(await exists(page, 'textbox', 'Link')), 'no link of another match');
    assert.ok(await exists(page, 'button', /^Commit 4 units/));
  },
);

pageTest('a match that finds no room for a change of it says so, and stays as it is', phone, async (page, tools) => {
  const { ada, acceptance } = await meet(page, tools);
  await page.goto(acceptance);
  await catchFiles(page);
  for (const change of ['Move to another device', 'Put this match away']) {
    await ada.press('Match');
    await fillOnce(page);
    await ada.press(change);
    await waitForText(page, 'This browser has no room to save that, so nothing has changed.');
    await assertAccessible(page, 'a change that finds no room');
    assert.equal(await page.evaluate(() => window.savedFiles.length), 0, 'the secret stays here');
    await ada.press('Cancel');
    await find(page, 'button', 'Pass');
  }
  await ada.press('Match');
  await fillOnce(page);
  await ada.press('Put this match away');
  await ada.press('Try again');
  await find(page, 'heading', 'Put away');
});

/** In the page: the match that is kept comes from a version of Anthill with other rules. */
const makeOutdated = () =>
  new Promise((resolve) => {
    indexedDB.open('anthill').onsuccess = ({ target: { result: database } }) => {
      const store = database.transaction('remote', 'readwrite').objectStore('remote');
      store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        cursor.update(cursor.value.replace('rules=3', 'rules=9')).onsuccess = () => {
          database.close();
          resolve();
        };
      };
    };
  });

pageTest('a match of other rules is not taken for another one, and can be deleted', phone, async (page, tools) => {
  const [ada, bo, cy] = [handOn(page), handOn(await tools.open(tablet)), handOn(await tools.open(tablet))];
  const { acceptance } = await begin(ada, bo, tools.address);
  await page.goto(acceptance);
  await find(page, 'button', 'Pass');
  await page.evaluate(makeOutdated);
  await page.goto('about:blank');
  await begin(cy, ada, tools.address);
  await page.goto('about:blank');
  await page.goto(`${tools.address}#friend`);
  await ada.press(/^Army Ants with Bo/);
  await waitForText(page, 'This match uses different rules or dice from this version of Anthill.');
  await assertAccessible(page, 'a match of other rules');
  await ada.press('Delete this match');
  await ada.press('Delete this match');
  await find(page, 'button', /^Army Ants with Ada/);
  assert.ok(!(await exists(page, 'button', /^Army Ants with Bo/)));
});

pageTest('an invitation that is asked for twice at once is one', phone, async (page, tools) => {
  const ada = handOn(page);
  await page.goto(`${tools.address}#friend`);
  await ada.press('Invite someone');
  await name(ada, 'Ada');
  await page.evaluate(() => {
    const form = document.querySelector('form');
    form.requestSubmit();
    form.requestSubmit();
  });
  await takeLink(ada);
  await page.goto('about:blank');
  await page.goto(`${tools.address}#friend`);
  await find(page, 'button', /^Army Ants, invitation/);
  assert.equal((await findAll(page, 'button', 'Army Ants, invitation.*')).length, 1);
});

pageTest('matches by link stand among the saved games until they are over', phone, async (page, tools) => {
  const { bo } = await meetTwice(page, tools);
  await bo.page.goto(`${tools.address}#library`);
  await find(bo.page, 'heading', 'By link');
  await find(bo.page, 'button', /^Army Ants with Ada Waiting/);
  await assertAccessible(bo.page, 'matches among the saved games');
  await bo.press('Erase everything');
  await waitForText(bo.page, 'Without a backup, you can’t continue your matches by link.');
  await bo.press('Keep everything');
  await bo.press(/^Ants: Red vs. Black with Ada Waiting/);
  await find(bo.page, 'button', 'Match');
  await bo.page.reload();
  await bo.press('Match');
  await bo.press('Put this match away');
  await bo.page.goto(`${tools.address}#library`);
  await find(bo.page, 'button', /^Ants: Red vs. Black with Ada Put away/);
});

pageTest(
  'a draw that is offered survives a cut link, a doubled one, and a change of mind',
  phone,
  async (page, tools) => {
    const { ada, bo, acceptance } = await meet(page, tools);
    await page.goto(acceptance);
    await ada.press('Pass');
    await ada.press('Offer a draw');
    await ada.press('Send');
    const offer = await takeLink(ada);
    await bo.page.goto(offer.slice(0, -20));
    await waitForText(bo.page, 'This link is damaged or incomplete.');
    await bo.page.goto(offer);
    await waitForText(bo.page, 'Ada offers a draw.');
    await bo.page.goto(offer);
    await waitForText(bo.page, 'Ada offers a draw.');
    assert.ok(!(await exists(bo.page, 'button', 'Undo')));
    // A step at a time.
    await bo.press('Decline');
    await bo.press('Pass');
    await bo.press('Undo');
    await find(bo.page, 'button', 'Pass');
    await bo.press('Undo');
    await waitForText(bo.page, 'Ada offers a draw.');
    await bo.press('Resign');
    await bo.press('Resign');
    await waitForText(bo.page, 'You resign. Send the message to end the match.');
    await bo.press('Undo');
    await bo.press('Decline');
    await bo.press('Pass');
    await bo.press('Offer a draw');
    await bo.press('Send');
    await page.goto(await takeLink(bo));
    await waitForText(page, 'Bo declines your draw offer, but offers a draw after this move.');
    await ada.press('Decline');
    await page.evaluate(() => document.querySelector('anthill-app').change({ moves: 'words' }));
    await find(page, 'button', /Red passes\.$/);
    await bo.page.goto(await passAndSend(ada));
    await waitForText(bo.page, 'Ada declines the draw.');
  },
);

const putAwayElsewhere = () => {
  indexedDB.open('anthill').onsuccess = ({ target: { result: database } }) => {
    const store = database.transaction('remote', 'readwrite').objectStore('remote');
    store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      cursor.update(cursor.value.replace('"left":false', '"left":true')).onsuccess = () => {
        database.close();
        new BroadcastChannel('anthill.remote').postMessage({ tab: 0, id: '' });
      };
    };
  };
};

pageTest('home leads to the match by link that waits, and marks one that does not', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  // The other one is next: nothing but a mark.
  await bo.page.goto(tools.address);
  await waitForText(bo.page, '1 match by link is waiting for an answer');
  assert.ok(!(await exists(bo.page, 'button', 'Continue')));
  await page.goto(acceptance);
  await find(page, 'button', 'Pass');
  await page.goto('about:blank');
  await page.goto(tools.address);
  await find(page, 'button', 'Start the game');
  await page.evaluate(() => void scrollTo(0, 0));
  await watchPlacesOf(page, 'Start the game');
  await find(page, 'heading', 'Army Ants with Bo');
  assert.equal((await page.evaluate(() => window.places)).length, 1, 'no button moves under the finger');
  await ada.press('Continue');
  await find(page, 'button', 'Pass');
  await page.goto('about:blank');
  await page.goto(tools.address);
  await find(page, 'heading', 'Army Ants with Bo');
  await assertAccessible(page, 'a match by link that waits');
  // Another tab puts it away.
  await page.evaluate(putAwayElsewhere);
  await page.until('no card', () => !document.body.innerText.includes('Army Ants with Bo'));
});

pageTest('what was said of a link is not said of what is looked at next', phone, async (page, tools) => {
  const ada = handOn(page);
  await page.goto(`${tools.address}#m1.AAAA`);
  await waitForText(page, 'This link is damaged or incomplete.');
  await ada.press('Verify a match');
  await find(page, 'textbox', 'Link or text');
  assert.ok(!(await page.evaluate(() => document.body.innerText.includes('This link is damaged'))));
});

pageTest('an earlier move that is looked at is no place to move, to ask or to send', phone, async (page, tools) => {
  const { ada, bo, acceptance } = await meet(page, tools);
  const first = await passAndSend(ada, acceptance);
  await page.goto(await passAndSend(bo, first));
  await find(page, 'button', 'Ask to undo');
  const looksBack = async () => {
    await ada.press(/^Move 1, Red/);
    await waitForText(page, 'Move 1 of');
    await find(page, 'button', 'Back');
    for (const name of ['Pass', 'Ask to undo', 'Send', 'Offer a draw', 'Undo'])
      assert.ok(!(await exists(page, 'button', name)), name);
    assert.equal(await page.evaluate(() => document.querySelectorAll('.move-list .undone').length), 0);
    await ada.press('Back');
  };
  await looksBack();
  await ada.press('Pass');
  await find(page, 'button', 'Send');
  await looksBack();
  await ada.press('Undo');
  await ada.press('Ask to undo');
  await waitForText(page, 'You ask to undo 2 moves.');
  // Checked before its end it fits so far.
  await ada.press('Match');
  await ada.press('Verify this match');
  await waitForText(page, 'Everything fits so far. The match isn’t over yet.');
  assert.ok(!(await page.evaluate(() => document.body.innerText.includes('Something doesn’t fit'))));
});

pageTest('a link that has not left the device is not waited for in silence', phone, async (page, tools) => {
  const { ada, acceptance } = await meet(page, tools);
  await passAndSend(ada, acceptance); // read, and closed without a copy
  const unsent = 'Waiting for Bo’s answer. You haven’t copied or shared your link yet.';
  await waitForText(page, unsent);
  await page.reload();
  await waitForText(page, unsent);
  await assertAccessible(page, 'a link that has not left the device');
  await ada.press('Show my link');
  await ada.press('Copy the link');
  await waitForText(page, 'Copied.');
  await ada.press('Close');
  await waitForText(page, 'Waiting for Bo’s answer. The answer is a link. Open it on this device.');
});
