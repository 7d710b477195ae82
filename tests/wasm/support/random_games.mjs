// Games by random moves on a board that are the same every time.

import assert from 'node:assert/strict';
import { BoardUnderNode } from './board.mjs';
import { Session } from './thinker.mjs';

/** The same numbers every time: each below what is asked for. */
function numbers(seed) {
  let state = seed;
  return (most) => {
    const number = state >>> 8;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return number % most;
  };
}

/**
 * A board with nothing dealt; `below(most)`, a random number; and `next({ due, ply })`, what the match of this board does where a
 * snapshot stands: 'play_chance' or 'play' with its arguments.
 */
export async function randomGame(dealt) {
  const [board, thinker, below] = [await BoardUnderNode.load(dealt), await Session.start(), numbers(dealt.length)];
  function next({ due, ply }) {
    if (due === 'chance') return ['play_chance', below(1000), below(1000)];
    const [, start, moves] = /^start (.*)\n[^]*^moves\n([^]*)^result/m.exec(board.text('record'));
    const played = moves.split('\n').slice(0, -1).slice(0, ply);
    assert.deepEqual(thinker.tell(`position ${start} moves ${played.join(' ')}`), ['ok']);
    const legal = thinker.tell('legal').join(' ').split(' ').slice(2);
    return ['play', legal[below(legal.length)]];
  }
  return { board, below, next };
}
