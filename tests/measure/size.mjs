// Bytes of everything that the page fetches up to a playable board. What it fetches after that is listed apart.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { startWhenShown } from '../browser/support/first_move.mjs';
import { site } from '../browser/support/setup.mjs';
import { printTable, withBrowser } from './figures.mjs';

const sizes = (path) => {
  const raw = readFileSync(join(site, path.endsWith('/') ? `${path}index.html` : path));
  const brotli = brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
  return [raw.length, gzipSync(raw, { level: 9 }).length, brotli.length];
};

function report(title, paths) {
  const files = paths.map((path) => [path, ...sizes(path)]);
  const sum = (column) => files.reduce((total, file) => total + file[column], 0);
  console.log(`\n${title}`);
  printTable([['file', 'bytes', 'gzip -9', 'brotli -11'], ...files, ['total', sum(1), sum(2), sum(3)]]);
}

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open();
  await page.goto(server.address);
  await page.evaluate(startWhenShown);
  // The page's own requests: those of its service worker, which fetches ahead, are not among them.
  const first = [...new Set(page.answers.map(({ url }) => new URL(url).pathname))];
  await page.evaluate(() =>
    navigator.serviceWorker?.getRegistration().then((found) => found && navigator.serviceWorker.ready.then(() => true)),
  );
  const all = [...new Set(server.log.map(({ path }) => path))];
  report('Up to a playable board', first);
  if (all.length > first.length)
    report(
      'Afterwards, in the background',
      all.filter((path) => !first.includes(path)),
    );
});
