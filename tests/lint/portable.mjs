// Nothing in the repository knows the machine it was written on: no absolute paths of one, no package addresses in lock files.

import { report, sources } from './sources.mjs';

const forbidden = [
  [/(^|[\s"'`=:(])\/(?:home|root|work|Users|mnt)\/\w/, 'a path of one machine'],
  [/[A-Z]:\\Users\\/, 'a path of one machine'],
  [/^\s*"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/, 'an address of one machine’s package registry'],
];
const binary = /\.(png|woff2|ico|wasm)$/;

const files = sources(/./).filter(({ path }) => !binary.test(path));
const problems = [];
for (const { path, text } of files) {
  for (const [line, content] of text.split('\n').entries()) {
    for (const [pattern, why] of forbidden) {
      if (pattern.test(content)) problems.push(`${path}:${line + 1}: ${why}: ${content.trim().slice(0, 120)}`);
    }
  }
}
report(files, problems);
