// The native program as scripts and other programs use it: standard input and output, arguments, time.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { GAMES } from '../support/games.mjs';
import { program } from '../support/program.mjs';

const run = (input, ...args) => spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
const lines = ({ stdout }) => stdout.split('\n').slice(0, -1);

/** A conversation with the program: say() gives a line, until() waits for an answer that begins so and says when it came. */
class Conversation {
  constructor(t) {
    this.child = spawn(program);
    t.after(() => this.child.kill());
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  say(...commands) {
    this.child.stdin.write(commands.map((command) => `${command}\n`).join(''));
  }

  async until(beginning) {
    for (;;) {
      const { value, done } = await this.answers.next();
      assert.ok(!done, `the program ended before '${beginning}'`);
      if (value.startsWith(beginning)) return { line: value, at: performance.now() };
    }
  }
}

test('a script read from a pipe gets its answers in order, quit included', () => {
  const result = run('newgame army-ants seed=1\ngo depth 4\nperft 3\nstatus\ngo nodes 20000\nquit\nstatus\n');
  assert.equal(result.status, 0);
  const words = lines(result).map((line) => line.split(' ')[0]);
  assert.deepEqual(
    words.filter((word) => word !== 'info'),
    ['position', 'bestmove', 'perft', 'status', 'bestmove'],
  );
  const infos = lines(result).filter((line) => line.startsWith('info depth 4'));
  assert.equal(infos.length > 0, true, 'the first go has reached its depth');
});

test('at the end of input what has a limit is finished and what has none is stopped', () => {
  const deep = lines(run('newgame army-ants seed=1\ngo nodes 50000'));
  assert.match(deep.at(-1), /^bestmove /);
  assert.ok(Number(/nodes (\d+)/.exec(deep.at(-2))[1]) > 10000);
  assert.match(lines(run('newgame army-ants seed=1\ngo\n')).at(-1), /^bestmove /);
  assert.equal(lines(run('newgame army-ants seed=1\nperft 3\n')).at(-1), 'perft 3 46656');
});

test('at the end of input, or by a quit that came with it, work without end in sight ends within seconds', async (t) => {
  const scripts = ['go depth 99\nstatus\n', 'go movetime 86400000\n', 'go movetime 86400000\nquit\n'];
  const ends = scripts.map(async (script) => {
    const child = spawn(program);
    t.after(() => child.kill());
    const began = performance.now();
    child.stdin.end(`newgame army-ants seed=1\n${script}`);
    const answers = createInterface({ input: child.stdout });
    let last = '';
    answers.on('line', (line) => (last = line));
    const [code] = await once(child, 'close');
    assert.equal(code, 0);
    assert.match(last, /^bestmove /);
    return performance.now() - began;
  });
  for (const milliseconds of await Promise.all(ends)) assert.ok(milliseconds < 20_000, `${milliseconds} ms`);
});

test('whoever asked has gone: it does not run on alone', async (t) => {
  const talk = new Conversation(t);
  talk.say('newgame army-ants seed=1');
  await talk.until('position');
  talk.say('go depth 99');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  talk.child.stdin.destroy();
  talk.child.stdout.destroy();
  await once(talk.child, 'exit');
  assert.ok(performance.now() - began < 3000, `${performance.now() - began} ms`);
});

test('output that cannot be written is no success', () => {
  const full = openSync('/dev/full', 'w');
  const stdio = ['pipe', full, 'pipe'];
  const failed = [
    spawnSync(program, ['--help'], { stdio }),
    spawnSync(program, ['newgame army-ants'], { stdio }),
    spawnSync(program, { stdio, input: 'isready\nisready\n' }),
    spawnSync(program, ['throw-bench', 'throws=1', 'fingerprint=1'], { stdio }),
    spawnSync('sh', ['-c', `exec '${program}' --help >&-`]),
    spawnSync('sh', ['-c', `exec '${program}' >&-`], { input: 'ugi\n' }),
  ];
  closeSync(full);
  for (const { status, stderr } of failed) {
    assert.equal(status, 1);
    assert.match(stderr.toString(), /standard output cannot be written/);
  }
});

test('a last line without its end counts', () => {
  assert.deepEqual(lines(run('isready\r\nisready')), ['readyok', 'readyok']);
  assert.deepEqual(lines(run('')), []);
});

test('a line of many megabytes is one error, and the next line is read', () => {
  const answers = lines(run(`${'x'.repeat(5_000_000)}\nisready\n${'y'.repeat(3_000_000)}`));
  assert.equal(answers.length, 3);
  assert.match(answers[0], /^error line 'x{40}\.\.\.': expected at most 1048576 bytes$/);
  assert.equal(answers[1], 'readyok');
  assert.match(answers[2], /^error line 'y/);
});

test('any bytes at all are survived', () => {
  const bytes = Buffer.from(Array.from({ length: 65536 }, (_, i) => (i * 2654435761) >>> 13));
  const result = spawnSync(program, { input: Buffer.concat([bytes, Buffer.from('\nisready\n')]) });
  assert.equal(result.status, 0);
  assert.ok(result.stdout.toString('latin1').endsWith('readyok\n'));
});

test('more commands than may wait are read when their turn comes', () => {
  const count = 200_000;
  const answers = lines(run(`newgame army-ants seed=1\ngo nodes 30000\n${'status\n'.repeat(count)}`));
  assert.equal(answers.filter((answer) => answer === 'status playing red').length, count);
});

test('go movetime keeps to its time', async (t) => {
  const talk = new Conversation(t);
  talk.say('newgame army-ants seed=1');
  await talk.until('position');
  const late = [];
  for (let trial = 0; trial < 7; trial += 1) {
    const began = performance.now();
    talk.say('go movetime 100');
    late.push((await talk.until('bestmove')).at - began - 100);
  }
  // None is early. Where other things run any of them can be late, but a player that looks at the clock too seldom always is.
  assert.ok(late.every((each) => each >= -5) && late.some((each) => each < 50), `${late}`);
});

test('stop, questions and quit get through while it thinks', async (t) => {
  const talk = new Conversation(t);
  talk.say('newgame army-ants seed=1', 'go');
  await talk.until('info depth 3');
  talk.say('isready');
  await talk.until('readyok');
  talk.say('frobnicate');
  await talk.until("error command 'frobnicate'");
  const began = performance.now();
  talk.say('stop');
  assert.ok((await talk.until('bestmove')).at - began < 500);
  talk.say('go movetime 60000');
  await talk.until('info depth 3');
  talk.say('quit');
  await talk.until('bestmove');
  const [code] = await once(talk.child, 'exit');
  assert.equal(code, 0);
});

test('commands can be given as arguments', () => {
  const result = run('', 'newgame army-ants seed=1', 'perft 3');
  assert.equal(lines(result).at(-1), 'perft 3 46656');
  assert.equal(result.status, 0);
  assert.equal(run('', 'newgame chess').status, 1);
});

test('perft and divide take a position, or begin a new game', () => {
  assert.equal(lines(run('', 'perft', '0')).at(-1), 'perft 0 1');
  const shown = lines(run('newgame army-ants seed=1\n'))[0].slice('position '.length);
  assert.equal(lines(run('', 'perft', '3', shown)).at(-1), 'perft 3 46656');
  assert.equal(lines(run('', 'perft', '3', ...shown.split(' '))).at(-1), 'perft 3 46656');
  assert.equal(lines(run('', 'divide', '1', shown)).length, 1 + 36 + 1);
  const bad = run('', 'perft', 'x');
  assert.equal(bad.status, 1);
  assert.match(lines(bad).at(-1), /^error depth 'x': /);
  assert.equal(run('', 'perft').status, 1);
});

test('--help tells every command', () => {
  const result = run('', '--help');
  assert.equal(result.status, 0);
  const known = lines(run('frobnicate\n'))[0]
    .replace(/^.*expected /, '')
    .split(', ');
  assert.equal(known.length, 24);
  for (const command of known) assert.match(result.stdout, new RegExp(`\\b${command}\\b`));
});

test('--help tells every key of a new game with values that are taken', () => {
  const help = lines(run('', '--help'));
  const keys = help.slice(help.findIndex((line) => line.startsWith('Keys: '))).join(' ');
  for (const game of GAMES) {
    const [refused] = lines(run(`newgame ${game} colour=green\n`));
    for (const [, key] of refused.matchAll(/(\w+)=(?=,|$)/g)) assert.match(keys, new RegExp(`\\b${key}=`), key);
  }
  const games = [
    'army-ants edition=2020 setup=total aggression=off',
    'ant-war shape=7x6 deck=standard jokers=0 rounds=1',
    'red-vs-black clear=60',
  ];
  for (const game of games) {
    const [shown] = lines(run(`newgame ${game} seed=3\n`));
    assert.match(shown, /^position /);
    assert.deepEqual(lines(run(`${shown}\nshow\n`)), ['ok', shown]);
  }
  assert.match(
    lines(run('newgame army-ants edition=2008 aggression=off\n'))[0],
    /^error aggression 'off': expected no such field/,
  );
});

test('match plays secret set-ups', () => {
  const played = run('', 'match', 'full:nodes=50', 'random', 'games=2', 'setup=minor');
  assert.equal(played.status, 0);
  assert.match(lines(played)[0], /^games 2 won 2 /);
});

test('a match of Ant War counts points over pairs of rounds, and the same arguments give the same result', () => {
  const match = () => run('', 'match', 'ant-war', 'full:nodes=500', 'greedy', 'games=12', 'shape=4x4');
  const result = match();
  assert.equal(result.status, 0);
  assert.match(
    lines(result).at(-1),
    /^games 12 won \d+ drawn \d+ lost \d+ score \d+\.\d%.* gained -?\d+\.\d\d \+- \d+\.\d\d points a game /,
  );
  assert.equal(match().stdout, result.stdout);
  const unknown = run('', 'match', 'ant-war', 'greedy', 'clever');
  assert.equal(unknown.status, 2);
  assert.match(unknown.stderr, /player 'clever': expected random, greedy/);
});
