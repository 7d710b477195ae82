// Each part of src/ includes only what stands to its left, SDL stays in app, Emscripten in app's main loop and in wasm, POSIX in one source of system, and no game
// knows another, in whichever part its folder lies. Display code never includes player code. Tests of a part see what the part sees.

import { report, sources } from './sources.mjs';

const rules = ['core', 'engine', 'games', 'match'];
const playing = [...rules, 'check', 'players', 'protocol', 'physics'];
const showing = [...rules, 'physics', 'view', 'board', 'app'];
const mayInclude = new Map();
for (const order of [playing, showing]) {
  for (const [index, part] of order.entries()) mayInclude.set(part, new Set(order.slice(0, index + 1)));
}
mayInclude.set('check', new Set(['core', 'engine', 'games', 'check']));
mayInclude.set('physics', new Set([...rules, 'physics']));
mayInclude.set('remote', new Set([...rules, 'physics', 'remote']));
mayInclude.set('system', new Set(['core', 'system']));
mayInclude.set('lab', new Set([...playing, 'system', 'lab']));
mayInclude.set('cli', new Set([...playing, 'system', 'remote', 'lab', 'cli']));
mayInclude.set('wasm', new Set([...playing, ...showing, 'remote', 'wasm']));
const parts = new Set(mayInclude.keys());

const files = sources(/^(src|tests)\/.*\.(cpp|h)$/);
const games = new Set(files.map(({ path }) => /^src\/games\/(\w+)\//.exec(path)?.[1]).filter(Boolean));
const problems = [];
for (const { path, text } of files) {
  const [root, part, game] = path.split('/');
  if (!parts.has(part)) continue; // tests/support and its like serve all
  for (const [line, content] of text.split('\n').entries()) {
    const found = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(content);
    if (!found) continue;
    const [, header] = found;
    const [folder, subfolder] = header.split('/');
    const bad = (why) => problems.push(`${path}:${line + 1}: includes ${header}: ${why}`);
    if (root === 'src' && content.includes(`"${header}"`) && !header.includes('/')) bad('headers are named from src/');
    if (parts.has(folder) && !mayInclude.get(part).has(folder)) bad(`${folder} does not stand to the left of ${part}`);
    const owner = games.has(game) ? game : null;
    const other = games.has(subfolder) ? subfolder : null;
    if (root === 'src' && owner && other && owner !== other) bad('no game knows another');
    if (
      /^(unistd|poll|fcntl|dlfcn|pthread|termios)\.h$|^sys\//.test(header) &&
      root === 'src' &&
      path !== 'src/system/posix.cpp'
    ) {
      bad('POSIX stays in system/posix.cpp');
    }
    if (/^SDL/.test(header) && part !== 'app') bad('SDL stays in app');
    if (
      /^emscripten/.test(header) &&
      part !== 'wasm' &&
      !/^src\/app\/(main_loop|window_pixels|failure)\.cpp$/.test(path)
    ) {
      bad('Emscripten stays in wasm and in app/main_loop.cpp, app/window_pixels.cpp and app/failure.cpp');
    }
  }
}
report(files, problems);
