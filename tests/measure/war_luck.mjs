// How far the luck-adjusted results of rounds of Ant War vary when both players are equal, and how often the error that the page states
// holds them (SPREAD in web/src/games/ant_war/advice.ts): the odds are named and both sides played by the engine, deal and cut weighed as
// web/src/accessories/review/rounds.ts weighs them.
//
//   node tests/measure/war_luck.mjs [rounds=200] [seed=1] [play=100000] [shape=5x5]
//
// `play`: positions that both players look at before each move.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from '../support/program.mjs';
import { randomBelow } from './figures.mjs';

const options = { rounds: 200, seed: 1, play: 100000, shape: '5x5' };
for (const word of process.argv.slice(2)) {
  const [name, value] = word.split('=');
  if (!(name in options) || !value) throw new Error(`unknown option ${word}: expected rounds, seed, play or shape`);
  options[name] = name === 'shape' ? value : Number(value);
}

/** As rounds.ts asks. */
const CLOSELY = 'nodes 300000';

const engine = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
/** Returns the lines before the one that begins with `last`, and that line. */
async function ask(command, last) {
  engine.stdin.write(`${command}\n`);
  const said = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done || value.startsWith('error')) throw new Error(`${command}: ${value ?? 'the engine has ended'}`);
    said.push(value);
    if (value.startsWith(last)) return said;
  }
}

/** The same rounds with every run. */
const below = randomBelow(options.seed);

/** The engine's answer: its move, and the position's value to the side to move, as the page's review computes it. */
async function look(limits) {
  const said = await ask(`go ${limits}`, 'bestmove');
  const infos = said.filter((line) => / score (exact )?-?\d/.test(line));
  const scores = infos.map((line) => Number(/ score (?:exact )?(-?\d+)/.exec(line)[1]));
  const exact = / score exact /.test(infos.at(-1) ?? '');
  const [last = 0, before = last] = [scores.at(-1), scores.at(-2)];
  return { move: said.at(-1).split(' ')[1], value: exact ? last : Math.round((last + before) / 2) };
}

async function playRound(seed) {
  const [dealt] = await ask(`newgame ant-war rounds=1 shape=${options.shape} seed=${seed}`, 'position');
  const start = dealt.slice('position '.length);
  const moves = [];
  const at = async (...played) => ask(['position', start, 'moves', ...played].join(' ').replace(/ moves$/, ''), 'ok');
  await at();
  const dealer = / turn=red /.test(start) ? 'red' : 'black';
  const forRed = (side, { value }) => (side === 'red' ? value : -value);
  const luckyDeal = forRed(dealer, await look(CLOSELY));
  const play = async (limits) => {
    const { move, ...answer } = await look(limits);
    moves.push(move);
    await at(...moves);
    return answer;
  };
  await play(CLOSELY);
  // The expected result of the cut: as in the page, from the decision before it.
  let expected = forRed(dealer === 'red' ? 'black' : 'red', await play(CLOSELY));
  let cut = null;
  let before = null;
  for (;;) {
    const [status] = await ask('status', 'status');
    const [, kind, side] = status.split(' ');
    if (kind === 'chance') {
      if (before && cut === null) {
        await at(...moves.slice(0, before.ply));
        expected = forRed(before.side, await look(CLOSELY));
        await at(...moves);
      }
      const cards = (await ask('legal', 'legal'))[0].split(' ').slice(2);
      moves.push(cards[below(cards.length)]);
      cut ??= 'drawn';
      await at(...moves);
      continue;
    }
    if (kind !== 'playing') break;
    if (cut === 'drawn') cut = forRed(side, await look(CLOSELY)) - expected;
    before = { side, ply: moves.length };
    await play(`nodes ${options.play}`);
  }
  // The round's result is the proved value of its last move.
  await at(...moves.slice(0, -1));
  const [, , side] = (await ask('status', 'status'))[0].split(' ');
  const proved = (await ask(`prove ${moves.at(-1)}`, 'proved'))[0].split(' ');
  const result = 100 * forRed(side, { value: Number(proved[2]) });
  return { result, adjusted: result - luckyDeal - (cut ?? 0), hasCut: cut !== null };
}

const spread = (values) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};
const inPoints = (hundredths) => (hundredths / 100).toFixed(2);
const share = (of, isHeld) => `${((100 * of.filter(isHeld).length) / of.length).toFixed(1)} %`;
/** As advice.ts states it. */
const SPREAD = { cut: 26, none: 32 };
const [columns, rows] = options.shape.split('x').map(Number);
const stated = ({ hasCut }) => columns * rows * SPREAD[hasCut ? 'cut' : 'none'];
const ERRORS = 1.96;

const rounds = [];
for (let number = 0; number < options.rounds; number += 1) rounds.push(await playRound(options.seed + number));
engine.stdin.end('quit\n');
console.log(
  `${rounds.length} rounds on ${options.shape}: results vary by ${inPoints(spread(rounds.map(({ result }) => result)))}`,
);
for (const hasCut of [false, true]) {
  const these = rounds.filter((round) => round.hasCut === hasCut);
  const adjusted = these.map((round) => round.adjusted);
  console.log(
    `${hasCut ? 'with' : 'without'} a cut: ${these.length}, adjusted ones by ${inPoints(spread(adjusted))}, held`,
    share(these, (round) => Math.abs(round.adjusted) <= ERRORS * stated(round)),
  );
}
const groups = Array.from({ length: Math.floor(rounds.length / 5) }, (_, index) =>
  rounds.slice(5 * index, 5 * index + 5),
);
const sum = (group) => group.reduce((total, { adjusted }) => total + adjusted, 0);
console.log(
  `five rounds together: ${groups.length}, held`,
  share(groups, (group) => Math.abs(sum(group)) <= ERRORS * Math.hypot(...group.map(stated))),
);
