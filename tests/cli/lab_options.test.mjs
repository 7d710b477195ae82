// Options of the laboratory's commands: what is wrong is named, with what was expected, and nothing is played, made or measured.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { program } from '../support/program.mjs';

const run = (line) => spawnSync(program, line.split(' '), { encoding: 'utf8', timeout: 20_000 });

const refusals = {
  // The computer player of Army Ants.
  'match full:nodes=-1 random': /^match: option 'nodes=-1': expected nodes= and 1 to /m,
  'match full:depth=0 random': /^match: option 'depth=0': expected depth= and 1 to 99$/m,
  'match full:missed=101 random': /^match: option 'missed=101': expected missed= and 0 to 100$/m,
  'match full:noise=-1 random': /^match: option 'noise=-1': expected noise= and 0 to 16000$/m,
  'match full:nodes=9,nodes=9 random': /^match: option 'nodes=9': expected nodes only once$/m,
  'match full random': /^match: player without limits: expected movetime=, nodes= or depth=$/m,
  'match full:noise=9 random': /^match: player without limits: expected movetime=, nodes= or depth=$/m,
  'match full:nods=9 random': /^match: option 'nods=9': expected movetime, nodes, /m,
  'match full:nodes random': /^match: option 'nodes': expected nodes= and 1 to /m,
  'match full:nodes=9, random': /^match: option '': expected movetime, nodes, /m,
  'match level:11 random': /^match: level '11': expected 1 to 10$/m,
  'match random:4 random': /^match: player 'random:4': expected /m,
  'match random': /^match: expected two players$/m,
  'match random random games=0': /^match: option 'games=0': expected games= and 1 to /m,
  'match random random seed=abc': /^match: option 'seed=abc': expected seed= and 0 to 18446744073709551615$/m,
  'match random random gmes=2': /^match: field 'gmes=2': expected /m,
  'match random random games=2 games=2': /^match: option 'games=2': expected games only once$/m,
  'match random random games=2 setup=none': /^match: setup 'none': expected /m,
  // The other games.
  'match ant-war random random games=2 pirs=2': /^match: .*'pirs=2': expected /m,
  'match ant-war full random': /^match: player without limits: expected movetime=, nodes= or depth=$/m,
  'match ant-war level:5x random': /^match: level '5x': expected 1 to 10$/m,
  'match red-vs-black full greedy': /^match: player 'greedy': expected random, straight, full, full:/m,
  'match red-vs-black level:0 straight': /^match: level '0': expected 1 to 10$/m,
  // The other tools.
  'self-play games=5': /^self-play: expected positions=FILE$/m,
  'self-play ant-war rounds=5': /^self-play: expected positions=FILE$/m,
  'self-play ant-war positions=x most=26': /^self-play: option 'most=26': expected most= and 5 to 25$/m,
  'self-play ant-war positions=x shape=1x1': /^self-play: .*'1x1'/m,
  'train ant-war passes=2': /^train: expected positions=FILE$/m,
  'train ant-war positions=no/such/file': /^train: 'no\/such\/file' cannot be opened$/m,
  'train ant-war positions=/dev/null': /^train: too few positions: 10 are needed$/m,
  'train passes=2': /^train: expected positions=FILE$/m,
  'train positions=no/such/file': /^train: 'no\/such\/file' cannot be opened$/m,
  'train positions=/dev/null': /^train: too few positions: 8 are needed$/m,
  'train positions=x share=101': /^train: option 'share=101': expected share= and 0 to 100$/m,
  'train positions=x ahead=100': /^train: option 'ahead=100': expected ahead= and 0 to 99$/m,
  'calibrate chess': /^calibrate: game 'chess': expected army-ants or /m,
  'calibrate army-ants games=1': /^calibrate: option 'games=1': expected games= and 2 to /m,
  'calibrate army-ants lowest=3 highest=2': /^calibrate: lowest is above highest$/m,
  'calibrate ant-war edition=2008': /^calibrate: field 'edition=2008': expected /m,
  'dice-values sample=4': /^dice-values: option 'sample=4': expected sample= and 10 to 1000$/m,
  'throw-bench throws=0': /^throw-bench: option 'throws=0': expected throws= and 1 to 10000000$/m,
  'throw-bench table=': /^throw-bench: option 'table=': expected table= and the name of a file$/m,
};

for (const [line, message] of Object.entries(refusals)) {
  test(`anthill ${line}: refused by name`, () => {
    const result = run(line);
    assert.equal(result.signal, null);
    assert.match(result.stderr, message);
    assert.match(result.stderr, /^usage: anthill /m);
    assert.equal(result.stdout, '');
    assert.equal(result.status, 2);
  });
}

test('the smallest values that are allowed are played', () => {
  const result = run('match full:nodes=1 random games=2 seed=0 setup=total turns=60');
  assert.equal(result.status, 0, result.stderr);
  assert.match(result.stdout, /^games 2 /);
});

test('an edition and a secret set-up are calibrated as they are asked for', () => {
  for (const setup of ['total', 'minor']) {
    const options = `games=2 nodes=50 positions=40 lowest=1 highest=1 edition=2008 setup=${setup}`;
    const result = run(`calibrate army-ants ${options}`);
    assert.equal(result.status, 0, result.stderr);
    assert.match(result.stdout, /^[1-9]\d* positions of 2 games; scale /);
  }
});
