// Whether `go movetime` keeps to its time while it plays every edition and set-up of Army Ants and both rounds of Ant War against
// itself: moves made, refused ones (there must be none), and how much later than asked the answers came.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from '../wasm/support/thinker.mjs';
import { printTable, quantile } from './figures.mjs';

const milliseconds = Number(process.env.ANTHILL_MOVETIME ?? 200);
const longest = 150; // turns a game
const games = [
  ...['2008', '2020', 'community'].flatMap((edition) =>
    ['random', 'minor', 'total'].map((setup) => `army-ants edition=${edition} setup=${setup}`),
  ),
  'ant-war',
];

const engine = spawn(program);
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
const say = (line) => engine.stdin.write(`${line}\n`);

async function until(pattern) {
  for (;;) {
    const { value, done } = await answers.next();
    if (done) throw new Error(`the program ended before ${pattern}`);
    if (pattern.test(value)) return value;
  }
}

async function ask(line, pattern) {
  say(line);
  return until(pattern);
}

/** Plays one game; the delays of its answers in milliseconds. */
async function play(game, seed) {
  const late = [];
  let refused = 0;
  await ask(`newgame ${game} seed=${seed}`, /^position /);
  for (let turn = 0; turn < longest; ++turn) {
    let status = await ask('status', /^status /);
    while (status === 'status chance') {
      const outcome = (await ask('legal', /^legal /)).split(' ')[2];
      await ask(`move ${outcome}`, /^ok/);
      status = await ask('status', /^status /);
    }
    if (!status.startsWith('status playing')) break;
    const began = performance.now();
    const best = (await ask(`go movetime ${milliseconds}`, /^bestmove /)).split(' ')[1];
    late.push(performance.now() - began - milliseconds);
    if ((await ask(`move ${best}`, /^(ok|error)/)) !== 'ok') {
      refused += 1;
      break;
    }
  }
  return { late, refused };
}

const rows = [[`go movetime ${milliseconds}`, 'moves', 'refused', 'late: median', '99 %', 'most, ms']];
const all = [];
for (const game of games) {
  const { late, refused } = await play(game, 1);
  all.push(...late);
  rows.push(row(game, late, refused));
}
rows.push(row('all', all, ''));
printTable(rows);
say('quit');

function row(name, late, refused) {
  return [
    name,
    late.length,
    refused,
    ...[quantile(late, 0.5), quantile(late, 0.99), Math.max(...late)].map(Math.round),
  ];
}
