// Random moves that are the same every time.

import assert from 'node:assert/strict';

/** The same numbers every time. */
export function* numbers(seed) {
  for (let state = seed; ; state = (Math.imul(state, 1664525) + 1013904223) >>> 0) yield state >>> 8;
}

/** A legal move after the first `plies` moves of the match, by chance. */
export function anyMove(board, thinker, below, plies = Infinity) {
  const [, start, moves] = /^start (.*)\n[^]*^moves\n([^]*)^result/m.exec(board.text('record'));
  const played = moves.split('\n').slice(0, -1).slice(0, plies);
  assert.deepEqual(thinker.tell(`position ${start} moves ${played.join(' ')}`), ['ok']);
  const legal = thinker.tell('legal').join(' ').split(' ').slice(2);
  return legal[below(legal.length)];
}
