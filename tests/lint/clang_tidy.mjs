// clang-tidy for everything of src/ that a build folder compiles: node tests/lint/clang_tidy.mjs BUILD_FOLDER CACHE_FOLDER
// The folder is one whose parts are compiled as one unit each (a unity build), since most of the time goes into what the units
// include. A unit that was found good is not looked at again until something changes that clang-tidy reads: a file, a header of ours
// that it includes in any number of steps, the settings, the command, or the packages that headers come from.

import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const [build, cache] = process.argv.slice(2);
const repository = process.cwd();
const tidy = 'clang-tidy-14';
const kept = 30 * 24 * 3600_000; // milliseconds

const hash = (...texts) =>
  texts.reduce((sum, text) => sum.update(text).update('\0'), createHash('sha256')).digest('hex');

const installed = ['clang-tidy-14', 'libstdc++-*-dev', 'libc6-dev', 'libsdl2-dev', 'libsdl2-image-dev'];
const common = hash(
  execFileSync('dpkg-query', ['-W', ...installed]),
  readFileSync('.clang-tidy'),
  readFileSync('tests/lint/clang_tidy.mjs'),
);

const texts = new Map();
const textOf = (path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'));
  return texts.get(path);
};

/** The file and the headers of ours that it includes, in the order in which they are met. */
function closure(path, met = new Set()) {
  met.add(path);
  for (const [, name] of textOf(path).matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)) {
    const places = [resolve(repository, 'src', name), resolve(dirname(path), name)];
    const header = places.find((each) => existsSync(each));
    if (header && !met.has(header)) closure(header, met);
  }
  return met;
}

function keyOf({ file, command }) {
  const read = [...closure(file)].flatMap((path) => [relative(repository, path), textOf(path)]);
  return hash(common, command.replaceAll(repository, ''), ...read);
}

const run = (file) =>
  new Promise((resolve) => {
    // Only files that CMake generates include sources.
    const args = ['-p', build, '--quiet', '--checks=-bugprone-suspicious-include', file];
    execFile(tidy, args, { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error) console.log(`${stdout}${stderr}`);
      resolve(!error);
    });
  });

mkdirSync(cache, { recursive: true });
const commands = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'));
// Ours are the sources themselves and CMake's units of them; what is generated, or not ours, is not looked at.
const isOurs = ({ file }) =>
  file.startsWith(join(repository, 'src/')) || /\/src\/.*anthill(?!_bullet)\w*\.dir\/Unity\//.test(file);
const files = commands.filter(isOurs);
if (files.length === 0) throw new Error(`${build} compiles no file of src/`);

const now = new Date();
const waiting = [];
for (const entry of files) {
  const stamp = join(cache, keyOf(entry));
  if (existsSync(stamp)) utimesSync(stamp, now, now);
  else waiting.push({ file: entry.file, stamp });
}
for (const name of readdirSync(cache)) {
  if (now - statSync(join(cache, name)).mtime > kept) rmSync(join(cache, name));
}
console.log(`${files.length} units, ${waiting.length} of them to look at`);

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (await run(next.file)) writeFileSync(next.stamp, '');
    else process.exitCode = 1;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work));
