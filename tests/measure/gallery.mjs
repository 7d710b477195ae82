// Pictures of every screen at four sizes, two pixel ratios, light and dark: build/gallery/SCREEN-WIDTHxHEIGHT@RATIO-THEME.png.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { atRest, hotSeat, scriptChance } from '../browser/support/game.mjs';
import { FingerHand, MouseHand } from '../browser/support/hands.mjs';
import { find } from '../browser/support/roles.mjs';
import { playToQueenCapture } from '../browser/support/short_game.mjs';
import { withBrowser } from './figures.mjs';

const gallery = fileURLToPath(new URL('../../build/gallery/', import.meta.url));
const sizes = [
  [360, 740],
  [820, 1180],
  [1180, 820],
  [1440, 900],
];

await rm(gallery, { recursive: true, force: true });
await mkdir(gallery, { recursive: true });

await withBrowser(async ({ browsers, server }) => {
  for (const colorScheme of ['light', 'dark']) {
    for (const [width, height] of sizes) {
      for (const pixelRatio of [1, 2]) {
        const touch = width < 1440;
        const page = await browsers.open({ viewport: { width, height }, pixelRatio, touch, colorScheme });
        const keep = async (screen) => {
          await atRest(page);
          await writeFile(`${gallery}${screen}-${width}x${height}@${pixelRatio}-${colorScheme}.png`, await page.png());
        };
        await visit(page, server.address, touch ? FingerHand : MouseHand, keep);
        await browsers.close(page);
      }
    }
  }
});
console.log(`Pictures are in ${gallery}`);

async function visit(page, address, Hand, keep) {
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await keep('1-start');
  for (const [button, screen] of [
    ['How to play', '2-rules'],
    ['Settings', '3-settings'],
    ['About', '4-about'],
  ]) {
    const hand = new Hand({ page });
    await hand.press(button);
    await find(page, 'button', 'Close');
    await keep(screen);
    await hand.press('Close');
  }
  const hand = await hotSeat(page, address, Hand);
  await keep('5-game');
  const select = async (cell) => {
    const centre = await hand.table.centreOf(cell);
    await (Hand === FingerHand ? page.tap(centre) : page.click(centre));
  };
  await select('b1');
  await keep('6-selected');
  await select('a1');
  await find(page, 'button', 'March together');
  await keep('7-question');
  await hand.press('March together');
  await keep('8-line');
  await hand.press('Menu');
  await find(page, 'button', 'Resign');
  await keep('9-menu');
  await page.press('Escape');
  await playToQueenCapture(hand);
  await find(page, 'button', 'Play again');
  await keep('10-end');
  await hand.press('Go through the moves');
  await hand.press('Pause');
  await keep('11-replay');
  await hand.press('Back');
  await hand.press('Menu');
  await hand.press('Share or save this game');
  await find(page, 'button', 'Copy the link');
  await keep('12-share');
  await hand.press('Close');
  await hand.press('Menu');
  await hand.press('Library');
  await find(page, 'heading', 'Finished');
  await keep('13-library');
  await hand.press('Open a file, link or text');
  await find(page, 'button', 'Take it in');
  await keep('14-take');
  await hand.press('Close');
}
