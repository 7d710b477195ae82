// The menu and the settings: what stands where, and the field that finds a setting by its words.

import assert from 'node:assert/strict';
import { browserSuite } from './support/browser_test.mjs';
import { atRest, desktop, hotSeat, phone, tablet, waitForText } from './support/game.mjs';
import { FingerHand, KeyHand } from './support/hands.mjs';
import { exists, find, findAll } from './support/roles.mjs';

const browserTest = browserSuite();

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

browserTest.ofThePage('a setting is found by a word of it, and changed there', phone, async (page, { address }) => {
  const hand = await openSettings(page, address);
  await find(page, 'searchbox', 'Find a setting');
  const all = await asked(page);
  assert.ok(all.length >= 13, all.join());
  await hand.press('Find a setting', 'searchbox');
  await page.type('night');
  await waitForText(page, '1 setting');
  assert.deepEqual(await asked(page), ['Colours']);
  await hand.choose('Dark');
  await page.until('the dark theme', () => document.documentElement.dataset.theme === 'dark');
  const barIsDark = () =>
    [...document.querySelectorAll('meta[name=theme-color]')].every(({ content }) => content === 'rgb(27, 24, 21)');
  assert.ok(await page.evaluate(barIsDark), "the browser's bar is as dark as the table");
  assert.deepEqual(await asked(page), ['Colours'], 'what was sought stays in sight');
});

browserTest.ofThePage('a word that no setting has is said, and let go of', tablet, async (page, { address }) => {
  const hand = await openSettings(page, address);
  await find(page, 'searchbox', 'Find a setting');
  const all = await asked(page);
  await hand.press('Find a setting', 'searchbox');
  await page.type('bicycle');
  await waitForText(page, 'No setting answers to “bicycle”.');
  assert.deepEqual(await asked(page), []);
  await hand.press('Show all settings');
  await page.untilHere('all of them', async () => (await asked(page)).length === all.length);
  const field = await find(page, 'searchbox', 'Find a setting');
  assert.ok(field.focused, 'the field is ready for another word');
});

browserTest.ofThePage(
  'Escape empties the field, and only then closes the settings',
  desktop,
  async (page, { address }) => {
    await openSettings(page, address);
    const field = await find(page, 'searchbox', 'Find a setting');
    await page.click(field.centre);
    await page.type('help');
    await waitForText(page, '2 settings');
    const withHelp = await asked(page);
    // A selection of that text that ends beside the dialog.
    const { centre } = await find(page, 'searchbox', 'Find a setting');
    await page.mouseDrag(centre, { x: 4, y: centre.y });
    await page.drawn();
    assert.deepEqual(await asked(page), withHelp);
    await page.press('Escape');
    await page.untilHere('all of them', async () => (await asked(page)).includes('Colours'));
    await page.press('Escape');
    await page.untilHere('the start screen', async () => !(await exists(page, 'searchbox', 'Find a setting')));
  },
);

for (const [name, device, Hand] of [
  ['phone', phone, FingerHand],
  ['desktop', desktop, KeyHand],
])
  browserTest.ofThePage(
    `the menu stands in groups, what ends the game apart at its end: ${name}`,
    device,
    async (page, { address }) => {
      const hand = await hotSeat(page, address, Hand);
      await hand.press('Menu');
      await find(page, 'button', 'Resign');
      const headings = (await findAll(page, 'heading')).map((heading) => heading.name);
      assert.deepEqual(headings, ['Menu', 'This game', 'Another game', 'The board', 'Anthill']);
      const lines = (await findAll(page, 'button')).map((button) => button.name).filter((line) => line !== 'Close');
      assert.deepEqual(lines, [
        'Share or save this game',
        'Offer a draw',
        'Deal a new game',
        'Play a numbered deal',
        'Set up a position',
        'Turn the board',
        'Only the board',
        ...lines.filter((line) => line === 'Full screen'),
        'Rules',
        'Settings',
        'Saved games',
        'About',
        'Home',
        'Resign',
      ]);
      const bare = await page.evaluate(
        () =>
          [...document.querySelectorAll('.menu-item')].filter((line) => line.querySelector('svg path') === null).length,
      );
      assert.equal(bare, 0, 'every line has its picture');
      await hand.press('Rules');
      await find(page, 'heading', 'Army Ants rules');
      const pulled = () => getComputedStyle(document.documentElement).overscrollBehaviorY;
      assert.equal(await page.evaluate(pulled), 'none', 'a pull at the edge of the board loads nothing');
      // The browser's own way back takes the dialog along.
      await page.evaluate(() => history.back());
      await find(page, 'button', 'Start the game');
      assert.equal(await page.evaluate(pulled), 'auto');
      assert.equal(await exists(page, 'dialog', /./), false);
    },
  );
