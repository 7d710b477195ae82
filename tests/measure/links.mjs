// How long the links of finished games are: ANTHILL_GAMES (100) of each kind, played by the thinker against itself with the board module
// keeping the record, both under node. A link is counted as it is shared: with the address of a page of 40 characters before it.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BoardUnderNode } from '../wasm/support/board.mjs';
import { Session } from '../wasm/support/thinker.mjs';
import { printTable, quantile } from './figures.mjs';

const games = Number(process.env.ANTHILL_GAMES ?? 100);
const limits = 'level 3';
const address = 40;
const longest = 400; // moves a game: what goes on for longer is agreed to be a draw
const kinds = [
  ...['2008', '2020', 'community'].map((edition) => `army-ants edition=${edition} setup=random`),
  'ant-war',
  'red-vs-black',
];

const repository = fileURLToPath(new URL('../..', import.meta.url));
const { writeLink, readLink, qrCode } = await bundled();
const thinker = await Session.start();
const dice = await loadDice();

const rows = [['characters', 'half', '95 %', '99 %', 'most', 'over 2000', 'with a QR code', 'read back']];
for (const kind of kinds) {
  const board = await BoardUnderNode.load(kind);
  const lengths = [];
  let [codes, same] = [0, 0];
  for (let seed = 1; seed <= games; seed += 1) {
    const record = playOut(board, kind, seed);
    const link = writeLink(record);
    lengths.push(address + 1 + link.length);
    codes += qrCode('x'.repeat(address + 1) + link) === null ? 0 : 1;
    same += readLink(link).record === record ? 1 : 0;
  }
  rows.push([
    kind,
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(lengths, share)),
    lengths.filter((length) => length > 2000).length,
    codes,
    same,
  ]);
}
console.log(`${games} finished games each, ${limits} on both sides`);
printTable(rows);

/** The record of one game from its deal to its end. */
function playOut(board, kind, seed) {
  const error = board.text('new_game', `${kind} seed=${seed}`);
  if (error) throw new Error(`${kind}: ${error}`);
  for (let move = 0; move < longest; move += 1) {
    const snapshot = board.snapshot();
    if (snapshot.status.kind !== 'playing') break;
    const refused = board.text('play', choose(snapshot, seed * longest + move));
    if (refused) throw new Error(`${kind} seed=${seed}: ${refused}`);
  }
  if (board.snapshot().status.kind === 'playing') board.text('agree_draw');
  return board.text('record');
}

function choose(snapshot, seed) {
  const played = snapshot.moves.slice(0, snapshot.ply).map(({ text }) => text);
  thinker.ask(`position ${snapshot.start}${played.length > 0 ? ` moves ${played.join(' ')}` : ''}`);
  const last = (command, word) => {
    const answers = thinker.ask(command);
    const line = answers.findLast((answer) => answer.startsWith(`${word} `));
    if (!line) throw new Error(`${command}: ${answers.at(-1)}`);
    return line.split(' ').slice(1);
  };
  if (snapshot.phase === 'throw') {
    const [speed, direction] = last(`aim ${limits} seed ${seed}`, 'aimed');
    dice._dice_throw(snapshot.dice[snapshot.turn], Number(speed), Number(direction), 0, seed);
    return dice.UTF8ToString(dice._dice_result(snapshot.turn === 'black' ? 1 : 0));
  }
  if (snapshot.due === 'chance') {
    const moves = last('legal', 'legal').slice(1);
    return moves[seed % moves.length];
  }
  return last(`go ${limits} seed ${seed}`, 'bestmove')[0];
}

async function loadDice() {
  globalThis.require ??= createRequire(import.meta.url);
  const { default: create } = await import(pathToFileURL(`${repository}build/wasm/dice.mjs`));
  return create({ wasmBinary: readFileSync(`${repository}build/wasm/dice.wasm`) });
}

/** The page's own code for links, as one module for node. */
async function bundled() {
  const { build } = createRequire(`${repository}web/package.json`)('esbuild');
  const contents = "export * from './src/library/link'; export * from './src/library/qr';";
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${repository}web`, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
