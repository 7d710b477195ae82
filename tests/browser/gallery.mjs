// Pictures of every screen at four sizes, two pixel ratios, light and dark: build/gallery/SCREEN-WIDTHxHEIGHT@RATIO-THEME.png, and
// build/gallery/index.html, which shows them all. ANTHILL_LOOKS is a regular expression of the looks to take: "360x740@2" for instance;
// ANTHILL_VISITS one of the visits below.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { begin } from './support/dice_table.mjs';
import { atRest, chooseGame, chooseLevel, scriptChance, startGame } from './support/game.mjs';
import { visitAntWar, visitArmyAnts, visitDeployment, visitRedVsBlack } from './support/game_visits.mjs';
import { FingerHand, MouseHand } from './support/hands.mjs';
import { find } from './support/roles.mjs';
import { Table } from './support/table.mjs';
import {
  comeFresh,
  visitAnalysis,
  visitEditor,
  visitHelp,
  visitLessons,
  visitLuck,
  visitPuzzles,
} from './support/tool_visits.mjs';
import { startWar, WarTable } from './support/war_table.mjs';
import { withBrowser } from '../measure/figures.mjs';

const gallery = fileURLToPath(new URL('../../build/gallery/', import.meta.url));
const sizes = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
];

const pictures = [];
const wanted = new RegExp(process.env.ANTHILL_LOOKS ?? '');
const visited = new RegExp(process.env.ANTHILL_VISITS ?? '', 'i');

await rm(gallery, { recursive: true, force: true });
await mkdir(gallery, { recursive: true });

await withBrowser(async ({ browsers, server }) => {
  for (const colorScheme of ['light', 'dark']) {
    for (const [width, height] of sizes) {
      for (const pixelRatio of [1, 2]) {
        const look = `${width}x${height}@${pixelRatio}-${colorScheme}`;
        if (!wanted.test(look)) continue;
        const touch = width < 1440;
        const keep = async (page, screen) => {
          await page.evaluate(() => void scrollTo(0, 0)); // a button may have been looked for below
          await atRest(page);
          const name = `${screen}-${look}.png`;
          pictures.push(name);
          await writeFile(`${gallery}${name}`, await page.png());
        };
        for (const visit of [
          visitArmyAnts,
          visitHelp,
          visitLessons,
          visitElder,
          visitDeployment,
          visitAntWar,
          visitRedVsBlack,
          visitOtherSeats,
          visitLuck,
          visitAnalysis,
          visitEditor,
          visitPuzzles,
        ]) {
          if (!visited.test(visit.name)) continue;
          // A browser that remembers nothing of other visits.
          const page = await browsers.open({ viewport: { width, height }, pixelRatio, touch, colorScheme });
          await visit(page, server.address, touch ? FingerHand : MouseHand, (screen) => keep(page, screen));
          await browsers.close(page);
        }
        console.log(look);
      }
    }
  }
});
await writeFile(
  `${gallery}index.html`,
  `<!doctype html><meta charset="utf-8"><title>Anthill: every screen</title>
<style>body{display:flex;flex-wrap:wrap;gap:1rem;background:#888;font:14px sans-serif}figure{margin:0}img{height:420px}</style>
${pictures.map((name) => `<figure><img src="${name}" loading="lazy" alt=""><figcaption>${name}</figcaption></figure>`).join('\n')}
`,
);
console.log(`${pictures.length} pictures: ${gallery}index.html`);
const results = new URL('../../build/results/', import.meta.url);
await mkdir(results, { recursive: true });
await writeFile(new URL('gallery', results), `${pictures.length} 0\n`);

/** The opponent that takes its time, chosen with its time. */
async function visitElder(page, address, Hand, keep) {
  const hand = new Hand(new Table(page));
  await page.goto(address);
  await scriptChance(page);
  await find(page, 'button', 'Start the game');
  await hand.choose('Computer');
  await chooseLevel(hand, 'Elder');
  await hand.choose('10');
  await keep('start-elder');
  await chooseLevel(hand, 'Egg'); // the choice is kept for the visits that follow
}

/** Watched, and face to face on a table. */
async function visitOtherSeats(page, address, Hand, keep) {
  await comeFresh(page, address);
  const hand = new Hand(new Table(page));
  await chooseGame(hand, { opponent: 'Just watch' });
  await page.untilHere('a move', async () => (await hand.table.moves()).length > 0);
  await hand.press('Pause');
  await keep('40-watched');
  await begin(page, address, Hand, { seating: 'Face to face' });
  await keep('41-facing-dice');
  await comeFresh(page, address);
  await startGame(hand, { game: 'Army Ants', setup: 'Random' });
  await hand.play({ kind: 'single', from: 'b1', to: 'c1' });
  await keep('44-facing-army');
  await comeFresh(page, address);
  const war = new Hand(new WarTable(page));
  await startWar(war, { seating: 'Face to face' });
  await war.table.ready(25);
  await keep('42-facing-cards');
  await hand.press('Menu');
  await hand.press('Resign');
  await find(page, 'button', 'Keep playing');
  await keep('43-resign');
  await page.press('Escape');
}
