// Lighthouse's scores of the built page from a host that compresses, as public ones do: the median of five runs for each form.

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { site } from '../browser/support/setup.mjs';
import { printTable, quantile } from './figures.mjs';

const runs = 5;
const lighthouse = join(process.env.ANTHILL_CACHE, 'lighthouse/node_modules/.bin/lighthouse');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!(await stat(path).catch(() => null))?.isFile()) return void response.writeHead(404).end();
  const type = types[extname(path)] ?? 'text/plain; charset=utf-8';
  const packed = !/woff2|png/.test(type);
  response.writeHead(200, { 'content-type': type, ...(packed ? { 'content-encoding': 'gzip' } : {}) });
  const content = createReadStream(path);
  (packed ? content.pipe(createGzip({ level: 9 })) : content).pipe(response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const address = `http://localhost:${server.address().port}/`;

async function measure(form, run) {
  const output = join('build', `lighthouse-${form}-${run}.json`);
  await promisify(execFile)(lighthouse, [
    address,
    '--quiet',
    `--chrome-path=${process.env.CHROMIUM ?? '/usr/bin/chromium'}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
    '--output=json',
    `--output-path=${output}`,
  ]);
  const { categories, audits } = JSON.parse(await readFile(output, 'utf8'));
  return {
    ...Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)])),
    'largest paint, ms': Math.round(audits['largest-contentful-paint'].numericValue),
    'layout shift, 1/1000': Math.round(audits['cumulative-layout-shift'].numericValue * 1000),
    'blocking, ms': Math.round(audits['total-blocking-time'].numericValue),
  };
}

const table = [['median of 5']];
for (const form of ['mobile', 'desktop']) {
  const results = [];
  for (let run = 1; run <= runs; run += 1) results.push(await measure(form, run));
  if (table[0].length === 1) table[0].push(...Object.keys(results[0]));
  table.push([
    form,
    ...Object.keys(results[0]).map((key) =>
      quantile(
        results.map((result) => result[key]),
        0.5,
      ),
    ),
  ]);
}
server.close();
printTable(table);
