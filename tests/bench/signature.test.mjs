// The answers of 'bench' without the speeds show whether the search still visits the same positions and finds the same moves:
// natively, in wasm with vector instructions and without, and as when signature.txt was written. If you change the search on purpose,
// update signature.txt (ANTHILL_UPDATE_GOLDEN=1 tests/run signature) and say so in the commit. Prints the speeds.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { moduleBytes } from '../wasm/support/modules.mjs';
import { benchNatively, builds, Session } from '../wasm/support/thinker.mjs';

const kept = new URL('./signature.txt', import.meta.url);

const signature = (answers) => answers.map((line) => line.replace(/ ?\bnps \d+$/, '')).filter(Boolean);
const speeds = (answers) => answers.filter((line) => /nps \d+$/.test(line)).join('; ');

test('the native search is the one of signature.txt', (t) => {
  const answers = benchNatively();
  t.diagnostic(`native: ${speeds(answers)}`);
  if (process.env.ANTHILL_UPDATE_GOLDEN) writeFileSync(kept, signature(answers).join('\n') + '\n');
  assert.deepEqual(signature(answers), readFileSync(kept, 'utf8').trim().split('\n'));
});

for (const build of builds)
  test(`the search in wasm is the native one: ${build}`, async (t) => {
    const session = await Session.start(moduleBytes(build));
    const answers = session.ask('bench');
    t.diagnostic(`${build}: ${speeds(answers)}`);
    assert.deepEqual(signature(answers), readFileSync(kept, 'utf8').trim().split('\n'));
  });
