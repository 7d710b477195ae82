// Files stay small enough to be read: split by idea before a file reaches these lengths. C++ lines, comments included, have the
// columns of .clang-format, which leaves comments as they are. A table that a command has made (_data.cpp) is not read by lines.

import { report, sources } from './sources.mjs';

const columns = 100;
/** Two files that everything new would be put into. */
const limits = new Map([
  ['web/src/app/app.ts', 299],
  ['web/src/session/session.ts', 299],
]);
const limit = (path) => (path.endsWith('_data.cpp') ? Infinity : (limits.get(path) ?? 400));

const files = sources(/\.(h|cpp|ts|css|html|cmake|mjs)$|CMakeLists\.txt$/);
const problems = [];
for (const { path, text } of files) {
  const lines = text.split('\n').length - 1;
  if (lines > limit(path)) problems.push(`${path}: ${lines} lines, at most ${limit(path)}`);
  if (!/\.(h|cpp)$/.test(path)) continue;
  text.split('\n').forEach((line, index) => {
    if ([...line].length > columns) problems.push(`${path}:${index + 1}: more than ${columns} columns`);
  });
}
report(files, problems);
