// Comments are sentences with a subject: none begins with a word of `openings`, and none uses a word of `people` for a part of the
// program. A file that one names exists; NAME or PART stands for any. Markdown and the page's texts are not checked here.

import { report, sources } from './sources.mjs';

const openings = /^(?:Of|What|Where|Who|Whoever)\b/;
const people = /\b(?:whoever|nobody|somebody)\b/i;

const names = /(?<![\w#/.-])(?:\.{1,2}\/)*((?:[\w-]+\/)*(?!SDL_|_)[\w-]+\.(?:h|cpp|ts|mjs|css|md))(?![\w/(])/g;
const made = /^(?:build|out)\//;

// A comment on lines of its own is one as a whole; one behind code ends with its line.
const slashes = /(?<=^|[\s(])\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|[ \t]\/\/[ /].*/gm;
const hashes = /^[ \t]*#.*(?:\n[ \t]*#.*)*|[ \t]#[ \t].*/gm;
const marks = /^[ \t]*(?:\/\/+<?|\/\*+|\*+\/?|#+)[ \t]*/gm;

const files = sources(
  /\.(cpp|h|ts|mjs|css|cmake|yml)$|CMakeLists\.txt$|^\.ci\/|^web\/play$|^tests\/(run|format|suites\/)/,
);
const existing = sources(/./).map(({ path }) => `/${path}`);
const exists = (name) => {
  const pattern = new RegExp(`/${name.replaceAll('.', '\\.').replace(/NAME|PART/g, '[a-z_]+')}$`);
  return existing.some((path) => pattern.test(path));
};

const problems = [];
for (const { path, text } of files) {
  const code = /\.(cpp|h|ts|mjs|css)$/.test(path);
  for (const { 0: comment, index } of text.matchAll(code ? slashes : hashes)) {
    const words = comment.replace(marks, '').trim();
    const at = `${path}:${text.slice(0, index + comment.search(/\S/)).split('\n').length}`;
    const start = words.slice(0, 60).replaceAll('\n', ' ');
    if (openings.test(words)) problems.push(`${at}: begins without its subject: ${start}`);
    const person = people.exec(words);
    if (person) problems.push(`${at}: says "${person[0]}": ${start}`);
    for (const [, name] of code ? words.matchAll(names) : [])
      if (!made.test(name) && !exists(name)) problems.push(`${at}: names ${name}, which does not exist: ${start}`);
  }
}
report(files, problems);
