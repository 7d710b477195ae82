// How soon the computer stops thinking on the other side's time when it is told to: `go ponder` natively, stopped after lots of different
// waits, by the clock and, which a busy machine does not change, by the processor's time; and the same asked of the page in a browser,
// from the line that the page sends to the one that it hears.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { boardLoaded } from '../browser/support/game.mjs';
import { program } from '../wasm/support/thinker.mjs';
import { printTable, quantile, withBrowser } from './figures.mjs';

const times = Number(process.env.ANTHILL_TIMES ?? 100);
const games = {
  'army-ants': 'newgame army-ants seed=1',
  'ant-war': 'position ant-war board=9h2h5c7s/3s4d6s8d/7h8c2dTc/Jd5sAh3c turn=red',
};
/** From the first moments, in which tables are made, to the depths of a long search. */
const waits = Array.from({ length: times }, (_, time) => (time * 37) % 400);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function natively(position) {
  const engine = spawn(program);
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const [late, worked] = [[], []];
  /** Milliseconds that the processor has worked for it. */
  const work = () => Number(readFileSync(`/proc/${engine.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  for (const wait of waits) {
    engine.stdin.write(`${position}\ngo ponder movetime 10000\n`);
    await pause(wait);
    const [asked, before] = [performance.now(), work()];
    engine.stdin.write('stop\n');
    for (let line = ''; !line.startsWith('bestmove '); line = (await answers.next()).value);
    late.push(performance.now() - asked);
    worked.push(work() - before);
  }
  engine.stdin.end('quit\n');
  return { late, worked };
}

/** Runs in the page: the milliseconds from each stop to the answer, of the worker that the page starts. */
async function inPage([position, pauses]) {
  const { thinker } = document.querySelector('anthill-app');
  thinker.warmUp();
  const { worker } = thinker.queue;
  const late = [];
  for (const wait of pauses) {
    worker.postMessage(position);
    worker.postMessage('go ponder movetime 10000');
    await new Promise((resolve) => setTimeout(resolve, wait));
    const asked = performance.now();
    await new Promise((resolve) => {
      const hear = ({ data }) => {
        if (!data.split('\n').some((line) => line.startsWith('bestmove '))) return;
        worker.removeEventListener('message', hear);
        resolve();
      };
      worker.addEventListener('message', hear);
      worker.postMessage('stop');
    });
    late.push(performance.now() - asked);
  }
  return late;
}

const rows = [['stop to answer', 'searches', 'median', '90 %', '98 %', 'most', 'the first, ms']];
/** The first one makes the tables, and natively starts the program. */
const tell = (name, [first, ...late]) =>
  rows.push([
    name,
    late.length + 1,
    ...[0.5, 0.9, 0.98, 1].map((share) => quantile(late, share).toFixed(1)),
    first.toFixed(1),
  ]);

for (const [game, position] of Object.entries(games)) {
  const { late, worked } = await natively(position);
  tell(`${game}, natively`, late);
  tell('  of the processor', worked);
}
for (const engine of (process.env.ANTHILL_BROWSER ?? 'chromium').split(',')) {
  await withBrowser(async ({ browsers, server }) => {
    const page = await browsers.open({ viewport: { width: 820, height: 1180 } });
    await page.goto(server.address);
    await boardLoaded(page);
    for (const [game, position] of Object.entries(games))
      tell(`${game}, ${engine}`, await page.evaluate(inPage, [position, waits]));
  }, engine);
}
printTable(rows);
