// `npm run translations`: brings every language's file up to what English says now, and tells what is left to do in it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/model/language';
import { englishMessages } from './english.ts';
import { pathOf } from './plugin';
import { mergePo, problemsOf } from './po.ts';

const english = englishMessages();
for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  const path = pathOf(language);
  const content = mergePo(language, existsSync(path) ? readFileSync(path, 'utf8') : '', english);
  writeFileSync(path, content);
  const problems = problemsOf(language, content, english);
  console.log(`${language}: ${problems.length === 0 ? 'all done' : problems.length}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
