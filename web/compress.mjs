// Compresses files of the built page, by gzip and brotli as well as they can. As a program, node compress.mjs FOLDER puts such copies beside
// them, for hosts that send these as they lie (nginx's gzip_static, Caddy's precompressed, sirv). The service worker was built before
// and does not list them. `tests/measure/run size` counts their bytes.

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File endings of what shrinks: letters and pictures in PNG are compressed already. */
const SHRINKS = /\.(html|css|js|json|webmanifest|svg|txt|wasm)$/;

/** @returns {Promise<{ gz: Buffer, br: Buffer }>} by file ending */
export async function compressed(content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params }),
  ]);
  return { gz, br };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  const originals = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    originals.map(async (file) => {
      const copies = await compressed(await readFile(file));
      await Promise.all(Object.entries(copies).map(([ending, copy]) => writeFile(`${file}.${ending}`, copy)));
    }),
  );
  console.log(`Copies of ${originals.length} files, each as .gz and .br`);
}
