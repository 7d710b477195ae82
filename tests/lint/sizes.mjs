// Files stay small enough to be read: split by idea before a file reaches these lengths.

import { report, sources } from './sources.mjs';

const limit = (path) => (path.startsWith('tests/') ? 600 : 500);

const files = sources(/\.(h|cpp|ts|css|html|cmake|mjs)$|CMakeLists\.txt$/);
const problems = [];
for (const { path, text } of files) {
  const lines = text.split('\n').length - 1;
  if (lines > limit(path)) problems.push(`${path}: ${lines} lines, at most ${limit(path)}`);
}
report(files, problems);
