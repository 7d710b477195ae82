// Kills the browser's process at random moments of a game and looks what the next start still knows. No move that lay still on the board
// may be missing. Counted apart: moves in flight that the list named already, while they were still on their way to the disk.
// ANTHILL_KILLS says how often, ANTHILL_BROWSER in which engine (chromium or firefox; WebKit's driver has no memory).

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atRest, scriptChance, startGame } from '../browser/support/game.mjs';
import { MouseHand } from '../browser/support/hands.mjs';
import { exists } from '../browser/support/roles.mjs';
import { Table } from '../browser/support/table.mjs';
import { printTable, withBrowser } from './figures.mjs';

const kills = Number(process.env.ANTHILL_KILLS ?? 20);
const engine = process.env.ANTHILL_BROWSER ?? 'chromium';
// To and fro through the gap beside it: possible in any deal, for the ten turns of the rally.
const there = { red: { from: 'b1', to: 'c1' }, black: { from: 'b8', to: 'c8' } };
const wayOf = (turn) => {
  const { from, to } = there[turn % 2 === 0 ? 'red' : 'black'];
  return Math.floor(turn / 2) % 2 === 0 ? { kind: 'single', from, to } : { kind: 'single', from: to, to: from };
};

const lost = [];
let atRestPlayed = 0;
const inFlight = { seen: 0, lost: 0 };
const isMissing = (moves, kept) => moves.some((move, index) => kept[index] !== move);
await withBrowser(async ({ browsers, server }) => {
  const profile = await mkdtemp(join(tmpdir(), 'anthill-kill-'));
  let seen = [];
  let named = []; // with what was in flight
  for (let kill = 0; kill <= kills; kill += 1) {
    const page = await browsers.open({ profile });
    await page.goto(server.address);
    const hand = new MouseHand(new Table(page));
    const { table } = hand;
    await page.untilHere('the start screen', () => exists(page, 'button', 'Start the game'));
    if (kill > 0) {
      await hand.press('Continue');
      await table.ready();
      const kept = await table.moves();
      if (isMissing(seen, kept)) lost.push({ kill, seen, kept });
      else if (named.length > seen.length) {
        inFlight.seen += 1;
        if (isMissing(named, kept)) inFlight.lost += 1;
      }
      seen = kept;
    }
    if (kill < kills) {
      if (kill === 0 || seen.length >= 6) {
        await page.goto(server.address);
        await scriptChance(page);
        await startGame(hand);
        seen = [];
      }
      for (let move = 1 + Math.floor(Math.random() * 3); move > 0; move -= 1) {
        await hand.play(wayOf(seen.length));
        await atRest(page);
        seen = await table.moves();
        atRestPlayed += 1;
      }
      // The last one is on its way when the process ends: not yet let go, being written, or named while it still moves.
      const unseen = Math.random() < 0.7 ? hand.play(wayOf(seen.length)).catch(() => undefined) : undefined;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 900));
      named = await table.moves();
      await browsers.kill(page);
      await Promise.race([unseen, new Promise((resolve) => setTimeout(resolve, 100))]);
    } else {
      await browsers.kill(page);
    }
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
}, engine);
printTable([
  ['', engine],
  ['killed', kills],
  ['moves at rest before', atRestPlayed],
  ['of them lost', lost.length],
  ['moves in flight, named in the list', inFlight.seen],
  ['of them lost', inFlight.lost],
]);
for (const { kill, seen, kept } of lost) console.log(`kill ${kill}: seen ${seen.join(' ')}; kept ${kept.join(' ')}`);
