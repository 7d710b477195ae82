// The files of the repository as git sees them: committed ones and new ones that are not ignored.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @param {RegExp} pattern of the path from the repository's root */
export function sources(pattern) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const deleted = new Set(execFileSync('git', ['ls-files', '-z', '--deleted']).toString().split('\0'));
  return listed
    .toString()
    .split('\0')
    .filter((path) => path && pattern.test(path) && !deleted.has(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Prints what was found, a line each, and ends the program: badly when there was something, or when nothing was looked at. */
export function report(files, problems) {
  if (files.length === 0) problems.push('no file to look at');
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
