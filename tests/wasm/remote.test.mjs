// The module of matches between two devices as the page uses it: it says of every kept transcript what the native program says, with the
// throws of the dice module, and makes messages that it takes itself.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const wasm = path.resolve(repository, process.env.ANTHILL_WASM ?? 'build/wasm');
const exportedNames = readFileSync(`${repository}/src/wasm/remote_exports.cmake`, 'utf8')
  .replace(/#.*/g, '')
  .match(/\bremote_ask\b/g);
const FINGERPRINT_THROWS = 200;

async function load(name, options = {}) {
  // Emscripten 3.1.6 writes names of CommonJS into its ES modules for node.
  globalThis.require ??= createRequire(import.meta.url);
  globalThis.__dirname ??= wasm;
  const { default: create } = await import(pathToFileURL(`${wasm}/${name}.mjs`));
  return create({ wasmBinary: readFileSync(`${wasm}/${name}.wasm`), ...options });
}

async function loadDesk() {
  const dice = await load('dice');
  const module = await load('remote', {
    throwDice: (count, speed, direction, high, low, black, clear) => {
      dice._dice_throw(count, speed, direction, high, low);
      return dice.UTF8ToString(dice._dice_result(black, clear));
    },
    diceFingerprint: () => dice.UTF8ToString(dice._dice_fingerprint(FINGERPRINT_THROWS)),
  });
  const ask = (request) => {
    const bytes = module.lengthBytesUTF8(request) + 1;
    const address = module._malloc(bytes);
    module.stringToUTF8(request, address, bytes);
    const answer = module.UTF8ToString(module._remote_ask(address));
    module._free(address);
    return answer;
  };
  return { module, ask };
}

test('the module has exactly the functions of its list', async () => {
  const { module } = await loadDesk();
  const found = Object.keys(module).filter((name) => /^_remote_[a-z]+$/.test(name));
  assert.deepEqual(found.sort(), exportedNames.map((name) => `_${name}`).sort());
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
