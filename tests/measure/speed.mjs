// Leaf moves and search nodes a second, natively and in both builds of the wasm thinker under node, side by side. They take turns, and
// each shows its best run: what else the machine does slows both. The first run in wasm is not counted, the engine compiles twice.

import { askNative, builds, moduleBytes, Session } from '../wasm/support/thinker.mjs';
import { printTable } from './figures.mjs';

const rounds = 5;
const positions = {
  'the battle begins':
    'army-ants edition=2020 setup=random board=5sAc2s5c7s/8c9s4s6sQs/2c3c..8s6c/9c7c4cAs3s/2d4dAd7d5d/8h7h5h9hAh/8d3hQh2h3d/..9d4h6d6h turn=red phase=battle rally=0,0',
  'half the cards gone':
    'army-ants edition=2020 setup=random board=7c8s5s2sQs/8c6s6cAs5c/2c..7h3s5h/7s....9c../Ad..2h..../9d4h3hAh../..6d2d..../5d3d8hQh.. turn=red phase=battle rally=0,0',
  'a deal of Ant War': 'ant-war board=2d7h9cTsQc/9h8c6sJhKd/Ac6dTd**9d/2sAh4h3h6h/5sQd4s5dJs turn=red',
};
const tasks = [
  ['perft 5', 'the battle begins', 'perft 5'],
  ['perft 4', 'half the cards gone', 'perft 4'],
  ['search', 'the battle begins', 'go nodes 400000'],
  ['search', 'half the cards gone', 'go nodes 400000'],
  ['perft 5', 'a deal of Ant War', 'perft 5'],
  ['search', 'a deal of Ant War', 'go nodes 600000'],
];

/** Leaf moves of a perft; a search of so many nodes looks at just as many. */
const counted = (command, answers) => Number(/\d+$/.exec(command.startsWith('perft') ? answers.at(-1) : command)[0]);

async function inWasm(session, position, command) {
  session.ask(`position ${position}`);
  const began = performance.now();
  const count = counted(command, session.ask(command));
  return count / (performance.now() - began);
}

/** The program's start is taken off by a run without work. */
function natively(position, command) {
  const time = (lines) => {
    const began = performance.now();
    const answers = askNative(lines);
    return [performance.now() - began, answers];
  };
  const [idle] = time([`position ${position}`]);
  const [busy, answers] = time([`position ${position}`, command]);
  return counted(command, answers) / Math.max(0.1, busy - idle);
}

const sessions = await Promise.all(builds.map((build) => Session.start(moduleBytes(build))));
const rows = [['million a second', 'native', ...builds, ...builds.map((build) => `${build} / native`)]];
for (const [what, where, command] of tasks) {
  for (const session of sessions) await inWasm(session, positions[where], command);
  let native = 0;
  const wasm = sessions.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    native = Math.max(native, natively(positions[where], command));
    for (const [i, session] of sessions.entries())
      wasm[i] = Math.max(wasm[i], await inWasm(session, positions[where], command));
  }
  rows.push([
    `${what}, ${where}`,
    ...[native, ...wasm].map(millions),
    ...wasm.map((speed) => (speed / native).toFixed(2)),
  ]);
}
printTable(rows);

function millions(perMillisecond) {
  return (perMillisecond / 1000).toFixed(2);
}
