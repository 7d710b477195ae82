// The library of saved games, and what is taken into it.

import { readFile } from 'node:fs/promises';
import { find, findAll } from './roles.mjs';
import { repository } from '../../support/program.mjs';
import { Table } from './table.mjs';

export const golden = (path) => readFile(`${repository}tests/golden/${path}`, 'utf8');
/** An entry of the library: title, game, status, date. */
export const entry = /^(.*) (?:Army Ants|Ant War|Ants: Red vs\. Black) .*\d{4}/;
export const entries = async (page) =>
  (await findAll(page, 'button', entry.source)).map(({ name }) => name.match(entry)[1]);

/** The library by its address. */
export async function openLibrary(page, address, Hand, table = Table) {
  await page.goto(`${address}#library`);
  await find(page, 'heading', 'Saved games');
  return new Hand(new table(page));
}

/** From wherever the page is to its library. */
export async function toLibrary(hand) {
  await hand.press('Menu');
  await hand.press('Saved games');
  await find(hand.page, 'heading', 'Saved games');
}

/** Opens the dialog that takes things in, and gives it a text. */
export async function paste(hand, text) {
  await hand.press('Import a game');
  await find(hand.page, 'button', 'Import');
  await hand.page.evaluate((given) => void (document.querySelector('textarea').value = given), text);
  await hand.press('Import');
}
