// Every browser test in one process, so that all of them share the browsers, which take seconds to start.
// One engine a run: ANTHILL_BROWSER=firefox node --test tests/browser/suite.mjs

import { readdirSync } from 'node:fs';

const first = 'drivers.test.mjs'; // what all others stand on
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.mjs') && name !== first);
for (const name of [first, ...files.sort()]) await import(`./${name}`);
