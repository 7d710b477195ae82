// `anthill certificate` and `anthill check`: what one writes the other finds right, and what has been changed it refuses; and the checker is
// as small as it is said to be.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { program, repository } from '../support/program.mjs';
import { scratchFile } from '../support/scratch_folder.mjs';

const run = (...words) => spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
/** Every 110th puzzle of a game. */
const positions = (game) =>
  readFileSync(path.join(repository, 'web/src/games', game.replaceAll('-', '_'), 'puzzles.txt'), 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => index % 110 === 109)
    .map((line) => line.slice(line.indexOf(`${game} `), line.indexOf(' moves ')));

for (const game of ['army-ants', 'ant-war']) {
  test(`${game}: the proofs of puzzles are right, and not without one of their lines`, () => {
    for (const position of positions(game)) {
      const { stdout: proof, status } = run('certificate', ...position.split(' '));
      assert.equal(status, 0, position);
      const checked = run('check', scratchFile(proof));
      assert.match(checked.stdout, /^proved: (red|black) /);
      assert.equal(checked.status, 0);
      const lines = proof.split('\n');
      const forged = lines.filter((_, index) => index !== Math.floor(lines.length / 2)).join('\n');
      const refused = run('check', scratchFile(forged));
      assert.match(refused.stdout, /^line \d+: .+\n$/, forged);
      assert.equal(refused.status, 1);
    }
  });
}

test('what is no proof, or cannot be read, gets a clear error', () => {
  assert.match(run('check', '/nowhere/at/all').stderr, /^anthill check: cannot read \/nowhere\/at\/all\n$/);
  assert.match(run('check', tmpdir()).stderr, /^anthill check: cannot read /);
  assert.match(run('check', '/dev/zero').stderr, /^anthill check: \/dev\/zero is larger than 67108864 bytes\n$/);
  assert.match(run('check').stderr, /^usage: anthill check FILE\n$/);
  assert.equal(run('check').status, 2);
  assert.match(run('check', scratchFile('hello\n')).stdout, /^line 1: expected 'anthill proof 1'/);
  const { stderr, status } = run('certificate', 'chess');
  assert.match(stderr, /^error game 'chess'/);
  assert.equal(status, 1);
});

test('the checker is a program of at most 300 lines, and includes nothing but rules', () => {
  const source = ['certificate.cpp', 'certificate.h']
    .map((name) => readFileSync(path.join(repository, 'src/check', name), 'utf8'))
    .join('\n');
  const code = source.split('\n').filter((line) => !/^\s*(\/\/.*)?$/.test(line));
  assert.ok(code.length <= 300, `${code.length} lines`);
  for (const [, header] of source.matchAll(/#include "([^"]+)"/g)) assert.match(header, /^(check|core|engine|games)\//);
});
