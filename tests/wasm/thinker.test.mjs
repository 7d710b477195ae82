// The thinker module as the page's worker uses it: each of its functions, and that it says the same as the native program.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conversation } from './support/conversation.mjs';
import { exportedNames, moduleBytes, namesIn } from './support/modules.mjs';
import { askNative, builds, loadThinker, moduleScript, Session, tell, timeless } from './support/thinker.mjs';

test('the module has exactly the functions that the page knows', async () => {
  assert.deepEqual(namesIn(await loadThinker(() => {})), exportedNames('thinker.d.mts'));
});

test('thinker_start begins a session afresh', async () => {
  const session = await Session.start();
  session.ask('newgame army-ants seed=1');
  assert.deepEqual(session.ask('status'), ['status playing red']);
  session.module._thinker_start();
  assert.match(session.ask('status')[0], /^error command 'status': there is no game yet/);
});

test('thinker_line takes one line of any bytes', async () => {
  const session = await Session.start();
  assert.deepEqual(session.tell('isready'), ['readyok']);
  assert.deepEqual(session.tell('isready\r'), ['readyok']);
  assert.deepEqual(session.tell(''), []);
  assert.match(session.tell('is\0ready')[0], /found byte 0 at place 3$/);
  assert.match(session.tell('bonjour à tous')[0], /^error command 'bonjour': /);
  assert.match(session.tell('x'.repeat(2 ** 20 + 1))[0], /expected at most 1048576 bytes$/);
});

test('thinker_thinking and thinker_slice: it thinks in slices until it is done', async () => {
  const session = await Session.start();
  assert.equal(session.module._thinker_thinking(), 0);
  assert.equal(session.module._thinker_slice(8), 0);
  session.ask('newgame army-ants seed=1');
  session.tell('go nodes 100000');
  assert.equal(session.module._thinker_thinking(), 1);
  let slices = 0;
  while (session.module._thinker_slice(1)) slices += 1;
  assert.ok(slices > 3, `${slices} slices`);
  assert.equal(session.module._thinker_thinking(), 0);
  assert.match(session.take().at(-1), /^bestmove /);
});

test('between two slices stop is heard, whatever is at work', async (t) => {
  const session = await Session.start();
  session.ask('newgame army-ants seed=1');
  for (const command of ['go', 'go multipv 3']) {
    session.tell(command);
    session.module._thinker_slice(8); // the first one warms up
    const times = Array.from({ length: 21 }, () => {
      const began = performance.now();
      session.module._thinker_slice(8);
      return performance.now() - began;
    }).sort((a, b) => a - b);
    t.diagnostic(`slices of ${command}: ${times[10].toFixed(1)} ms at the median, ${times[20].toFixed(1)} ms at most`);
    assert.equal(session.module._thinker_thinking(), 1);
    session.tell('stop');
    assert.equal(session.module._thinker_thinking(), 0);
  }
});

for (const build of builds)
  test(`the module says what the native program says, line by line: ${build}`, async () => {
    const lines = conversation();
    const session = await Session.start(moduleBytes(build));
    const answers = lines.flatMap((line) => session.ask(line));
    assert.ok(answers.length > lines.length, 'most lines are answered');
    assert.deepEqual(answers.map(timeless), askNative(lines).map(timeless));
  });

test('one script runs the module with vector instructions and that without', () => {
  const [plain, simd] = builds.map((build) => moduleScript(build).replaceAll(build, 'thinker'));
  assert.equal(simd, plain);
});

test('the script imports nothing, which a browser would have to find', () => {
  for (const build of builds) assert.doesNotMatch(moduleScript(build), /^import /m);
});

test('two sessions in one process know nothing of each other', async () => {
  const heard = [];
  const first = await loadThinker((line) => heard.push(`first ${line}`));
  const second = await loadThinker((line) => heard.push(`second ${line}`));
  first._thinker_start();
  second._thinker_start();
  tell(first, 'newgame army-ants seed=1');
  tell(second, 'status');
  assert.match(heard[0], /^first position /);
  assert.match(heard[1], /^second error /);
});
