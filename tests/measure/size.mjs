// Bytes of everything that the page fetches up to a playable board, what it fetches after that, and its parts, each with its budget and
// beside what it was when tests/bench/sizes.txt was written (ANTHILL_UPDATE_GOLDEN=1 writes it anew): what has changed by more than two
// in a hundred is marked. Fails where a part has outgrown its budget. The parts and the first load also as Markdown in build/size.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startWhenShown } from '../browser/support/first_move.mjs';
import { site } from '../browser/support/setup.mjs';
import { printTable, withBrowser } from './figures.mjs';
import { siteParts, sizesOf } from './site_parts.mjs';

const FIRST_LOAD = 'up to a playable board';
/** Kilobytes with brotli. Wanted are 200 (tests/measure/page.md). */
const FIRST_LOAD_BUDGET = 202;
const tolerance = 0.02;
const kept = new URL('../bench/sizes.txt', import.meta.url);

async function report(title, paths) {
  const files = [];
  for (const path of paths)
    files.push([path, ...(await sizesOf(join(site, path.endsWith('/') ? `${path}index.html` : path)))]);
  const sum = (column) => files.reduce((total, file) => total + file[column], 0);
  console.log(`\n${title}`);
  const total = [sum(1), sum(2), sum(3)];
  printTable([['file', 'bytes', 'gzip -9', 'brotli -11'], ...files, ['total', ...total]]);
  return total;
}

/** The parts beside what they were. True if each keeps within its budget. */
async function reportParts(firstLoad) {
  const now = [{ part: FIRST_LOAD, budget: FIRST_LOAD_BUDGET, sizes: firstLoad }, ...(await siteParts())];
  if (process.env.ANTHILL_UPDATE_GOLDEN)
    writeFileSync(kept, now.map(({ part, sizes: [, gzip, brotli] }) => `${brotli} ${gzip} ${part}\n`).join(''));
  const lines = readFileSync(kept, 'utf8').trim().split('\n');
  const before = new Map(
    lines.map((line) => line.match(/^(\d+) (\d+) (.*)$/)).map(([, brotli, , part]) => [part, Number(brotli)]),
  );
  const change = (part, brotli) => {
    if (!before.has(part)) return '**new**';
    const share = brotli / before.get(part) - 1;
    return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %${Math.abs(share) > tolerance ? ' **changed**' : ''}`;
  };
  const room = (budget, brotli) => `${budget} kB${brotli > budget * 1000 ? ' **exceeded**' : ''}`;
  const rows = now.map(({ part, budget, sizes: [bytes, gzip, brotli] }) => [
    part,
    bytes,
    gzip,
    brotli,
    change(part, brotli),
    room(budget, brotli),
  ]);
  const titles = ['part', 'bytes', 'gzip -9', 'brotli -11', 'change', 'budget'];
  console.log('\nParts');
  printTable([titles, ...rows]);
  const markdown = [titles, ['---', ...titles.slice(1).map(() => '---:')], ...rows];
  writeFileSync(
    fileURLToPath(new URL('../../build/size.md', import.meta.url)),
    markdown.map((cells) => `| ${cells.join(' | ')} |\n`).join(''),
  );
  return now.every(({ budget, sizes: [, , brotli] }) => brotli <= budget * 1000);
}

await withBrowser(async ({ browsers, server }) => {
  const page = await browsers.open({ viewport: { width: 820, height: 1180 }, pixelRatio: 2, touch: true });
  // As where there is a graphics processor, which is nearly everywhere: the painter in memory is smaller than WebGL's part.
  await page.goto(`${server.address}?renderer=webgl`);
  await page.evaluate(startWhenShown);
  // What the page itself asked for by now: neither its service worker, which fetches ahead, nor the thinker's worker, which begins now, nor
  // the part that it fetches once the board stands: imitated WebGL is slow to play on. Brought because it is called, it counts.
  const asked = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
      .filter(({ name, initiatorType }) => initiatorType !== 'fetch' || !name.includes('board_later'))
      .map(({ name }) => new URL(name).pathname),
  );
  const first = [...new Set(asked)];
  await page.evaluate(() =>
    navigator.serviceWorker?.getRegistration().then((found) => found && navigator.serviceWorker.ready.then(() => true)),
  );
  const all = [...new Set(server.log.map(({ path }) => path))];
  const firstLoad = await report('Up to a playable board', first);
  if (all.length > first.length)
    await report(
      'Afterwards, in the background',
      all.filter((path) => !first.includes(path)),
    );
  process.exitCode = (await reportParts(firstLoad)) ? 0 : 1;
});
