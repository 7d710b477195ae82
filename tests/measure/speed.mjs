// Leaf moves and search nodes a second, natively and in both builds of the wasm thinker under node, side by side. They take turns: each
// shows its best run, and its share of the native speed is the median over the rounds, as a machine's own speed may change between them.
// The first run is not counted: node compiles twice, and each makes its tables.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { moduleBytes } from '../wasm/support/modules.mjs';
import { program } from '../support/program.mjs';
import { builds, Session } from '../wasm/support/thinker.mjs';
import { printTable, quantile } from './figures.mjs';

const rounds = 11;
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

/** The program, asked like a wasm session: one process for all. */
class NativeSession {
  #program = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  #lines = createInterface({ input: this.#program.stdout })[Symbol.asyncIterator]();

  tell(line) {
    this.#program.stdin.write(`${line}\n`);
  }
  async ask(line) {
    this.tell(line);
    const answers = [];
    do answers.push((await this.#lines.next()).value);
    while (!/^(perft|bestmove|error)/.test(answers.at(-1)));
    return answers;
  }
  end() {
    this.#program.stdin.end();
  }
}

async function perMillisecond(session, position, command) {
  session.tell(`position ${position}`);
  const began = performance.now();
  const count = counted(command, await session.ask(command));
  return count / (performance.now() - began);
}

const native = new NativeSession();
const sessions = [native, ...(await Promise.all(builds.map((build) => Session.start(moduleBytes(build)))))];
const rows = [['million a second', 'native', ...builds, ...builds.map((build) => `${build} / native`)]];
for (const [what, where, command] of tasks) {
  const speeds = sessions.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [i, session] of sessions.entries()) {
      const speed = await perMillisecond(session, positions[where], command);
      if (round > 0) speeds[i].push(speed);
    }
  const [natively, ...wasm] = speeds;
  const share = (speeds) =>
    quantile(
      speeds.map((speed, round) => speed / natively[round]),
      0.5,
    ).toFixed(2);
  rows.push([`${what}, ${where}`, ...speeds.map((speeds) => millions(Math.max(...speeds))), ...wasm.map(share)]);
}
native.end();
printTable(rows);

function millions(speed) {
  return (speed / 1000).toFixed(2);
}
