// Style sheets are fetched with the part of the page that they belong to. None of them changes a screen that was there before it came.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { pageTest } from './support/browser_test.mjs';
import { atRest, chooseGame, phone, still } from './support/game.mjs';
import { FingerHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { site } from './support/setup.mjs';

/** Fetches every sheet of the site, each by itself, and tells which parts of the screen it has changed. */
const changes = (page, address) =>
  page.evaluate(
    async (sheets) => {
      const looks = ['height', 'width', 'padding', 'margin', 'border', 'font', 'color', 'backgroundColor', 'display'];
      const lookOf = (element) => looks.map((look) => getComputedStyle(element)[look]).join(' ');
      const shown = [...document.querySelectorAll('body *')].filter((element) => element.getClientRects().length > 0);
      const before = shown.map((element) => [element, lookOf(element)]);
      const changed = [];
      for (const href of sheets) {
        if ([...document.styleSheets].some((sheet) => sheet.href === href)) continue;
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        await new Promise((resolve, reject) => {
          link.onload = resolve;
          link.onerror = () => reject(new Error(href));
          document.head.append(link);
        });
        for (const [element, look] of before)
          if (lookOf(element) !== look) changed.push(`${href}: ${element.localName}.${element.className}`);
        link.remove();
      }
      return changed;
    },
    readdirSync(`${site}/assets`)
      .filter((name) => name.endsWith('.css'))
      .map((name) => new URL(`assets/${name}`, address).href),
  );

for (const game of ['Army Ants', 'Ant War', 'Ants: Red vs. Black']) {
  pageTest(`no later sheet changes home, or the beginning of ${game}`, still(phone), async (page, { address }) => {
    const hand = new FingerHand({ page });
    await page.goto(address);
    await find(page, 'button', 'Start the game');
    await atRest(page);
    await hand.choose(game);
    await find(page, 'button', /^Learn /);
    await atRest(page);
    assert.deepEqual(await changes(page, address), []);
    await chooseGame(hand, { opponent: 'Computer' });
    await find(page, 'button', 'Menu');
    await atRest(page);
    assert.deepEqual(await changes(page, address), []);
  });
}
