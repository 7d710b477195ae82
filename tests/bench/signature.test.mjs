// One number says whether the search still visits the same positions: natively, in wasm, and as it did when signature.txt was
// written. Whoever changes the search on purpose writes the new number there and says so in the commit. Prints both speeds.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { askNative, Session } from '../wasm/support/thinker.mjs';

const expected = readFileSync(new URL('./signature.txt', import.meta.url), 'utf8').trim();

function read(answers) {
  const value = (word) => answers.map((line) => new RegExp(`^${word} (\\d+)$`).exec(line)?.[1]).find(Boolean);
  return { nodes: value('nodes'), nps: Number(value('nps')) };
}

test('the native search visits the positions it always visits', (t) => {
  const { nodes, nps } = read(askNative(['bench']));
  t.diagnostic(`native: ${nps} nodes a second`);
  assert.equal(nodes, expected);
});

test('the search in wasm visits the same ones', async (t) => {
  const session = await Session.start();
  const { nodes, nps } = read(session.ask('bench'));
  t.diagnostic(`wasm: ${nps} nodes a second`);
  assert.equal(nodes, expected);
});
