// The modules of matches between two devices as the page uses them: each says of every kept transcript of its game what the native program
// says, with the throws of the dice module, and makes messages that it takes itself.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderOf, GAMES } from '../support/games.mjs';
import { repository } from '../support/program.mjs';
import { load, moduleBytes } from './support/modules.mjs';

const FINGERPRINT_THROWS = 200;
const codeOf = (game) => WebAssembly.compile(moduleBytes(`remote_${folderOf(game)}`));

/** By the page's own loader (web/src/remote/remote_module.ts), which knows no other functions than these. */
async function loadProtocol(game) {
  const dice = await load('dice');
  let fingerprint = '';
  while (fingerprint === '') fingerprint = dice.UTF8ToString(dice._dice_fingerprint(FINGERPRINT_THROWS));
  const write = (text, address, size) => {
    const bytes = Buffer.from(`${text}\0`);
    assert.ok(bytes.length <= size);
    new Uint8Array(wasm.memory.buffer).set(bytes, address);
  };
  const page = {
    remote_throw: (count, speed, direction, high, low, black, clear, address, size) => {
      dice._dice_throw(count, speed, direction, high, low);
      write(dice.UTF8ToString(dice._dice_result(black, clear)), address, size);
    },
    remote_fingerprint: (address, size) => write(fingerprint, address, size),
  };
  const { exports: wasm } = await WebAssembly.instantiate(await codeOf(game), {
    page,
    env: { emscripten_notify_memory_growth: () => {} },
    wasi_snapshot_preview1: { proc_exit: () => assert.fail('it exits') },
  });
  wasm._initialize();
  return (request) => {
    const size = Buffer.byteLength(request) + 1;
    const address = wasm.malloc(size);
    write(request, address, size);
    const answer = wasm.remote_ask(address);
    const bytes = new Uint8Array(wasm.memory.buffer);
    const text = Buffer.from(bytes.subarray(answer, bytes.indexOf(0, answer))).toString();
    wasm.free(address);
    return text;
  };
}

test('each has the functions that the page knows, and needs no others than the page gives', async () => {
  const loader = readFileSync(`${repository}/web/src/remote/remote_module.ts`, 'utf8');
  const known = ['_initialize', 'free', 'malloc', 'memory', 'remote_ask'];
  for (const name of known) assert.match(loader, new RegExp(`^  (?:readonly )?${name}[(:]`, 'm'));
  for (const game of GAMES) {
    const code = await codeOf(game);
    const exported = WebAssembly.Module.exports(code).map(({ name }) => name);
    assert.deepEqual(
      known.filter((name) => !exported.includes(name)),
      [],
    );
    for (const { module, name } of WebAssembly.Module.imports(code))
      assert.match(loader, new RegExp(`${module}: \\{[^}]*${name}: `), `${module} ${name}`);
  }
});

test('it says of every kept transcript what the native program says', async () => {
  const protocols = new Map();
  for (const game of GAMES) protocols.set(game, await loadProtocol(game));
  const folder = `${repository}/tests/golden/transcripts`;
  const kept = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  assert.ok(kept.length >= 10);
  for (const name of kept) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const ask = protocols.get(/ game=([\w-]+)/.exec(text)[1]);
    assert.equal(`${ask(`verify\n${text}`)}\n`, readFileSync(`${folder}/${name.replace('.txt', '.verdict')}`, 'utf8'));
    const lines = text.split('\n');
    assert.match(ask(`verify\n${lines.slice(0, 5).join('\n')}\n`), /^line 5: the match is not complete$/);
  }
  for (const ask of protocols.values()) {
    assert.match(ask(`verify\n${'0'.repeat(100_000)}`), /^line 1: expected a line feed/);
    const chess = `anthill-match 1 rules=3 id=${'ab'.repeat(16)} game=chess host=red name=Ada anchor=${'cd'.repeat(16)} t=${'ef'.repeat(16)}`;
    assert.match(ask(`verify\n${chess}\n`), /^line 1: game 'chess': expected /);
  }
});

test('a match is begun, accepted and given up', async () => {
  const ask = await loadProtocol('red-vs-black');
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
