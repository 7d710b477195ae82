// The benches that stay, as one table (Markdown, also in build/bench.md): what is stable, positions visited and instructions, beside
// what it was when tests/bench/stable.txt was written, with a mark where it has changed by more than a tenth; and the speeds, which
// another machine has others of. ANTHILL_UPDATE_GOLDEN=1 writes stable.txt again.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { moduleBytes } from '../wasm/support/modules.mjs';
import { program } from '../support/program.mjs';
import { benchNatively, Session } from '../wasm/support/thinker.mjs';
import { countInstructions } from './instructions.mjs';

const tolerance = 0.1;
const kept = new URL('../bench/stable.txt', import.meta.url);

const native = benchNatively();
const session = await Session.start(moduleBytes('thinker_simd'));
session.ask('bench'); // the engine compiles twice
const wasm = session.ask('bench');
const found = (answers, pattern) => Number(answers.map((line) => line.match(pattern)).find(Boolean)?.[1]);

const instructions = await countInstructions();
/** Runs a bench of the native program. Returns its output and the time it took. */
const programSays = (...words) => {
  const began = performance.now();
  const output = execFileSync(program, words, { encoding: 'utf8' }).trim();
  return { output, seconds: (performance.now() - began) / 1000 };
};
/** The table that another of these commands prints. */
const measured = (command) =>
  execFileSync(process.execPath, [fileURLToPath(new URL(`${command}.mjs`, import.meta.url))], {
    encoding: 'utf8',
  }).trim();

const stable = {
  ...Object.fromEntries(
    ['army-ants', 'ant-war', 'red-vs-black'].map((game) => [
      `${game}: positions in bench`,
      native
        .map((line) => line.match(`^bench ${game} depth .* nodes (\\d+)`))
        .reduce((total, match) => total + Number(match?.[1] ?? 0), 0),
    ]),
  ),
  ...Object.fromEntries(Object.entries(instructions).map(([task, count]) => [`${task}: instructions`, count])),
};
if (process.env.ANTHILL_UPDATE_GOLDEN)
  writeFileSync(
    kept,
    Object.entries(stable)
      .map(([name, value]) => `${value} ${name}\n`)
      .join(''),
  );
const before = new Map(
  readFileSync(kept, 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(line.indexOf(' ') + 1), Number(line.split(' ')[0])]),
);

const change = (name, value) => {
  const was = before.get(name);
  if (!was) return 'new';
  const share = value / was - 1;
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %${Math.abs(share) > tolerance ? ' **changed**' : ''}`;
};
const perSecond = [
  ['search, nodes', /^nps (\d+)/],
  ['Army Ants perft 5, moves', /^bench army-ants perft 5 .*nps (\d+)/],
  ['Army Ants perft 4, moves', /^bench army-ants perft 4 .*nps (\d+)/],
  ['Ant War perft 4, moves', /^bench ant-war perft 4 .*nps (\d+)/],
];
const millions = (value) => (value / 1e6).toFixed(2);
const section = (heading, texts) => [`${heading}:`, '', '```', ...texts, '```', ''];
const throws = programSays('throw-bench', 'throws=100', 'fingerprint=1');
const table = [
  '| stable | now | before | change |',
  '| --- | ---: | ---: | ---: |',
  ...Object.entries(stable).map(
    ([name, value]) => `| ${name} | ${value} | ${before.get(name) ?? ''} | ${change(name, value)} |`,
  ),
  '',
  '| million a second | native | wasm | wasm / native |',
  '| --- | ---: | ---: | ---: |',
  ...perSecond.map(([name, pattern]) => {
    const [here, there] = [found(native, pattern), found(wasm, pattern)];
    return `| ${name} | ${millions(here)} | ${millions(there)} | ${(there / here).toFixed(2)} |`;
  }),
  '',
  ...section('Red vs. Black, throws', [
    `${throws.output.split('\n').filter((line) => /^dice/.test(line))}; ${throws.seconds.toFixed(1)} s`,
  ]),
  ...section('A frame', [measured('frames')]),
  ...section('Start', [measured('start')]),
].join('\n');
writeFileSync(fileURLToPath(new URL('../../build/bench.md', import.meta.url)), table);
console.log(table);
