// The bytes that a board sends to the page after a tap, early and late in a game, and the microseconds that it takes to write, carry over
// and parse them under node (median of 201).

import { BoardUnderNode } from '../wasm/support/board.mjs';
import { printTable, quantile } from './figures.mjs';

const TURN = ['commit:none', 'commit:none', 'throw:1o,2n,3o', 'throw:4n,5o,6o', 'keep', 'keep'];
const SHUFFLE = ['b1-c1', 'b8-c8', 'c1-b1', 'c8-b8'];
/** Games that go on for as long as these moves are played. */
const games = {
  'army-ants edition=2008 seed=7': (ply) => SHUFFLE[ply % SHUFFLE.length],
  'red-vs-black seed=7': (ply) => TURN[ply % TURN.length],
};

/** After a tap: the page has the moves of the snapshot before. @param {number} known */
function measured(board, known) {
  const times = Array.from({ length: 201 }, () => {
    const began = performance.now();
    JSON.parse(board.text('snapshot', known));
    return performance.now() - began;
  });
  return [board.text('snapshot', known).length, (quantile(times, 0.5) * 1000).toFixed(0)];
}

const rows = [['after a tap', 'ply', 'bytes', 'microseconds']];
for (const [deal, moveAt] of Object.entries(games)) {
  const board = await BoardUnderNode.load(deal);
  board.text('new_game', deal);
  for (let ply = 1; ply <= 1000; ply += 1) {
    const error = board.text('play', moveAt(ply - 1));
    if (error) throw new Error(error);
    if ([10, 300, 1000].includes(ply)) rows.push([deal, ply, ...measured(board, ply)]);
  }
}
printTable(rows);
