// Which odds are fair in Ant War, told by what people can count: how many points more a colony has on the table when the cards are dealt.
// The computer player, who names odds by its search, names them for ANTHILL_DEALS (1000) deals; for each range of the difference, how
// many turns it gives the weaker colony on average, and in how many of ten deals the weaker one gets them at all.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from '../wasm/support/thinker.mjs';
import { printTable } from './figures.mjs';

const deals = Number(process.env.ANTHILL_DEALS ?? 1000);
const nodes = 5000;
const STEP = 5;

const engine = spawn(program);
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(line, pattern) {
  engine.stdin.write(`${line}\n`);
  for (;;) {
    const { value, done } = await answers.next();
    if (done) throw new Error(`the program ended before ${pattern}`);
    const found = pattern.exec(value);
    if (found) return found;
  }
}

/** Points of the red workers, Soldiers, Queens and Drones less those of the black ones. */
function lead(board) {
  const worth = (rank) => (rank === 'T' ? 10 : Number(rank) || 1);
  return [...board.matchAll(/([A2-9TJQK])([hdsc])/g)].reduce(
    (sum, [, rank, suit]) => sum + worth(rank) * ('hd'.includes(suit) ? 1 : -1),
    0,
  );
}

const bins = new Map();
for (let seed = 1; seed <= deals; ++seed) {
  const [, board] = await ask(`newgame ant-war rounds=1 seed=${seed}`, /board=(\S+)/);
  const [, colour, turns] = await ask(`go nodes ${nodes}`, /^bestmove odds:(?:(red|black)\+)?(\S+)/);
  const more = lead(board);
  const weaker = more > 0 ? 'black' : 'red';
  const given = turns === 'none' ? 0 : (colour === weaker ? 1 : -1) * Number(turns);
  const bin = Math.floor(Math.abs(more) / STEP);
  bins.set(bin, [...(bins.get(bin) ?? []), given]);
}
engine.stdin.end('quit\n');

const rows = [['points more', 'deals', 'turns for the weaker colony', 'deviation', 'the weaker one gets them']];
for (const [bin, given] of [...bins].sort(([one], [another]) => one - another)) {
  const mean = given.reduce((sum, turns) => sum + turns, 0) / given.length;
  const deviation = Math.sqrt(given.reduce((sum, turns) => sum + (turns - mean) ** 2, 0) / given.length);
  const share = given.filter((turns) => turns > 0).length / given.length;
  rows.push([
    `${bin * STEP} to ${bin * STEP + STEP - 1}`,
    given.length,
    mean.toFixed(2),
    deviation.toFixed(2),
    `${Math.round(100 * share)} %`,
  ]);
}
printTable(rows);
