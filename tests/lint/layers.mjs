// Each part of src/ includes only what stands to its left, SDL stays in app, Emscripten in app's main loop and in wasm,
// and no game knows another. Tests of a part see what the part sees.

import { report, sources } from './sources.mjs';

const order = ['core', 'engine', 'games', 'dice', 'match', 'view', 'app'];
const mayInclude = new Map(order.map((part, index) => [part, new Set(order.slice(0, index + 1))]));
mayInclude.set('wasm', new Set([...order, 'wasm']));
mayInclude.set('cli', new Set(['core', 'engine', 'games', 'dice', 'match', 'cli']));
const parts = new Set(mayInclude.keys());

const files = sources(/^(src|tests)\/.*\.(cpp|h)$/);
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
    if (
      part === 'games' &&
      folder === 'games' &&
      root === 'src' &&
      header.split('/').length > 2 &&
      path.split('/').length > 3
    ) {
      if (subfolder !== game) bad('no game knows another');
    }
    if (/^SDL/.test(header) && part !== 'app') bad('SDL stays in app');
    if (/^emscripten/.test(header) && part !== 'wasm' && path !== 'src/app/main_loop.cpp') {
      bad('Emscripten stays in wasm and in app/main_loop.cpp');
    }
  }
}
report(files, problems);
