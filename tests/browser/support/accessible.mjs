// Requirements for every screen of every game: axe finds no fault, and a grid of buttons is exactly over the drawing.

import assert from 'node:assert/strict';
import { axeScript } from '../drivers/dependencies.mjs';
import { atRest } from './game.mjs';
import { decodePng, difference, part } from './png.mjs';
import { engine } from './setup.mjs';

const axe = axeScript();

/** The script of axe, once in each document: it takes a second to read. */
async function withAxe(page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  // The policy of the page refuses a script element, not an evaluation from outside.
  await page.call(`() => { ${axe} }`, []);
}

const violations = (page, rules) =>
  page.evaluate(async (only) => {
    const result = await window.axe.run(document, { resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  }, rules);

async function wear(page, theme) {
  await page.evaluate((chosen) => document.querySelector('anthill-app').change({ theme: chosen }), theme);
  await atRest(page);
}

/**
 * The document is the same in every engine, and a check costs as much as a game: one engine makes them all.
 * @param {string[]} [themes] whose contrast is looked at as well, before the page is light again: all else is the same in each
 */
export async function assertAccessible(page, screen, themes = []) {
  await atRest(page); // a dialog that is half faded in has half its contrast
  if (engine !== 'chromium') return;
  await withAxe(page);
  assert.deepEqual(await violations(page), [], `${screen}, by axe`);
  for (const theme of themes) {
    await wear(page, theme);
    assert.deepEqual(await violations(page, ['color-contrast']), [], `${screen}, ${theme}, by axe`);
  }
  if (themes.length > 0) await wear(page, 'light');
}

/**
 * A tap on this cell draws a sign around its card: what changes on the screen must be centred in the button's box. A second tap takes
 * the sign away again. @param {RegExp} state what the label says meanwhile
 */
export async function assertDrawnOnItsButton(page, table, cell, device, state) {
  const shot = async () => decodePng(await page.png());
  const { box, centre } = (await table.spaces()).get(cell).button;
  const before = await shot();
  const tap = device.touch ? () => page.tap(centre) : () => page.click(centre);
  const shows = async () => state.test((await table.spaces()).get(cell).states);
  await tap();
  await page.untilHere(`${state} on ${cell}`, shows);
  if (!device.touch) await page.mouseMove({ x: 1, y: 1 });
  await page.drawn();
  const ratio = before.width / device.viewport.width;
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((length) => Math.round(length * ratio));
  const [one, other] = [before, await shot()].map((picture) => part(picture, { x, y, width, height }));
  const { box: changed } = difference(one, other);
  const off = [one.width - 2 * changed.x - changed.width, one.height - 2 * changed.y - changed.height].map(
    (both) => both / 2,
  );
  assert.ok(
    off.every((pixels) => Math.abs(pixels) <= ratio + 1), // the soft edge of the sign takes a device pixel or two
    `${cell} is drawn ${off} device pixels off its button`,
  );
  await tap();
  await page.untilHere(`${cell} as before`, async () => !(await shows()));
}
