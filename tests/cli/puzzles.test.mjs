// The puzzles that the page brings, proved again by the command that made them; and that it sees what is wrong with one.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { folderOf, GAMES } from '../support/games.mjs';
import { program, repository } from '../support/program.mjs';
import { scratchFile } from '../support/scratch_folder.mjs';

// A proof of all of a game's takes a minute, beside a busy suite on a slow machine several: this only ends what hangs.
const run = (...words) => spawnSync(program, ['puzzles', ...words], { encoding: 'utf8', timeout: 900_000 });
const fileOf = (game) => path.join(repository, 'web/src/games', folderOf(game), 'puzzles.txt');

/** How many there must be of each game. */
const LEAST = 600;

for (const game of GAMES) {
  test(`${game}: the puzzles are legal, proved, graded as the levels solve them, and no two alike`, () => {
    const { stdout, status } = run('check', fileOf(game));
    const [, all, proved] = /^(\d+) puzzles, (\d+) proved, 0 wrong\n$/.exec(stdout) ?? [];
    assert.ok(Number(all) >= LEAST, stdout);
    assert.equal(proved, all);
    assert.equal(status, 0);
  });

  test(`${game}: the same seed makes the same puzzles, which are proved`, () => {
    const made = run('make', game, 'count=2', 'seed=4').stdout;
    assert.equal(made, run('make', game, 'count=2', 'seed=4').stdout);
    assert.equal(made.trim().split('\n').length, 2);
    assert.equal(run('check', scratchFile(made), 'alone=1').stdout, '2 puzzles, 2 proved, 0 wrong\n');
  });
}

/** The faults that the check finds in a file of these lines. */
function faults(lines) {
  const { stdout, status } = run('check', scratchFile(lines.map((line) => `${line}\n`).join('')));
  assert.equal(status, 1, stdout);
  return stdout;
}

const linesOf = (game) => readFileSync(fileOf(game), 'utf8').trim().split('\n');
const mirrored = (line) =>
  line.replace(/board=(\S+)/, (_, rows) => {
    const turned = rows.split('/').map((row) => row.match(/../g).reverse().join(''));
    return `board=${turned.join('/')}`;
  });
/** A half turn, with the colours changed: what was Red's is Black's. */
const dressedAnew = (line) =>
  line
    .replace(/board=(\S+)/, (_, rows) => {
      const suits = { h: 's', d: 'c', s: 'h', c: 'd', '.': '.' };
      const turned = rows.split('/').map((row) => row.match(/../g).map(([rank, suit]) => rank + suits[suit]));
      return `board=${turned
        .map((row) => row.join(''))
        .reverse()
        .join('/')}`;
    })
    .replace(/turn=(red|black)/, (_, seat) => `turn=${seat === 'red' ? 'black' : 'red'}`);

test('a grade, a solution or a position that is not right is found', () => {
  const [line] = linesOf('army-ants');
  assert.match(faults([line.replace(/^\d+/, '701')]), /^line 1: expected 8\d\d turns=3 army-ants/);
  const [, first] = / moves (\S+)/.exec(line);
  assert.match(faults([line.replace(` moves ${first}`, ' moves a1-a2')]), /^line 1: expected /);
  assert.match(faults([line.replace('turns=3', 'turns=5')]), /^line 1: expected /);
  assert.match(faults([line, line.replace(/board=\S+/, 'board=9z')]), /^line 2: .*board/);
  assert.match(faults([line, 'nonsense']), /^line 2: puzzle 'nonsense': expected moves and a solution/);
  const quiet = line.replace(
    /board=\S+ turn=\w+/,
    `board=${'Qs........'}/${'........../'.repeat(6)}Qh....9h.. turn=red`,
  );
  assert.match(faults([line, quiet]), /^line 2: no move is proved to be better than all others/);
});

test('a puzzle in another dress is found: mirrored, or with the colours changed', () => {
  const [line] = linesOf('army-ants');
  for (const other of [line, mirrored(line), dressedAnew(line), mirrored(dressedAnew(line))])
    assert.match(faults([line, other]), /line 2: it is like an earlier one/);
  const [war] = linesOf('ant-war');
  // The cards below the ants on top do not count, and would be elsewhere in a mirrored position.
  const bare = war.replace(/ under=\S+/, '');
  assert.match(faults([bare, mirrored(bare)]), /line 2: it is like an earlier one/);
});

test('what cannot be used is named', () => {
  assert.match(run('make', 'chess').stderr, /^puzzles: game 'chess': expected army-ants or ant-war or red-vs-black/);
  assert.match(run('make', 'ant-war', 'count=0').stderr, /^puzzles: option 'count=0': expected count= and 1 to /);
  assert.match(run('make', 'ant-war', 'minutes=0').stderr, /^puzzles: option 'minutes=0': expected minutes= and 1 to /);
  assert.match(run('check', 'no-such-file').stderr, /^puzzles: file 'no-such-file': expected puzzles, one a line/);
  assert.match(run().stderr, /^puzzles: expected make or check/);
});
