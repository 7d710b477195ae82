// The dialog by which a message of a match by link goes out, and the field for one's own name.

import assert from 'node:assert/strict';
import { find } from './roles.mjs';

/** The link in the dialog that has come up, which is closed then. */
export async function takeLink(hand) {
  await find(hand.page, 'textbox', 'Link');
  const link = await hand.page.evaluate(() => document.querySelector('dialog input[readonly]').value);
  assert.ok(link.length < 2000);
  await hand.press('Close');
  return link;
}

export async function name(hand, value) {
  await find(hand.page, 'textbox', 'Your name');
  await hand.page.evaluate((text) => {
    const field = document.querySelector('input[maxlength]');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}
