// The menu and the settings: what stands where.

import assert from 'node:assert/strict';
import { browserTest, pageTest } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';

async function openSettings(page, address) {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  const hand = new FingerHand({ page });
  await hand.press('Settings');
  return hand;
}

const asked = (page) =>
  page.evaluate(() => [...document.querySelectorAll('dialog legend')].map((legend) => legend.textContent.trim()));

pageTest('a press in the settings that ends beside them leaves them open', desktop, async (page, { address }) => {
  await openSettings(page, address);
  const { centre } = await find(page, 'heading', 'Language and display');
  await page.mouseDrag(centre, { x: 4, y: centre.y });
  await page.drawn();
  assert.ok((await asked(page)).includes('Theme'));
  await page.press('Escape');
  await page.untilHere('the start screen', async () => !(await exists(page, 'heading', 'Language and display')));
});

const sideways = { viewport: { width: 740, height: 360 }, touch: true };

pageTest('a phone held sideways shows the first rule at once', sideways, async (page, { address }) => {
  await page.goto(address);
  await find(page, 'button', 'Start the game');
  await atRest(page);
  await new FingerHand({ page }).press('Rules');
  await find(page, 'heading', '1. In short');
  await atRest(page);
  const { rule, body } = await page.evaluate(() => {
    const bottom = (part) => document.querySelector(part).getBoundingClientRect().bottom;
    return { rule: bottom('.rule-text li'), body: bottom('.dialog-body') };
  });
  assert.ok(rule < body, `it ends at ${rule}, the dialog at ${body}`);
});

browserTest('a menu that was closed leaves nothing to go back to', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.press('Menu');
  await hand.press('Close');
  await page.evaluate(() => history.back());
  await find(page, 'button', 'Start the game');
});

pageTest('the menu stands in groups, what ends the game apart at its end', phone, async (page, { address }) => {
  const hand = await hotSeat(page, address, FingerHand);
  await hand.press('Menu');
  await find(page, 'button', 'Resign');
  const headings = (await findAll(page, 'heading')).map((heading) => heading.name);
  assert.deepEqual(headings, ['Menu', 'This game', 'New game', 'Board', 'Anthill']);
  const lines = (await findAll(page, 'button')).map((button) => button.name).filter((line) => line !== 'Close');
  assert.deepEqual(lines, [
    'Share or save this game',
    'Offer a draw',
    'New game, same players',
    'Play a numbered deal',
    'Set up a position',
    'Flip the board',
    'Focus mode',
    ...lines.filter((line) => line === 'Full screen'),
    'Rules',
    'Settings',
    'Saved games',
    'About',
    'Home',
    'Resign',
  ]);
  const bare = await page.evaluate(
    () => [...document.querySelectorAll('.menu-item')].filter((line) => line.querySelector('svg path') === null).length,
  );
  assert.equal(bare, 0, 'every line has its picture');
  await hand.press('Rules');
  await find(page, 'heading', 'Army Ants rules');
  // Sections are numbered, and a search leaves those with all of its words.
  await find(page, 'heading', '11. Attack');
  await find(page, 'searchbox', 'Search the rules');
  await page.evaluate(() => document.querySelector('input[type=search]').focus());
  await page.type('Diagonal swap');
  await page.untilHere('what was found', async () => !(await exists(page, 'heading', '11. Attack')));
  const found = (await findAll(page, 'heading')).map((heading) => heading.name);
  assert.ok(found.length > 1 && found.length < 6, String(found));
  await page.press('Control+a', 'Delete');
  await find(page, 'heading', '11. Attack');
  // A set for paper: two halves of the board, and the cards of either side.
  await page.evaluate(() => void (window.print = () => void (window.printed = true)));
  await hand.press('Print a set');
  await page.until('the sheets', () => window.printed === true);
  const sheets = () =>
    [...document.querySelectorAll('.paper .page')].map((sheet) => sheet.querySelectorAll('.card-picture').length);
  assert.deepEqual(await page.evaluate(sheets), [0, 0, 19, 19]);
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  const pulled = () => getComputedStyle(document.documentElement).overscrollBehaviorY;
  assert.equal(await page.evaluate(pulled), 'none', 'a pull at the edge of the board loads nothing');
  // The browser's own way back closes the dialog, then leaves the screen.
  await page.evaluate(() => history.back());
  await page.untilHere('no dialog', async () => !(await exists(page, 'dialog', /./)));
  assert.equal(await page.evaluate(() => location.hash), '#game');
  await page.evaluate(() => history.back());
  await find(page, 'button', 'Start the game');
  assert.equal(await page.evaluate(pulled), 'auto');
});
