// Every browser test in one process, so that all of them share the browsers, which take seconds to start.
// One engine a run: ANTHILL_BROWSER=firefox node --test tests/browser/suite.mjs.

import { readdirSync } from 'node:fs';
import { assertListIsWhole } from './support/browser_test.mjs';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.mjs'));
for (const name of files.sort()) await import(`./${name}`);
assertListIsWhole();
