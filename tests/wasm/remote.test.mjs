// The module of matches between two devices as the page uses it: it says of every kept transcript what the native program says, with the
// throws of the dice module, and makes messages that it takes itself.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { call, exportedNames, load, namesIn, repository } from './support/modules.mjs';

const FINGERPRINT_THROWS = 200;

async function loadDesk() {
  const dice = await load('dice');
  let fingerprint = '';
  while (fingerprint === '') fingerprint = dice.UTF8ToString(dice._dice_fingerprint(FINGERPRINT_THROWS));
  const module = await load('remote', {
    throwDice: (count, speed, direction, high, low, black, clear) => {
      dice._dice_throw(count, speed, direction, high, low);
      return dice.UTF8ToString(dice._dice_result(black, clear));
    },
    diceFingerprint: () => fingerprint,
  });
  return { module, ask: (request) => module.UTF8ToString(call(module, '_remote_ask', request)) };
}

test('the module has exactly the functions that the page knows', async () => {
  assert.deepEqual(namesIn((await loadDesk()).module), exportedNames('remote.d.mts'));
});

test('it says of every kept transcript what the native program says', async () => {
  const { ask } = await loadDesk();
  const folder = `${repository}/tests/golden/transcripts`;
  const kept = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  assert.ok(kept.length >= 10);
  for (const name of kept) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    assert.equal(`${ask(`verify\n${text}`)}\n`, readFileSync(`${folder}/${name.replace('.txt', '.verdict')}`, 'utf8'));
    const lines = text.split('\n');
    assert.match(ask(`verify\n${lines.slice(0, 5).join('\n')}\n`), /^line 5: the match is not complete$/);
  }
  assert.match(ask(`verify\n${'0'.repeat(100_000)}`), /^line 1: expected a line feed/);
});

test('a match is begun, accepted and given up', async () => {
  const { ask } = await loadDesk();
  const [host, guest] = ['11'.repeat(32), '22'.repeat(32)];
  assert.equal(ask(`invite ${'ab'.repeat(16)} ${host} red-vs-black - red Ada -`), '');
  assert.equal(ask(`accept ${guest} Bo`), '');
  assert.equal(ask(`begin host ${host} -`), '');
  assert.equal(ask('choose move:commit:1,2'), '');
  assert.match(ask('facts'), /^secret commit:1,2$/m);
  assert.equal(ask('end'), '');
  assert.ok(!ask('text').includes('commit'), 'what is sealed is not told');
  assert.equal(ask(`begin guest ${guest} -`), '');
  assert.equal(ask('choose resign'), '');
  assert.equal(ask('end'), '');
  assert.equal(ask(`verify\n${ask('text')}`), 'verified won red resigned');
});
