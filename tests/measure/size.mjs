// Bytes of everything that the page fetches up to a playable board of each game, what it fetches after that and then for a match by link, and its
// parts, each with its budget and beside what it was when tests/bench/sizes.txt was written (ANTHILL_UPDATE_GOLDEN=1 writes it again): what has
// changed by more than two in a hundred is marked. Fails where a part has outgrown its budget. The parts and the loads also as Markdown in
// build/size.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../browser/support/setup.mjs';
import { printTable, withBrowser } from './figures.mjs';
import { isInPart, siteParts, sizesOf } from './site_parts.mjs';

/** The kilobytes with brotli of each first load, that of Red vs. Black brings the dice; and of a match by link besides. */
const GAMES = {
  'army-ants': { name: 'Army Ants', budget: 224, byLink: 75.2 },
  'ant-war': { name: 'Ant War', budget: 250.5, byLink: 72.3 },
  'red-vs-black': { name: 'Red vs. Black', budget: 341.3, byLink: 69.9 },
};
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
async function reportParts(firstLoads) {
  const now = [...firstLoads, ...(await siteParts())];
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

/** Runs in the page: a game against a friend, as soon as the start screen offers it. Up to its board, and its dice where it has any. */
async function playWhenShown(hasDice) {
  const until = async (condition) => {
    for (;;) {
      const value = condition();
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const start = await until(() =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Start the game'),
  );
  const { board, session } = await until(() => document.querySelector('anthill-app'));
  [...document.querySelectorAll('label')]
    .find((each) => /^Friend on this device$/.test(each.textContent.trim()))
    ?.click();
  start.click();
  await until(() => board.isReady && session.state.match);
  // A file is among the entries once all of it has come.
  const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => /\/dice-[^/]+\.wasm$/.test(name));
  if (hasDice) await until(hasCome);
}

/** Runs in the page: an invitation to a match by link, up to the link that is to be sent. */
async function inviteByLink() {
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const button = (name) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent.trim().startsWith(name));
  location.hash = '#friend';
  (await until(() => button('Invite someone'))).click();
  const name = await until(() => document.querySelector('input[maxlength]'));
  name.value = 'Ada';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  (await until(() => button('Create the invitation'))).click();
  await until(() => document.querySelector('dialog input[readonly]'));
}

/** The paths that the page itself has asked for. Neither what its service worker fetches ahead nor the thinker's worker. */
async function askedBy(page) {
  const asked = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
      .map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(asked)];
}

/** The paths that the page itself asks for, up to a board of that game. */
async function firstLoadOf(page, server, game) {
  await page.goto(`${server.address}licences.txt`);
  await page.evaluate((chosen) => localStorage.setItem('anthill.settings', JSON.stringify({ game: chosen })), game);
  // As where there is a graphics processor, which is nearly everywhere.
  await page.goto(`${server.address}?renderer=webgl`);
  await page.evaluate(playWhenShown, game === 'red-vs-black');
  return askedBy(page);
}
/** And after that for a match by link; what it fetches in the background meanwhile has parts of its own. */
async function linkLoadOf(page, first) {
  await page.evaluate(inviteByLink);
  return (await askedBy(page)).filter((path) => !first.includes(path) && !isInPart(basename(path)));
}

/** Reports the files that the service worker fetches ahead. */
async function reportBackground(page, server, first) {
  await page.evaluate(() =>
    navigator.serviceWorker?.getRegistration().then((found) => found && navigator.serviceWorker.ready.then(() => true)),
  );
  const all = [...new Set(server.log.map(({ path }) => path))];
  const after = all.filter((path) => !first.includes(path) && existsSync(join(site, path)));
  if (after.length > 0) await report('Afterwards, in the background', after);
}

await withBrowser(async ({ browsers, server }) => {
  const firstLoads = [];
  const linkLoads = [];
  for (const [game, { name, budget, byLink }] of Object.entries(GAMES)) {
    const page = await browsers.open({ viewport: { width: 820, height: 1180 }, pixelRatio: 2, touch: true });
    server.log.length = 0;
    const first = await firstLoadOf(page, server, game);
    const part = `up to a playable board of ${name}`;
    firstLoads.push({ part, budget, sizes: await report(part, first) });
    if (firstLoads.length === 1) await reportBackground(page, server, first);
    const loaded = await linkLoadOf(page, first);
    const link = `a match of ${name} by link`;
    linkLoads.push({ part: link, budget: byLink, sizes: await report(link, loaded) });
  }
  process.exitCode = (await reportParts([...firstLoads, ...linkLoads])) ? 0 : 1;
});
