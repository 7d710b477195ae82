// Requirements for every screen of every game: two independent checkers find no fault, and a grid of buttons is exactly over the drawing.

import assert from 'node:assert/strict';
import { aceScript, axeScript } from '../drivers/dependencies.mjs';
import { atRest } from './game.mjs';
import { decodePng, difference } from './png.mjs';
import { engine } from './setup.mjs';

const checkers = { axe: axeScript(), ace_ibma: aceScript() };

/** The script that declares this global, once in each document: it takes a second to read. */
async function withChecker(page, name) {
  if (await page.evaluate((global) => global in window, name)) return;
  // The policy of the page refuses a script element, not an evaluation from outside.
  await page.call(`() => { ${checkers[name]} }`, []);
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
 * @param {{ everywhere?: boolean, themes?: string[] }} [where] in every engine, for a walk through the screens once in each;
 *        `themes` whose contrast is looked at as well, before the page is light again: all else is the same in each
 */
export async function assertAccessible(page, screen, { everywhere = false, themes = [] } = {}) {
  await atRest(page); // a dialog that is half faded in has half its contrast
  if (!everywhere && engine !== 'chromium') return;
  await withChecker(page, 'axe');
  assert.deepEqual(await violations(page), [], `${screen}, by axe`);
  for (const theme of engine === 'chromium' ? themes : []) {
    await wear(page, theme);
    assert.deepEqual(await violations(page, ['color-contrast']), [], `${screen}, ${theme}, by axe`);
  }
  if (engine === 'chromium' && themes.length > 0) await wear(page, 'light');
  // In WebKit this one takes a legend that is only heard for one that is not there. It takes longer than all else, and is asked on request.
  if (engine !== 'chromium' || !process.env.ANTHILL_SECOND_OPINION) return;
  await withChecker(page, 'ace_ibma');
  const failures = await page.evaluate(async () => {
    // This checker takes folded-away elements for shown but nameless.
    const folded = [...document.querySelectorAll('details:not([open])')];
    for (const details of folded) details.open = true;
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    for (const details of folded) details.open = false;
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
  assert.deepEqual(failures, [], `${screen}, by the accessibility checker engine`);
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
  const [one, other] = [crop(before, box, ratio), crop(await shot(), box, ratio)];
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

/** The part of a picture under a box in CSS pixels. */
function crop(picture, box, ratio) {
  const [left, top] = [Math.round(box.x * ratio), Math.round(box.y * ratio)];
  const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
  const rows = [];
  for (let y = top; y < top + height; ++y) {
    const start = (y * picture.width + left) * picture.channels;
    rows.push(picture.data.subarray(start, start + width * picture.channels));
  }
  return { width, height, channels: picture.channels, data: Buffer.concat(rows) };
}
