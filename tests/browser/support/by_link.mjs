// Matches by link as their players begin them: invitation and acceptance, the field for one's own name, the dialog by which a message goes out.

import assert from 'node:assert/strict';
import { tablet, waitForText } from './game.mjs';
import { FingerHand } from './hands.mjs';
import { find } from './roles.mjs';
import { Table } from './table.mjs';

export const handOn = (page) => new FingerHand(new Table(page));

/** The link in the dialog that has come up, which is closed then. */
export async function takeLink(hand) {
  await find(hand.page, 'textbox', 'Link');
  const link = await hand.page.evaluate(() => document.querySelector('dialog input[readonly]').value);
  assert.ok(link.length < 2000);
  await hand.press('Close');
  return link;
}

/** Puts a text into a field at once, as pasting does. */
export async function paste(hand, label, selector, text) {
  await find(hand.page, 'textbox', label);
  await hand.page.evaluate(
    (where, given) => {
      const field = document.querySelector(where);
      field.value = given;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    selector,
    text,
  );
}

export const name = (hand, value) => paste(hand, 'Your name', 'input[maxlength]', value);

/** Ada invites. Returns the link. */
export async function invite(ada, address, { game = 'Army Ants', seat = 'Red', setup } = {}) {
  await ada.page.goto(`${address}#friend`);
  await ada.press('Invite someone');
  await ada.choose(game);
  await ada.choose(seat);
  if (setup) {
    await ada.press(/^2020 edition/);
    await ada.choose(setup);
  }
  await name(ada, 'Ada');
  await ada.press('Create the invitation');
  return takeLink(ada);
}

/** Ada invites; Bo accepts. */
export async function begin(ada, bo, address, terms) {
  const invitation = await invite(ada, address, terms);
  await bo.page.goto(invitation);
  await waitForText(bo.page, 'Ada invites you to a match.');
  await name(bo, 'Bo');
  await bo.press('Accept');
  return { invitation, acceptance: await takeLink(bo) };
}

/** Ada and Bo, each at a device, and the links by which they have begun a match. */
export async function meet(page, { open, address }, terms) {
  const [ada, bo] = [handOn(page), handOn(await open(tablet))];
  return { ada, bo, ...(await begin(ada, bo, address, terms)) };
}

/** Collects where a button is drawn, frame by frame, in window.places. */
export const watchPlacesOf = (page, name) =>
  page.evaluate((text) => {
    window.places = [];
    const look = () => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === text);
      const place = button && Math.round(button.getBoundingClientRect().y);
      if (button && window.places.at(-1) !== place) window.places.push(place);
      requestAnimationFrame(look);
    };
    look();
  }, name);

/** They have begun two matches, in both of which Ada is next. Their links. */
export async function meetTwice(page, tools) {
  const { ada, bo, acceptance: dice } = await meet(page, tools, { game: 'Ants: Red vs. Black' });
  for (const each of [ada, bo]) await each.page.goto('about:blank');
  const { acceptance: cards } = await begin(ada, bo, tools.address);
  return { ada, bo, dice, cards };
}

/** A turn that ends with the rally's command to pass, sent. Without a link the match is on the screen. */
export async function passAndSend(hand, link) {
  if (link) await hand.page.goto(link);
  await hand.press('Pass');
  await hand.press('Send');
  return takeLink(hand);
}

/** The database has no room for what is written next. */
export const fillOnce = (page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function () {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('full by the test', 'QuotaExceededError');
    };
  });

/** A person has the browser delete all that the page has stored while the page is open. */
export const clearSiteData = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        localStorage.clear();
        const deletion = indexedDB.deleteDatabase('anthill');
        deletion.onsuccess = resolve;
        deletion.onerror = reject;
      }),
  );

/** The match that this device keeps, with the secret of its side, as a text. */
export const keptMatch = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('anthill').onsuccess = ({ target: { result: database } }) => {
          database.transaction('remote').objectStore('remote').getAll().onsuccess = ({ target }) => {
            database.close();
            resolve(target.result[0]);
          };
        };
      }),
  );

/** This device goes on with a match that another one has kept. */
export async function takeOver(hand, address, kept) {
  await hand.page.goto(`${address}#friend`);
  await hand.press('Open a link or file');
  await paste(hand, 'Link or text', 'textarea', kept);
  await hand.press('Open');
}
