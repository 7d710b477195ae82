// Prints what the wasm modules of the folder ANTHILL_WASM compute and weigh: the nodes of 'bench', the fingerprint of 200 throws,
// bytes.

import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { load, moduleBytes } from '../wasm/support/modules.mjs';
import { builds, Session } from '../wasm/support/thinker.mjs';

const folder = process.env.ANTHILL_WASM;
const nodes = new Set();
for (const build of builds) {
  const session = await Session.start(moduleBytes(build));
  const [, count] = /^nodes (\d+)$/m.exec(session.ask('bench').join('\n')) ?? [];
  nodes.add(count);
}
console.log(`bench: ${[...nodes].join(' and ')}`);

const dice = await load('dice');
let fingerprint = '';
while (fingerprint === '') fingerprint = dice.UTF8ToString(dice._dice_fingerprint(200));
console.log(`dice: ${fingerprint}`);

const kilobytes = (name) => (brotliCompressSync(readFileSync(`${folder}/${name}`)).length / 1000).toFixed(1);
const modules = readdirSync(folder).filter((name) => name.endsWith('.wasm'));
console.log(`bytes: ${modules.map((name) => `${name} ${kilobytes(name)} kB`).join(', ')} (brotli)`);
