// Puts copies beside the files of the built page, compressed by gzip and brotli, for hosts that send such copies as they lie (nginx's
// gzip_static, Caddy's precompressed, sirv): node compress.mjs FOLDER. The service worker was built before and does not list them.

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File endings of what shrinks: letters and pictures in PNG are compressed already. */
const SHRINKS = /\.(html|css|js|json|webmanifest|svg|txt|wasm)$/;

const [folder] = process.argv.slice(2);
const originals = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(
  originals.map(async (file) => {
    const content = await readFile(file);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  }),
);
console.log(`Copies of ${originals.length} files, each as .gz and .br`);
