// The test house tells the truth: what may be tried again, what a run comes to, and which function a number means.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSymbols, withNames } from './function_names.mjs';
import { summary } from './summary.mjs';
import { tally } from './tally.mjs';
import { verdictOf } from './verdict.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const judge = (engine, error, ...texts) =>
  verdictOf({ engine, ...linux, error, unexpected: texts.map((text) => ({ kind: 'error', text })) });
const late = new Error('waited 30000 ms in vain: the answer');
const traps = [
  'RuntimeError: Out of bounds memory access (evaluating "a(b)")\nwasm-function[1417]@[wasm code]',
  'RuntimeError: Unreachable code should not be executed (evaluating "a(b)")',
  'RuntimeError: call_indirect to a null table entry (evaluating "a(b)")',
];
const death = new Error('/session/1/execute/async: invalid session id: session deleted because of page crash or hang.');

test('a wait that was too short may be tried again in every engine', () => {
  for (const engine of ['chromium', 'firefox', 'webkit']) assert.equal(judge(engine, late), 'chance');
  assert.equal(judge('webkit', new assert.AssertionError({ actual: 1, expected: 2, operator: 'equal' })), 'chance');
});

test('what the page says is never tried again, whatever failed beside it', () => {
  for (const engine of ['chromium', 'firefox', 'webkit']) {
    assert.equal(judge(engine, late, 'TypeError: undefined is not an object'), 'final');
    assert.equal(judge(engine, late, 'a warning'), 'final');
  }
});

test('a trap and a crash are never tried again, but for those of WebKitGTK on Linux x86-64', () => {
  for (const trap of traps) {
    assert.equal(judge('webkit', late, trap), 'engine');
    assert.equal(judge('webkit', new Error(trap)), 'engine');
    for (const engine of ['chromium', 'firefox']) {
      assert.equal(judge(engine, late, trap), 'final');
      assert.equal(judge(engine, new Error(trap)), 'final');
    }
    const unexpected = [{ kind: 'error', text: trap }];
    assert.equal(verdictOf({ engine: 'webkit', platform: 'darwin', arch: 'x64', error: late, unexpected }), 'final');
    assert.equal(verdictOf({ engine: 'webkit', platform: 'linux', arch: 'arm64', error: late, unexpected }), 'final');
  }
  assert.equal(judge('webkit', death), 'engine');
  assert.equal(judge('firefox', death), 'final');
  assert.equal(judge('chromium', late, 'the page crashed'), 'final');
  assert.equal(judge('chromium', new Error('Protocol error (Page.navigate): Target closed')), 'final');
});

test('drawings that cannot be rasterised are of that bug only where a trap follows', () => {
  const drawing = 'a drawing cannot be rasterised: ';
  assert.equal(judge('webkit', late, drawing, drawing, traps[2]), 'engine');
  assert.equal(judge('webkit', late, drawing), 'final');
  assert.equal(judge('webkit', late, `${drawing}out of memory`, traps[2]), 'final');
  assert.equal(judge('firefox', late, drawing, traps[2]), 'final');
});

test('another trap, or another word beside the trap, is no bug of that engine', () => {
  assert.equal(judge('webkit', late, 'RuntimeError: Division by zero'), 'final');
  assert.equal(judge('webkit', new Error('RuntimeError: Integer overflow')), 'final');
  assert.equal(judge('webkit', late, traps[0], 'TypeError: undefined is not an object'), 'final');
  assert.equal(judge('webkit', death, 'TypeError: undefined is not an object'), 'final');
});

const log = (closing) => `TAP version 13
ok 1 - webkit: a \\# b
# flaky: webkit: a \\# b
# Error: waited 30000 ms in vain: the answer\\\\n    at look (file:///page.mjs:1:2)
ok 2 - webkit: c
# engine: webkit: c
not ok 3 - webkit: d
  ---
  error: 'x'
  ...
${closing}`;

test('what passed at the second try only has not passed', () => {
  const closing = '# pass 5\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
  assert.deepEqual(tally(log(closing)), {
    passed: 3,
    failed: 2,
    flaky: 1,
    engine: 1,
    names: ['flaky: webkit: a # b - Error: waited 30000 ms in vain: the answer', 'engine: webkit: c'],
  });
  assert.equal(tally(log('')).failed, 1, 'a run that died');
  assert.deepEqual(tally(''), { passed: 0, failed: 1, flaky: 0, engine: 0, names: [] });
});

const inFolder = (files, use) => {
  const folder = mkdtempSync(join(tmpdir(), 'anthill-summary-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('flaky cases are named in the last lines, and more than two of them fail the run', () => {
  const flaky = (number) => `9 0 ${number} 1\n${'flaky: webkit: a\n'.repeat(number)}engine: webkit: c\n`;
  const files = (number) => ({
    'lint.total': '13 0 0 0 5\n',
    lint: '13 0\n',
    'webkit-1.total': `9 0 ${number} 1 60\n`,
    'webkit-1': flaky(number),
    'webkit-2.total': '4 0 0 0 50\n',
  });
  const two = inFolder(files(2), (folder) => summary(folder, 99, ['lint', 'webkit']));
  assert.equal(two.failed, 0);
  assert.deepEqual(two.lines, [
    'lint           13 passed, 0 failed, 0 flaky, 0 engine, 5 s',
    'webkit         13 passed, 0 failed, 2 flaky, 1 engine, 110 s',
    'together    99 s',
    'flaky: webkit: a',
    'flaky: webkit: a',
    'engine: webkit: c',
    '26 passed, 0 failed',
  ]);
  const three = inFolder(files(3), (folder) => summary(folder, 99, ['lint', 'webkit']));
  assert.equal(three.failed, 3);
  assert.equal(three.lines.at(-1), '26 passed, 3 failed');
});

test('a suite that left nothing has failed, and what failed is shown', () => {
  const { lines } = inFolder({ 'page.total': '5 1 0 0 9\n', 'page.out': 'FAIL x\nfine\nFAIL x\n' }, (folder) =>
    summary(folder, 1, ['page', 'wasm']),
  );
  assert.deepEqual(lines, [
    'page            5 passed, 1 failed, 0 flaky, 0 engine, 9 s',
    'FAIL x',
    'wasm            0 passed, 1 failed, 0 flaky, 0 engine, 0 s',
    'together    1 s',
    '5 passed, 2 failed',
  ]);
});

test('the numbers of wasm functions get their names back', () => {
  const symbols = inFolder(
    {
      'board_army_ants.mjs.symbols': '0:main\n1:paint(int)\n',
      'board_ant_war.mjs.symbols': '1:draw\n',
      'thinker.mjs.symbols': '0:go\n',
    },
    readSymbols,
  );
  assert.equal(
    withNames('at http://h/assets/board_ant_war-a1b2c3d4.wasm:wasm-function[1]:0x5f', symbols),
    'at http://h/assets/board_ant_war-a1b2c3d4.wasm:wasm-function[1] {draw}:0x5f',
  );
  assert.equal(
    withNames('wasm-function[1]@[wasm code]', symbols),
    'wasm-function[1] {board_ant_war: draw | board_army_ants: paint(int)}@[wasm code]',
  );
  assert.equal(withNames('wasm-function[1] {draw}', symbols), 'wasm-function[1] {draw}', 'named once');
  assert.equal(withNames('wasm-function[7]', symbols), 'wasm-function[7]');
});
