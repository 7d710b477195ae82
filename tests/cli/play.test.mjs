// web/play and the server that it ends in: which port, and which address is told.

import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { repository } from '../support/program.mjs';

for (const port of ['0', '99999', '65536', '123456', '8o80', '-1', '']) {
  test(`web/play --port '${port}' is refused in words, before anything is done`, () => {
    const { status, stderr, stdout } = spawnSync(join(repository, 'web/play'), ['--port', port], { encoding: 'utf8' });
    assert.notEqual(status, 0);
    assert.match(stderr, /--port (wants|needs) a number/);
    assert.equal(stdout, '');
  });
}

/** Serves a folder with a name in it; the address that is told, the folder, and what is found there. */
async function serve(t, name, port) {
  const folder = mkdtempSync(join(tmpdir(), 'anthill serve '));
  writeFileSync(join(folder, 'index.html'), name);
  const child = spawn(join(repository, '.ci/serve'), [folder, 'localhost', String(port)], {
    env: { ...process.env, PORT: '1', HOST: '0.0.0.0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/localhost:\d+\//.exec(line) ?? [];
    if (address) return { address, folder, content: await (await fetch(address)).text() };
  }
  throw new Error('no address was told');
}

test('servers that begin at once on a port that is taken tell each its own address', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => taken.close());
  const { port } = taken.address();
  const names = ['one', 'two', 'three'];
  const served = await Promise.all(names.map((name) => serve(t, name, port)));
  assert.deepEqual(
    served.map(({ content }) => content),
    names,
  );
  assert.equal(new Set(served.map(({ address }) => address)).size, names.length);
  assert.ok(served.every(({ address }) => new URL(address).port > port));
});

test('compressed copies hold what their originals hold, and the server sends them to whoever takes them', async (t) => {
  const content = 'ants cover ants, '.repeat(1000);
  const { address, folder } = await serve(t, content, 8300);
  execFileSync(process.execPath, [join(repository, 'web/compress.mjs'), folder]);
  assert.equal(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString(), content);
  assert.equal(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString(), content);
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ]) {
    const answer = await fetch(`${address}index.html`, { headers: { 'accept-encoding': accepted } });
    assert.equal(answer.headers.get('content-encoding'), encoding);
    assert.equal(await answer.text(), content);
  }
});
