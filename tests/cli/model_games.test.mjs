// The model games that the page brings: the rules replay each of them to the result that it tells; and the command that made them.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { folderOf, GAMES } from '../support/games.mjs';
import { program, repository } from '../support/program.mjs';

const run = (input, ...words) => spawnSync(program, words, { input, encoding: 'utf8', timeout: 60_000 });

function recordsOf(game) {
  const file = path.join(repository, 'web/src/games', folderOf(game), 'model_games.txt');
  return readFileSync(file, 'utf8')
    .split(/^# \w+\n/m)
    .slice(1)
    .map((record) => {
      const lines = record.trim().split('\n');
      return {
        start: lines.find((line) => line.startsWith('start ')).slice('start '.length),
        moves: lines.slice(lines.indexOf('moves') + 1, -1),
        result: lines.at(-1).replace('result', 'status'),
      };
    });
}

for (const game of GAMES) {
  test(`${game}: the model games are replayed to their results`, () => {
    const games = recordsOf(game);
    assert.ok(games.length >= 12);
    for (const { start, moves, result } of games) {
      const { stdout } = run(`position ${start} moves ${moves.join(' ')}\nstatus\n`);
      assert.equal(stdout, `ok\n${result}\n`);
    }
  });
}

test('the same seed plays the same game, each deal another one', () => {
  const made = (...words) => run('', 'model-games', 'ant-war', 'rounds=1', 'red=2000', 'black=2000', ...words).stdout;
  const two = made('games=2', 'seed=5');
  assert.equal(two, made('seed=5') + made('seed=6'));
  assert.match(two, /^# seed=5 red=2000 black=2000\nanthill-game 1\nstart ant-war /);
});

test('what it cannot use is named', () => {
  const refused = (...words) => {
    const { status, stderr } = run('', 'model-games', ...words);
    assert.equal(status, 2);
    return stderr;
  };
  assert.match(refused(), /^model-games: expected a game\n/);
  assert.match(refused('chess'), /^model-games: game 'chess'/);
  assert.match(refused('ant-war', 'red=0'), /^model-games: option 'red=0': expected red=/);
  assert.match(refused('ant-war', 'depth=3'), /^model-games: field 'depth=3'/);
});
