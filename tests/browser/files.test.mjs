// The files of the built page, as hosts, blocking lists and readers of Latin-1 see them. No browser is asked.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { engineNames } from './drivers/browsers.mjs';
import { engine, site } from './support/setup.mjs';

const files = readdirSync(site, { recursive: true }).filter((name) => /\.\w+$/.test(name));
const ofThePage = engine === engineNames[0] && process.env.ANTHILL_HALF !== '2' ? test : () => undefined;

/** Parts of addresses that public blocking lists are full of. */
const DISLIKED =
  /analy|\bads?\b|_ads?[_.-]|advert|advice|banner|share|social|stat(s|istic)|track|cookie|popup|pixel|beacon|sponsor|promo/i;

ofThePage('no file has a name that blocking lists dislike', () => {
  assert.ok(files.length > 300);
  assert.deepEqual(
    files.filter((name) => DISLIKED.test(name)),
    [],
  );
  // Letters of all kinds spell such a word now and then.
  for (const name of files.filter((each) => each.startsWith('assets/'))) assert.match(name, /-[0-9a-f]{8}\.\w+$/);
});

ofThePage('scripts, style sheets and the page itself are ASCII, whatever charset a host calls them', () => {
  const texts = files.filter((name) => /\.(js|css)$/.test(name) || name === 'index.html');
  assert.ok(texts.length > 300);
  const beyond = texts.filter((name) => readFileSync(join(site, name)).some((byte) => byte > 127));
  assert.deepEqual(beyond, []);
});
