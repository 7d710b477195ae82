// Comments are sentences with a subject: none begins with a word of `openings`, and none uses a word of `people` for a part of the
// program. Markdown and the page's texts are not checked here.

import { report, sources } from './sources.mjs';

const openings = /^(?:Of|What|Where|Who|Whoever)\b/;
const people = /\b(?:whoever|nobody|somebody)\b/i;

// A comment on lines of its own is one as a whole; one behind code ends with its line.
const slashes = /(?<=^|[\s(])\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|[ \t]\/\/[ /].*/gm;
const hashes = /^[ \t]*#.*(?:\n[ \t]*#.*)*|[ \t]#[ \t].*/gm;
const marks = /^[ \t]*(?:\/\/+<?|\/\*+|\*+\/?|#+)[ \t]*/gm;

const files = sources(
  /\.(cpp|h|ts|mjs|css|cmake|yml)$|CMakeLists\.txt$|^\.ci\/|^web\/play$|^tests\/(run|format|suites\/)/,
);
const problems = [];
for (const { path, text } of files) {
  for (const { 0: comment, index } of text.matchAll(/\.(cpp|h|ts|mjs|css)$/.test(path) ? slashes : hashes)) {
    const words = comment.replace(marks, '').trim();
    const at = `${path}:${text.slice(0, index + comment.search(/\S/)).split('\n').length}`;
    const start = words.slice(0, 60).replaceAll('\n', ' ');
    if (openings.test(words)) problems.push(`${at}: begins without its subject: ${start}`);
    const person = people.exec(words);
    if (person) problems.push(`${at}: says "${person[0]}": ${start}`);
  }
}
report(files, problems);
