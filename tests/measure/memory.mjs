// Measures the memory that a page keeps while game after game is played: heap after a collection, elements, listeners and the board
// module's memory, in rows of ANTHILL_EVERY (10) games of ANTHILL_GAME (ant-war) up to ANTHILL_GAMES (50). The computer plays both sides
// as fast as it can.

import { begin } from '../browser/support/dice_table.mjs';
import { desktop, startGame } from '../browser/support/game.mjs';
import { MouseHand } from '../browser/support/hands.mjs';
import { Table } from '../browser/support/table.mjs';
import { startWar, WarTable } from '../browser/support/war_table.mjs';
import { printTable, withBrowser } from './figures.mjs';

const games = Number(process.env.ANTHILL_GAMES ?? 50);
const every = Number(process.env.ANTHILL_EVERY ?? 10);
// The saves are strict: the database has some to finish when the last move is on the board.
const settlingMilliseconds = 5000;

const opponent = 'Just watch';
/** Each opens its first game. */
const beginGame = {
  async 'army-ants'(page, address) {
    await page.goto(address);
    const hand = new MouseHand(new Table(page));
    await startGame(hand, { opponent });
    return hand;
  },
  async 'ant-war'(page, address) {
    await page.goto(address);
    const hand = new MouseHand(new WarTable(page));
    await startWar(hand, { opponent, shape: '4×4' });
    return hand;
  },
  'red-vs-black': (page, address) => begin(page, address, MouseHand, { opponent }),
}[process.env.ANTHILL_GAME ?? 'ant-war'];

/** Runs in the page: that many matches, one after the other; how many moves they had. */
async function playOut(count, firstSeed) {
  const app = document.querySelector('anthill-app');
  const { session, saves } = app;
  const computer = { kind: 'computer', level: 1 };
  let moves = 0;
  for (let game = 0; game < count; game += 1) {
    await app.begin({ red: computer, black: computer }, firstSeed + game);
    if (session.state.match.snapshot.ply > 0) throw new Error(`game ${game} has not begun`);
    session.spectating.pause(true);
    while (session.state.match.snapshot.held || session.state.match.snapshot.status.kind === 'playing') {
      // The board pauses for a reader, who does not exist here.
      if (session.state.match.snapshot.held) session.proceed();
      else await session.spectating.advance(0);
    }
    moves += session.state.match.snapshot.ply;
    session.celebrate(false);
    await saves.load(); // once the database has written all that the game left it: no person outplays it, this loop does
  }
  return moves;
}

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open({ ...desktop, reducedMotion: true });
  const hand = await beginGame(page, server.address);
  await hand.press('Pause');
  await page.send('Performance.enable');
  const rows = [['games', 'moves', 'ms a move', 'heap kB', 'elements', 'listeners', 'workers', 'board module kB']];
  let [moves, pace] = [0, ''];
  for (let played = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, settlingMilliseconds));
    await page.send('HeapProfiler.collectGarbage');
    const { metrics } = await page.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    const module = await page.evaluate(
      () => document.querySelector('anthill-app').board.module.wasm.HEAPF32.buffer.byteLength,
    );
    rows.push([
      played,
      moves,
      pace,
      Math.round(of('JSHeapUsedSize') / 1000),
      of('Nodes'),
      of('JSEventListeners'),
      page.tab.workers().length,
      Math.round(module / 1000),
    ]);
    console.error(rows.at(-1).join(' '));
    if (played >= games) break;
    const [began, before] = [performance.now(), moves];
    for (const end = Math.min(games, played + every); played < end; played += 1)
      moves += await page.evaluate(playOut, 1, 1000 + played);
    pace = ((performance.now() - began) / (moves - before)).toFixed(1);
  }
  printTable(rows);
});
