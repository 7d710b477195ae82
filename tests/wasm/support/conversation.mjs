// A long conversation with the protocol, the same each time: whole games, every command, and a good deal of nonsense. Without stop and
// movetime, whose answers depend on the clock.

import { readFileSync } from 'node:fs';
import { FOLDERS } from '../../support/games.mjs';
import { repository } from '../../support/program.mjs';

/** Numbers that look random: a linear congruential generator is enough to choose test lines. */
function numbers(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const nonsense = [
  'frobnicate',
  'move',
  'move zz',
  'move a1-a9',
  'legal moves',
  'go depth',
  'go depth 0',
  'go fast',
  'perft 99',
  'divide x',
  'position army-ants board=x turn=red',
  'newgame chess',
  'newgame army-ants seed=-1',
  'newgame army-ants edition=1999',
  'is\tready',
  'caf\u00e9',
  '   ',
  'undo twice',
];

export function conversation() {
  const below = numbers(7);
  const lines = ['ugi', 'isready', 'status'];
  for (const edition of ['2020', '2008', 'community']) {
    for (let seed = 1; seed <= 4; seed += 1) {
      lines.push(`newgame army-ants edition=${edition} seed=${seed}`, 'go depth 3', 'go depth 2 multipv 3', 'divide 2');
      for (let turn = 0; turn < 10; turn += 1) lines.push('move pass');
      lines.push(
        'show',
        'status',
        'legal',
        'eval',
        'perft 2',
        'divide 1',
        'dangers',
        'dangers pass',
        'reasons pass',
        'go depth 4',
        `go level ${1 + below(5)}`,
        `go nodes 3000`,
        'status',
      );
      for (let turn = 0; turn < 25; turn += 1) {
        // Whatever the position, some of these are legal.
        const cell = () => 'abcde'[below(5)] + (1 + below(8));
        const from = cell();
        lines.push(`move ${from}${'-=x'[below(3)]}${cell()}`, `move ${from}-${from[0]}${1 + below(8)}`, 'undo', 'eval');
        if (below(3) === 0) lines.push(nonsense[below(nonsense.length)]);
      }
      lines.push('show', 'status', 'legal', 'go level 2 seed 9');
    }
    for (const setup of ['minor', 'total']) {
      lines.push(`newgame army-ants edition=${edition} setup=${setup} seed=${below(100)}`);
      lines.push('show', 'status', 'legal', 'eval', 'perft 3', 'go level 3 seed 5', 'move pass', 'move Qh@a4', 'undo');
    }
    lines.push(`arrange army-ants setup=total side=black cards=${'.'.repeat(38)} seed=${below(100)}`, 'arrange chess');
  }
  lines.push('newgame red-vs-black seed=1', 'luck 1', 'move commit:1,2,3,4', 'move commit:none');
  lines.push(
    'move throw:1r,2r,3b,4h,5o',
    'move throw:7b,7b,9e',
    'move heal:1',
    'move keep',
    'move keep',
    'luck',
    'luck 4',
  );
  for (const game of FOLDERS) {
    const puzzles = readFileSync(`${repository}web/src/games/${game}/puzzles.txt`, 'utf8');
    const [, position, move] = / ([a-z-]+ \w+=.*) moves (\S+)/.exec(puzzles);
    lines.push(`position ${position}`, `prove ${move}`);
  }
  return lines;
}
