// Which part of web/src imports which: the rules of web/dependency-cruiser.config.mjs, except for the arrows that it names as known.

import { execFileSync } from 'node:child_process';
import { KNOWN } from '../../web/dependency-cruiser.config.mjs';
import { report } from './sources.mjs';

const cruise = [
  '--no-install',
  'depcruise',
  '--config',
  'dependency-cruiser.config.mjs',
  '--output-type',
  'json',
  'src',
];
const { modules, summary } = JSON.parse(
  execFileSync('npx', cruise, { cwd: 'web', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] }),
);
const found = summary.violations.map(({ rule, from, to, cycle }) => ({
  rule: rule.name,
  arrow: `${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`,
}));
const arrows = new Set(found.map(({ arrow }) => arrow));
report(modules, [
  ...found.filter(({ arrow }) => !KNOWN.includes(arrow)).map(({ rule, arrow }) => `${rule}: ${arrow}`),
  ...KNOWN.filter((arrow) => !arrows.has(arrow)).map((arrow) => `no longer there, to be taken off the list: ${arrow}`),
]);
